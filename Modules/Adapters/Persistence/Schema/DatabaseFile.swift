import Domain

/// The way from a path to a database that may be used.
struct DatabaseFile {
    let path: String
    let patience: Int32

    init(_ path: String, patience: Int32) {
        self.path = path
        self.patience = patience
    }

    func open(schema: Schema, folding: any TextFolding) throws(StorageError) -> Database {
        try create()
        try inspect(schema)
        let database = try Database(path: path, patience: patience)
        try database.script("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;")
        // Up to 32 MB, so that a walk in the order of names reads each page of a large squad once.
        try database.script("PRAGMA cache_size = -32000")
        // Once more: it may have been in a state that only a writer can read.
        try schema.check(database)
        try database.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        // A Mac's disk keeps what it is told to write in a cache of its own unless it is told twice.
        // Elsewhere this changes nothing.
        try database.script("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;")
        try schema.migrate(database)
        try FoldedKeys(folding: folding).refresh(database)
        return database
    }

    /// SQLite gives its other files the permissions of this one, so it must not create it.
    private func create() throws(StorageError) {
        // Only when it is missing: closing a file that SQLite has open in this process would take
        // its locks away.
        guard let size = OpenFile.size(of: path) else {
            _ = try OpenFile.writing(path)
            return
        }
        // SQLite takes a file of one byte for an empty one and writes over it.
        if size == 1 { throw .damaged }
    }

    /// Looks at the file in a way that cannot change a byte of it, because a file that we refuse
    /// stays as it is.
    private func inspect(_ schema: Schema) throws(StorageError) {
        do {
            let reader = try Database(path: path, isReadOnly: true, patience: patience)
            try schema.check(reader)
        } catch .readOnly {
            // A crash has left it half way through a transaction: a writer has to undo that first.
        } catch {
            throw error
        }
    }
}
