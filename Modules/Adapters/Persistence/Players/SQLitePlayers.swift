import Domain
import Records
import SQLite

/// The squad of one user in the database.
struct SQLitePlayers: PlayerRepository {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding
    let time: any TimeSource

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            return try SquadReader(database, user: user, query: query)
                .page(range, containing: player)
        }
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            return try SquadReader(database, user: user, query: query).ids()
        }
    }

    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            var found: [(player: Player, key: [UInt8])] = []
            for id in Set(ids) {
                if let shown = try shown(id, of: user, database) { found.append(shown) }
            }
            return found.sorted { left, right in
                left.key == right.key
                    ? left.player.id.number < right.player.id.number
                    : left.key.lexicographicallyPrecedes(right.key)
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
                (player: try Player(validValuesOf: row), key: Array(row.utf8(.searchKey)))
            }
            if let found { return found }
        }
        return nil
    }

    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        let key = folding.identityKey(name.text)
        return try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            let query = IDColumn.select(
                "FROM players WHERE user = ? AND identity_key = ? ORDER BY id")
            return try database.all(query, [.integer(user), .text(key)]) {
                row throws(StorageError) in PlayerID(try row.integer(.id))
            }
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        // The database assigns the identifier.
        let player = KeyedPlayer(Player(id: PlayerID(0), name: name), folding)
        return try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            var added = player
            added.player.id = PlayerID(try PlayerStatements.nextID(database))
            try PlayerStatements.insert([added], of: user, database)
            return added.player
        }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        let (assignments, values) = assignments(of: change)
        do throws(StorageError) {
            return try await queue.write { database throws(StorageError) in
                let user = try access.user(database)
                let query = PlayerColumn.returning(
                    "UPDATE players SET \(assignments) WHERE id = ? AND user = ?")
                let stored = try database.first(
                    query, values + [.integer(id.number), .integer(user)]
                ) { row throws(StorageError) in try Player(row) }
                guard let stored else { throw .notFound }
                try DamagedPlayers.unmark(id.number, database)
                return stored
            }
        } catch {
            guard error == .damaged else { throw error }
            return try await correct(change, of: id)
        }
    }

    /// Stores a damaged player with the values that the squad shows, and one change.
    private func correct(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            let shown = try shown(id, of: user, database)?.player
            guard let shown else { throw .notFound }
            let player = change.applied(to: shown)
            try DamagedPlayers.repairIndexes(database)
            try database.run(
                "UPDATE players SET \(PlayerColumn.stored.map { "\($0) = ?" }.sqlList) WHERE id = ?",
                KeyedPlayer(player, folding).values + [.integer(id.number)])
            try DamagedPlayers.unmark(id.number, database)
            return player
        }
    }

    /// Returns the assignments for the changed field only, because another program may have written
    /// the other fields since the player was read.
    private func assignments(of change: PlayerChange) -> (sql: String, values: [SQLValue]) {
        let (field, value) = (change.field.description, change.value)
        let assignment = "\(field.column) = ?"
        guard change.field == PlayerField(\.name), case .text(let name) = value else {
            return (assignment, [SQLValue(value)])
        }
        return (
            "\(assignment), name_key = ?, identity_key = ?",
            [SQLValue(value), .text(folding.searchKey(name)), .text(folding.identityKey(name))]
        )
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        do throws(StorageError) {
            try await delete(id) { _ throws(StorageError) in }
        } catch {
            guard error == .damaged else { throw error }
            try await delete(id, after: DamagedPlayers.repairIndexes)
        }
    }

    private func delete(
        _ id: PlayerID, after repair: @Sendable (Database) throws(StorageError) -> Void
    ) async throws(StorageError) {
        let wall = time.now().wall
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            try repair(database)
            try PlayerStatements.delete(id, RecordWriter(of: user, at: wall, database))
        }
    }
}
