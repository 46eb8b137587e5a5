import Domain

/// A database file that is checked, migrated and opened.
struct DatabaseFile {
    let path: String
    let busyTimeout: Int32

    init(_ path: String, busyTimeout: Int32) {
        self.path = path
        self.busyTimeout = busyTimeout
    }

    func open(schema: Schema, folding: any TextFolding) throws(StorageError) -> Database {
        try create()
        try inspect(schema)
        let database = try Database(path: path, busyTimeout: busyTimeout)
        try database.script("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
        // With a cache of 32 MB, a SELECT of a large squad by name reads each page once.
        try database.script("PRAGMA cache_size = -32000")
        // The check of `inspect` can be impossible after a crash, so it is repeated here.
        try schema.check(database)
        try database.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        // On macOS, fsync does not flush the cache of the disk, but these settings do. Other
        // systems ignore them.
        try database.script("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;")
        try schema.migrate(database)
        try FoldedKeys(folding: folding).refresh(database)
        return database
    }

    /// Creates the file for its owner only. SQLite copies its permissions to the other files.
    private func create() throws(StorageError) {
        // An existing file is not opened here, because POSIX releases all locks of a process when
        // it closes any descriptor of the file.
        guard let size = OpenFile.size(of: path) else {
            _ = try OpenFile.writing(path)
            return
        }
        // SQLite treats a file of one byte as empty and overwrites it.
        if size == 1 { throw .damaged }
    }

    /// Checks the file read-only, so that a rejected file stays unchanged.
    private func inspect(_ schema: Schema) throws(StorageError) {
        do {
            let reader = try Database(path: path, isReadOnly: true, busyTimeout: busyTimeout)
            try schema.check(reader)
        } catch .readOnly {
            // A crash interrupted a transaction. SQLite must roll it back, which requires writing.
        } catch {
            throw error
        }
    }
}
