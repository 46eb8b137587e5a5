import Domain
import SQLite

/// The stored keys of all names, which depend on the version of the folding.
struct FoldedKeys {
    let folding: any TextFolding

    private enum NameColumn: Int32, ResultColumn {
        case rowID, name

        var sql: String {
            switch self {
            case .rowID: "rowid"
            case .name: "name"
            }
        }
    }

    /// Replaces all keys if another version of the folding made them.
    func refresh(_ database: Database) throws(StorageError) {
        let stored = try database.text("SELECT value FROM settings WHERE name = 'folding'")
        if stored == folding.version { return }
        do throws(StorageError) {
            try replaceKeys(database) { _ throws(StorageError) in }
        } catch {
            guard error == .damaged else { throw error }
            try replaceKeys(database, after: DamagedPlayers.repairIndexes)
        }
    }

    private func replaceKeys(
        _ database: Database, after repair: (Database) throws(StorageError) -> Void
    ) throws(StorageError) {
        try database.transaction { () throws(StorageError) in
            try repair(database)
            try refreshUsers(database)
            try refreshPlayers(database)
            try database.run(
                """
                INSERT INTO settings (name, value) VALUES ('folding', ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """, [.text(folding.version)])
        }
    }

    private func refreshUsers(_ database: Database) throws(StorageError) {
        for (number, name) in try names("users", database) {
            // Two user names can have the same key under the new rules. The second user keeps the
            // old key, because a database that cannot be opened would be worse.
            try database.run(
                "UPDATE OR IGNORE users SET identity_key = ? WHERE number = ?",
                [.text(folding.identityKey(name)), .integer(number)])
        }
    }

    private func refreshPlayers(_ database: Database) throws(StorageError) {
        for (id, name) in try names("players", database) {
            try database.run(
                "UPDATE players SET name_key = ?, identity_key = ? WHERE id = ?",
                [.text(folding.nameKey(name)), .text(folding.identityKey(name)), .integer(id)])
        }
    }

    /// Reads all names before the first write, because a write would move rows of an index that a
    /// SELECT still follows.
    private func names(
        _ table: String, _ database: Database
    ) throws(StorageError) -> [(Int64, String)] {
        try database.all(NameColumn.select("FROM \(table)")) { row throws(StorageError) in
            (try row.integer(.rowID), try row.text(.name))
        }
    }
}
