public import Domain
import Records

extension WebService {
    /// Stores the values of the fields that a migration has added, from the changes that were received before.
    /// Requests need not wait for this, and an interrupted run can be repeated.
    public func updatePlayers() async throws(StorageError) {
        while true {
            let page = try await database.read(inTransaction: false) {
                connection throws(StorageError) in try Self.outdatedPlayers(connection)
            }.value
            guard !page.isEmpty else { return }
            for (user, players) in page {
                try await database.write(for: user) { connection throws(StorageError) in
                    try StoredRecordChanges(user: user, connection: connection).update(players)
                }
            }
        }
    }

    /// Returns some outdated players by their users.
    private static func outdatedPlayers(
        _ connection: any SQLConnection
    ) throws(StorageError) -> [Int64: [PlayerID]] {
        var players: [Int64: [PlayerID]] = [:]
        try connection.run(
            """
            SELECT user_number, id FROM players WHERE has_changes = 2
            ORDER BY user_number, id LIMIT 100
            """, []
        ) { row throws(StorageError) in
            guard let user = try row.integer(0), let id = try row.integer(1) else { return }
            players[user, default: []].append(PlayerID(id))
        }
        return players
    }
}
