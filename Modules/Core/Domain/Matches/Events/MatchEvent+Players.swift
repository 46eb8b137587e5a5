extension MatchEvent {
    /// The largest sequence number or counter in a file, so that further events can follow.
    package static let maximumImportedNumber: Int64 = 1_000_000_000

    /// Returns a copy in which line-up entries and players are replaced.
    ///
    /// - Parameters:
    ///   - entry: Returns the new entry of a line-up or of an arrival. Two different players must
    ///     stay different.
    ///   - player: Returns the new identifier of a player on the bench, or of the player whom a
    ///     guest became.
    package func replacing(
        entry: (LineUpEntry) -> LineUpEntry, player: (PlayerID) -> PlayerID
    ) -> MatchEvent {
        let kind: Kind
        switch self.kind {
        case .started(let start):
            kind = .started(
                MatchStart(
                    lineUp: LineUp(valid: start.lineUp.entries.map(entry)),
                    bench: start.bench.map(player), benchGuests: start.benchGuests,
                    duration: start.duration, score: start.score))
        case .joined(let joined): kind = .joined(entry(joined))
        case .guestIdentified(let guest, let id): kind = .guestIdentified(guest, as: player(id))
        default: return self
        }
        return MatchEvent(id: id, counter: counter, moment: moment, kind: kind)
    }

    /// Returns the same event with other identifiers of players.
    package func identified(player: (PlayerID) -> PlayerID) -> MatchEvent {
        replacing(
            entry: { entry in
                var entry = entry
                entry.playerID = entry.playerID.map(player)
                return entry
            }, player: player)
    }
}
