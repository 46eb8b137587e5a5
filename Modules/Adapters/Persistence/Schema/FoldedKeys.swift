import Domain

/// Makes the stored keys anew when they were made by other rules than those of today.
struct FoldedKeys {
    let folding: any TextFolding

    func refresh(_ database: Database) throws(StorageError) {
        if try storedVersion(database) == folding.version { return }
        try database.transaction { () throws(StorageError) in
            try refreshUsers(database)
            try refreshPlayers(database)
            try database.run(
                """
                INSERT INTO settings (name, value) VALUES ('folding', ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, .text(folding.version))
        }
    }

    private func storedVersion(_ database: Database) throws(StorageError) -> String? {
        try database.first("SELECT value FROM settings WHERE name = 'folding'") {
            row throws(StorageError) in try row.text(0)
        }
    }

    private func refreshUsers(_ database: Database) throws(StorageError) {
        for (number, name) in try names("SELECT number, name FROM users", database) {
            // Two names that have become one under the new rules: the second keeps its old key,
            // which is better than a database that nobody can open.
            try database.run(
                "UPDATE OR IGNORE users SET identity_key = ? WHERE number = ?",
                .text(folding.identityKey(name)), .integer(number))
        }
    }

    private func refreshPlayers(_ database: Database) throws(StorageError) {
        // All are read before the first is written: a walk along an index must not move its rows.
        for (id, name) in try names("SELECT id, name FROM players", database) {
            try database.run(
                "UPDATE players SET name_key = ?, identity_key = ? WHERE id = ?",
                .text(folding.searchKey(name)), .text(folding.identityKey(name)), .integer(id))
        }
    }

    private func names(
        _ sql: String, _ database: Database
    ) throws(StorageError) -> [(Int64, String)] {
        try database.all(sql) { row throws(StorageError) in
            (try row.integer(0), try row.text(1))
        }
    }
}
