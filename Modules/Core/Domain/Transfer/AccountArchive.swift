/// The players and the finished matches of an account, as exported and imported.
///
/// The identifiers of the players are valid within the archive only: 1, 2, 3 and so on.
public struct AccountArchive: Hashable, Sendable {
    /// The players, ordered by the bytes of their names.
    public let players: [Player]
    /// The finished matches, the oldest first.
    public let matches: [FinishedMatch]

    /// Creates an archive of players and matches whose identifiers belong together.
    public init(players: [Player], matches: [FinishedMatch]) {
        self.players = players
        self.matches = matches
    }

    /// Creates an archive of stored values. The same values always result in the same archive.
    ///
    /// - Parameters:
    ///   - players: All players of the account.
    ///   - finished: The finished matches of the account, the newest first.
    public init(_ players: [Player], finished: [FinishedMatch]) {
        let sorted = players.sorted { left, right in
            let (leftName, rightName) = (left.name.text.utf8, right.name.text.utf8)
            return leftName.elementsEqual(rightName)
                ? left.id.number < right.id.number
                : leftName.lexicographicallyPrecedes(rightName)
        }
        var numbers: [PlayerID: PlayerID] = [:]
        for (index, player) in sorted.enumerated() {
            numbers[player.id] = PlayerID(Int64(index + 1))
        }
        self.players = sorted.map { $0.renumbered(numbers) }
        matches = finished.reversed().map { $0.renumbered(numbers) }
    }
}

extension Player {
    fileprivate func renumbered(_ numbers: [PlayerID: PlayerID]) -> Player {
        Player(
            id: numbers[id] ?? id, name: name, age: age, skill: skill,
            preferredPosition: preferredPosition, favouriteTeam: favouriteTeam)
    }
}

extension FinishedMatch {
    fileprivate func renumbered(_ numbers: [PlayerID: PlayerID]) -> FinishedMatch {
        FinishedMatch(
            id: id, startedAt: startedAt, endedAt: endedAt, lineUp: lineUp.renumbered(numbers),
            score: score)
    }
}
