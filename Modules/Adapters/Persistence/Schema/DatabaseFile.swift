import Domain
import Glibc
import SQLite

/// A database file that is checked, migrated and opened.
struct DatabaseFile {
    private let directory: PrivateDirectory
    private let path: String
    private let busyTimeout: Int32

    init(in directory: PrivateDirectory, busyTimeout: Int32) {
        self.directory = directory
        path = directory.path(of: DataFile.database)
        self.busyTimeout = busyTimeout
    }

    /// Opens the database. Creates it, or backs it up and migrates it, if necessary.
    ///
    /// - Parameter backupTime: The time for the name of the backup; nil for no backup.
    func open(
        schema: Schema, folding: any TextFolding, backupTime: Moment?
    ) throws(StorageOpenError) -> Database {
        let size = directory.status(of: DataFile.database).map { Int($0.st_size) }
        if size ?? 0 == 0, hasOtherData { throw .databaseMissing(directory: directory.path) }
        do throws(StorageError) {
            // An existing file is not opened here, because POSIX releases all locks of a process
            // when it closes any descriptor of the file.
            if size == nil { _ = try directory.open(DataFile.database) }
            // SQLite treats a file of one byte as empty and overwrites it.
            if size == 1 { throw .damaged }
            let database = try Database(path: path, busyTimeout: busyTimeout)
            // A rejected file stays unchanged.
            try database.keepLogOnClose(true)
            try schema.check(database)
            try database.keepLogOnClose(false)
            try database.prepare(schema: schema, folding: folding) { version throws(StorageError) in
                guard let backupTime else { return }
                try Backups(of: directory.path, .app)
                    .add(database, .migration(version), at: backupTime)
            }
            return database
        } catch {
            throw .storage(error)
        }
    }

    /// True if files exist that no new database has. SQLite would delete the log of an empty
    /// database.
    private var hasOtherData: Bool {
        [DataFile.log, DataFile.token, DataFile.navigationState].contains { name in
            directory.status(of: name).map { $0.isFile && $0.st_size > 0 } ?? false
        }
    }
}

extension Database {
    /// Checks and migrates the content.
    ///
    /// - Parameter willMigrate: Called with the version of an older database before it changes.
    func prepare(
        schema: Schema, folding: any TextFolding,
        willMigrate: (Int64) throws(StorageError) -> Void = { _ in }
    ) throws(StorageError) {
        // A migration that replaces a table would delete the rows that refer to it.
        try script("PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF;")
        try script("PRAGMA secure_delete = ON;")
        try schema.check(self)
        try script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;")
        try schema.migrate(self, willMigrate: willMigrate)
        try RecordTables.migrate(self)
        try script("PRAGMA foreign_keys = ON")
        try IntegrityCheck(schema: schema).quick(self)
        try FoldedKeys(folding: folding).refresh(self)
        try EventDevice.prepare(self)
    }
}
