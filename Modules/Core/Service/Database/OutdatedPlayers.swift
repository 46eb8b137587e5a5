public import Domain
import Records

extension WebService {
    /// Stores the values of the fields that a migration has added, from the changes that were
    /// received before. Requests need not wait for this, and an interrupted run can be repeated.
    ///
    /// - Throws: The first error, after the update of the other accounts if these can be read.
    public func updatePlayers() async throws(StorageError) {
        var failure: StorageError?
        var last = OutdatedPlayer(user: 0, id: PlayerID(0))
        while !Task.isCancelled {
            let page = try await database.read(inTransaction: false) {
                [last] connection throws(StorageError) in
                try Self.outdatedPlayers(after: last, connection)
            }.value
            guard let end = page.last else { break }
            for (user, players) in Dictionary(grouping: page, by: \.user) {
                do throws(StorageError) {
                    try await database.write(for: user) { connection throws(StorageError) in
                        try StoredRecordChanges(user: user, connection: connection)
                            .update(players.map(\.id))
                    }
                } catch {
                    failure = failure ?? error
                }
            }
            last = end
        }
        if let failure { throw failure }
    }

    /// Returns some outdated players by their users.
    private static func outdatedPlayers(
        after last: OutdatedPlayer, _ connection: any SQLConnection
    ) throws(StorageError) -> [OutdatedPlayer] {
        var players: [OutdatedPlayer] = []
        try connection.run(
            """
            SELECT user_number, id FROM players
            WHERE has_changes = 2 AND (user_number, id) > ($1, $2)
            ORDER BY user_number, id LIMIT 100
            """, [.integer(last.user), .integer(last.id.number)]
        ) { row throws(StorageError) in
            guard let user = try row.integer(0), let id = try row.integer(1) else { return }
            players.append(OutdatedPlayer(user: user, id: PlayerID(id)))
        }
        return players
    }
}

private struct OutdatedPlayer {
    let user: Int64
    let id: PlayerID
}
