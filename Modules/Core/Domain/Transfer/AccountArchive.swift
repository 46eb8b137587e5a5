/// The players, the finished matches and the records of an account, as exported and imported.
///
/// The identifiers of the players are valid within the archive only: 1, 2, 3 and so on. Those of
/// players who were deleted are negative.
public struct AccountArchive: Hashable, Sendable {
    /// The players, ordered by the bytes of their names.
    public let players: [Player]
    /// The finished matches, the oldest first.
    public let matches: [Match]
    /// The records of features, ordered by the names of their kinds.
    public let records: [ArchivedRecord]

    /// Creates an archive of players, matches and records whose identifiers belong together.
    public init(players: [Player], matches: [Match], records: [ArchivedRecord] = []) {
        self.players = players
        self.matches = matches
        self.records = records
    }

    /// Creates an archive of stored values. The same values always result in the same archive.
    ///
    /// - Parameters:
    ///   - squad: All players of the account.
    ///   - finished: The finished matches of the account, the newest first.
    ///   - records: The records of the account, ordered by the names of their kinds.
    public init(
        squad: [Player], finished: consuming [Match], records: [ArchivedRecord] = []
    ) {
        let sorted = squad.sorted { left, right in
            let (leftName, rightName) = (left.name.text.utf8, right.name.text.utf8)
            return leftName.elementsEqual(rightName)
                ? left.id.number < right.id.number
                : leftName.lexicographicallyPrecedes(rightName)
        }
        var numbers: [PlayerID: PlayerID] = [:]
        for (index, player) in sorted.enumerated() {
            numbers[player.id] = PlayerID(Int64(index + 1))
        }
        players = sorted.map { stored in
            var player = stored
            player.id = numbers[player.id] ?? player.id
            return player
        }
        var matches: [Match] = []
        matches.reserveCapacity(finished.count)
        // Releases each match, because there can be many.
        while let match = finished.popLast() {
            matches.append(match.identified(as: match.id) { numbers[$0] ?? $0.asDeleted })
        }
        self.matches = matches
        self.records = records.map { $0.identified(as: $0.id) { numbers[$0] ?? $0.asDeleted } }
    }
}

extension PlayerID {
    /// The identifier in an archive, and after an import, if the player was deleted.
    package var asDeleted: PlayerID { PlayerID(number > 0 ? -number : number) }
}
