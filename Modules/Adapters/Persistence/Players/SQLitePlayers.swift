import Domain

/// One user's squad in the database.
struct SQLitePlayers: PlayerRepository {
    let connection: Connection
    let access: SessionGuard
    let folding: any TextFolding

    func roster() async throws(StorageError) -> Roster {
        try await connection.read { database throws(StorageError) in
            let user = try access.user(database)
            var roster = Roster()
            let count = try database.first(
                "SELECT count(*) FROM players WHERE user = ?", .integer(user)
            ) { row throws(StorageError) in Int(try row.integer(0)) }
            roster.reserve(count ?? 0)
            let sql = """
                SELECT \(PlayerRow.columns), name_key FROM players
                WHERE user = ? ORDER BY name_key, id
                """
            try database.each(sql, [.integer(user)]) { row throws(StorageError) in
                roster.append(try PlayerRow.player(row)) { $0.append(contentsOf: row.utf8(6)) }
            }
            return roster
        }
    }

    func contains(_ name: PlayerName) async throws(StorageError) -> Bool {
        let key = folding.identityKey(name.text)
        return try await connection.read { database throws(StorageError) in
            let user = try access.user(database)
            let found = try database.first(
                "SELECT 1 FROM players WHERE user = ? AND identity_key = ? LIMIT 1",
                .integer(user), .text(key)
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

    func update(_ player: Player) async throws(StorageError) {
        let searchKey = folding.searchKey(player.name.text)
        let identityKey = folding.identityKey(player.name.text)
        try await connection.write { database throws(StorageError) in
            let user = try access.user(database)
            let changed = try database.run(
                """
                UPDATE players SET name = ?, name_key = ?, identity_key = ?, age = ?, skill = ?,
                    position = ?, favourite_team = ?
                WHERE id = ? AND user = ?
                """, .text(player.name.text), .text(searchKey), .text(identityKey),
                .optional(player.age?.years), .optional(player.skill?.rawValue),
                .optional(player.preferredPosition?.rawValue),
                .optional(player.favouriteTeam?.text), .integer(player.id.number), .integer(user))
            guard changed == 1 else { throw .notFound }
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
