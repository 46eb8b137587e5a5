import Domain

/// One user's squad in the database.
struct SQLitePlayers: PlayerRepository {
    let connection: Connection
    let access: SessionGuard
    let folding: any TextFolding

    func squad() async throws(StorageError) -> Squad {
        try await connection.read { database throws(StorageError) in
            let user = try access.user(database)
            var squad = Squad()
            let count = try database.first(
                "SELECT count(*) FROM players WHERE user = ?", .integer(user)
            ) { row throws(StorageError) in Int(try row.integer(0)) }
            squad.reserve(count ?? 0)
            let sql = """
                SELECT \(PlayerRow.columns), name_key FROM players
                WHERE user = ? ORDER BY name_key, id
                """
            try database.each(sql, [.integer(user)]) { row throws(StorageError) in
                squad.append(try PlayerRow.player(row)) { $0.append(contentsOf: row.utf8(6)) }
            }
            return squad
        }
    }

    func contains(_ name: PlayerName, excluding id: PlayerID?) async throws(StorageError) -> Bool {
        let key = folding.identityKey(name.text)
        return try await connection.read { database throws(StorageError) in
            let user = try access.user(database)
            let found = try database.first(
                """
                SELECT 1 FROM players WHERE user = ? AND identity_key = ? AND id IS NOT ? LIMIT 1
                """, .integer(user), .text(key), .optional(id?.number)
            ) { _ throws(StorageError) in true }
            return found ?? false
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        let searchKey = folding.searchKey(name.text)
        let identityKey = folding.identityKey(name.text)
        return try await connection.write { database throws(StorageError) in
            let user = try access.user(database)
            let id = try database.first(
                """
                INSERT INTO players (user, name, name_key, identity_key) VALUES (?, ?, ?, ?)
                RETURNING id
                """, .integer(user), .text(name.text), .text(searchKey), .text(identityKey)
            ) { row throws(StorageError) in try row.integer(0) }
            guard let id else { throw .unavailable }
            return Player(id: PlayerID(id), name: name)
        }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        let (assignments, values) = assignments(of: change)
        return try await connection.write { database throws(StorageError) in
            let user = try access.user(database)
            let sql = """
                UPDATE players SET \(assignments) WHERE id = ? AND user = ?
                RETURNING \(PlayerRow.columns)
                """
            var stored: Player?
            try database.each(
                sql, values + [.integer(id.number), .integer(user)]
            ) { row throws(StorageError) in stored = try PlayerRow.player(row) }
            guard let stored else { throw .notFound }
            return stored
        }
    }

    /// The columns of the one field that changes: somebody may have written the others since the
    /// player was read.
    private func assignments(of change: PlayerChange) -> (sql: String, values: [SQLValue]) {
        switch change {
        case .name(let name):
            let searchKey = folding.searchKey(name.text)
            let identityKey = folding.identityKey(name.text)
            return (
                "name = ?, name_key = ?, identity_key = ?",
                [.text(name.text), .text(searchKey), .text(identityKey)]
            )
        case .age(let age): return ("age = ?", [.optional(age?.years)])
        case .preferredPosition(let position):
            return ("position = ?", [.optional(position?.rawValue)])
        case .skill(let skill): return ("skill = ?", [.optional(skill?.rawValue)])
        case .favouriteTeam(let team): return ("favourite_team = ?", [.optional(team?.text)])
        }
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        try await connection.write { database throws(StorageError) in
            let user = try access.user(database)
            try database.run(
                "DELETE FROM players WHERE id = ? AND user = ?", .integer(id.number), .integer(user)
            )
        }
    }
}
