package import Domain

extension Database {
    /// Opens the database of a directory for reading.
    ///
    /// - Throws: `.damaged` or `.newerVersion` if it is not one of this program.
    package static func reader(
        in directory: PrivateDirectory, _ kind: DatabaseKind
    ) throws(StorageError) -> Database {
        try reader(at: directory.path(of: kind.file), kind.schema)
    }

    /// Opens a backup for reading.
    ///
    /// - Throws: `.damaged` if it is not one of this program.
    package static func backup(at path: String, schema: Schema) throws(StorageError) -> Database {
        let database = try reader(at: DatabaseBackup.resolved(path), schema)
        guard try database.integer("PRAGMA user_version") ?? 0 > 0 else { throw .damaged }
        return database
    }

    private static func reader(
        at path: String, _ schema: Schema
    ) throws(StorageError) -> Database {
        do throws(StorageError) {
            let database = try Database(path: path, isReadOnly: true, busyTimeout: 5_000)
            database.interruptWhenCancelled()
            try schema.check(database)
            return database
        } catch {
            guard error == .readOnly else { throw error }
            // A crash interrupted a transaction. SQLite must roll it back, which requires writing.
            let database = try Database(path: path, busyTimeout: 5_000)
            try schema.check(database)
            return database
        }
    }
}
