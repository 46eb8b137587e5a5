import Domain

/// The squad of one user in the database.
struct SQLitePlayers: PlayerRepository {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding

    func squad() async throws(StorageError) -> Squad {
        try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            var squad = Squad()
            let count = try database.integer(
                "SELECT count(*) FROM players WHERE user = ?", [.integer(user)])
            squad.reserve(Int(count ?? 0))
            let query = PlayerColumn.select("FROM players WHERE user = ? ORDER BY name_key, id")
            try database.each(query, [.integer(user)]) { row throws(StorageError) in
                squad.append(try Player(row)) { $0.append(contentsOf: row.utf8(.searchKey)) }
            }
            return squad
        }
    }

    func contains(_ name: PlayerName, excluding id: PlayerID?) async throws(StorageError) -> Bool {
        let key = folding.identityKey(name.text)
        return try await queue.read { database throws(StorageError) in
            let user = try access.user(database)
            let found = try database.integer(
                """
                SELECT 1 FROM players WHERE user = ? AND identity_key = ? AND id IS NOT ? LIMIT 1
                """, [.integer(user), .text(key), .optional(id?.number)])
            return found != nil
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        let searchKey = folding.searchKey(name.text)
        let identityKey = folding.identityKey(name.text)
        return try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            let id = try database.integer(
                """
                INSERT INTO players (user, name, name_key, identity_key) VALUES (?, ?, ?, ?)
                RETURNING id
                """, [.integer(user), .text(name.text), .text(searchKey), .text(identityKey)])
            guard let id else { throw .unavailable }
            return Player(id: PlayerID(id), name: name)
        }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        let (assignments, values) = assignments(of: change)
        return try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            let query = PlayerColumn.returning(
                "UPDATE players SET \(assignments) WHERE id = ? AND user = ?")
            let stored = try database.first(
                query, values + [.integer(id.number), .integer(user)], read: Player.init)
            guard let stored else { throw .notFound }
            return stored
        }
    }

    /// Returns the assignments for the changed field only, because another program may have written
    /// the other fields since the player was read.
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
        try await queue.write { database throws(StorageError) in
            let user = try access.user(database)
            try database.run(
                "DELETE FROM players WHERE id = ? AND user = ?",
                [.integer(id.number), .integer(user)])
        }
    }
}
