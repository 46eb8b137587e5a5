import Domain
import Records
import SQLite

/// The squad of one user in the database.
struct SQLitePlayers: PlayerRepository {
    let data: UserDatabase

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await data.read { database, user throws(StorageError) in
            return try SquadReader(database, user: user, query: query)
                .page(range, containing: player)
        }
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await data.read { database, user throws(StorageError) in
            return try SquadReader(database, user: user, query: query).ids()
        }
    }

    func players(
        _ ids: [PlayerID], scripts: ScriptOrder
    ) async throws(StorageError) -> [Player] {
        try await data.read { database, user throws(StorageError) in
            var found: [(player: Player, key: [UInt8])] = []
            for id in Set(ids) {
                if let shown = try shown(id, of: user, database) { found.append(shown) }
            }
            return found.sorted { left, right in
                left.key == right.key
                    ? left.player.id.number < right.player.id.number
                    : scripts.precedes(left.key, right.key)
            }.map(\.player)
        }
    }

    /// Returns a player as the squad shows it, and its search key.
    private func shown(
        _ id: PlayerID, of user: Int64, _ database: Database
    ) throws(StorageError) -> (player: Player, key: [UInt8])? {
        let values = [SQLValue.integer(user), .integer(id.number)]
        let byKey = "AND name_key = (SELECT name_key FROM players NOT INDEXED WHERE id = ?2)"
        // The key of a damaged row may differ from its copy, which is then found by a slow search.
        for condition in [byKey, ""] {
            let query = PlayerColumn.select(
                """
                FROM players INDEXED BY players_copy WHERE user = ?1 AND id = ?2 \(condition)
                """)
            let found = try database.first(query, values) { row throws(StorageError) in
                (player: try Player(validValuesOf: row), key: Array(row.utf8(.nameKey)))
            }
            if let found { return found }
        }
        return nil
    }

    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        let key = data.folding.identityKey(name.text)
        return try await data.read { database, user throws(StorageError) in
            let query = IDColumn.select(
                "FROM players WHERE user = ? AND identity_key = ? ORDER BY id")
            return try database.all(query, [.integer(user), .text(key)]) {
                row throws(StorageError) in PlayerID(try row.integer(.id))
            }
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await data.change { writer throws(StorageError) in
            let id = try PlayerStatements.nextID(of: writer.user, writer.database)
            let player = Player(id: PlayerID(id), name: name)
            try writer.save(player)
            return player
        }
    }

    func update(
        _ changes: [PlayerChange], of id: PlayerID
    ) async throws(StorageError) -> Player {
        do throws(StorageError) {
            return try await data.change { writer throws(StorageError) in
                let query = PlayerColumn.select("FROM players WHERE id = ? AND user = ?")
                let stored = try writer.database.first(
                    query, [.integer(id.number), .integer(writer.user)]
                ) { row throws(StorageError) in try Player(row) }
                guard let stored else { throw .notFound }
                let player = changes.applied(to: stored)
                try writer.save(player)
                return player
            }
        } catch {
            guard error == .damaged else { throw error }
            return try await correct(changes, of: id)
        }
    }

    /// Stores a damaged player with the values that the squad shows, and the changes.
    private func correct(
        _ changes: [PlayerChange], of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await data.change { writer throws(StorageError) in
            let shown = try shown(id, of: writer.user, writer.database)?.player
            guard let shown else { throw .notFound }
            let player = changes.applied(to: shown)
            try DamagedPlayers.repairIndexes(writer.database)
            try writer.save(player)
            return player
        }
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        do throws(StorageError) {
            try await data.change { writer throws(StorageError) in try writer.delete(id) }
        } catch {
            guard error == .damaged else { throw error }
            try await data.change { writer throws(StorageError) in
                try DamagedPlayers.repairIndexes(writer.database)
                try writer.delete(id)
            }
        }
    }

    func deleted() async throws(StorageError) -> [Player] {
        try await data.read { database, user throws(StorageError) in
            try RecordChanges(user: user, database: database).deleted()
        }
    }

    func restore(_ id: PlayerID) async throws(StorageError) {
        try await data.change { writer throws(StorageError) in try writer.restore(id) }
    }

    func erase(_ id: PlayerID) async throws(StorageError) {
        try await data.change { writer throws(StorageError) in
            try writer.erase(.key(id), PlayerField.allCases.map(\.description.name))
        }
    }

    func versions(of id: PlayerID) async throws(StorageError) -> [RecordVersion<Player>] {
        try await data.read { database, user throws(StorageError) in
            let changes = RecordChanges(user: user, database: database)
            var history = try changes.history(of: id.uuid, Player.kind.name)
            let rows = PlayerRows(user: user, folding: data.folding, database: database)
            if history.changes.isEmpty, let stored = try rows.record(id) {
                history = RecordHistory([.first(of: id, stored.values)])
            }
            return history.versions(on: try EventDevice.id(database))
        }
    }
}
