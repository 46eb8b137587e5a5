extension MatchEvent {
    /// The largest sequence number or counter in a file, so that further events can follow.
    package static let maximumImportedNumber: Int64 = 1_000_000_000

    /// Returns a copy with other entries of line-ups, and with other players apart from them.
    ///
    /// - Parameters:
    ///   - entry: Returns entries with different players for those with different players.
    ///   - player: Returns the player for one who was on the bench, or for a guest.
    package func replacing(
        entry: (LineUpEntry) -> LineUpEntry, player: (PlayerID) -> PlayerID
    ) -> MatchEvent {
        let kind: Kind
        switch self.kind {
        case .started(let start):
            kind = .started(
                MatchStart(
                    lineUp: LineUp(valid: start.lineUp.entries.map(entry)),
                    bench: start.bench.map(player), duration: start.duration, score: start.score))
        case .joined(let joined): kind = .joined(entry(joined))
        case .guestIdentified(let guest, let id): kind = .guestIdentified(guest, as: player(id))
        default: return self
        }
        return MatchEvent(id: id, counter: counter, moment: moment, kind: kind)
    }
}
