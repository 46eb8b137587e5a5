import Domain
import Platform
import SQLite

/// Serializes all access to the database of a data directory on its own dispatch queue.
actor DatabaseQueue {
    private let executor = QueueExecutor("football-gather.storage")
    private var database: Database?
    private var files: OpenDatabaseFiles?
    private var lock: DirectoryLock?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the database of a directory. Creates or migrates it if necessary.
    func open(
        _ path: String, schema: Schema, folding: any TextFolding, at moment: Moment,
        options: StorageTestOptions
    ) throws(StorageOpenError) -> PrivateDirectory {
        let directory = try PrivateDirectory(path)
        let lock = options.isExclusive ? try DirectoryLock(directory) : nil
        try directory.checkFiles(of: .app)
        directory.removeUnfinishedFiles(of: .app)
        database = try DatabaseFile(in: directory, busyTimeout: options.busyTimeout)
            // Without the lock, another connection could back up the same version.
            .open(schema: schema, folding: folding, backupTime: lock == nil ? nil : moment)
        files = OpenDatabaseFiles(of: .app, in: directory)
        self.lock = lock
        return directory
    }

    /// Opens a copy of a database in memory.
    func open(
        copyOf bytes: [UInt8], schema: Schema, folding: any TextFolding
    ) throws(StorageError) {
        let database = try Database(copyOf: bytes)
        try database.prepare(schema: schema, folding: folding)
        self.database = database
    }

    /// Runs `work` in a transaction that reads one state of the database.
    func read<Value: Sendable>(
        _ work: @Sendable (Database) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let database = try opened()
        return try database.transaction(writes: false) { () throws(StorageError) in
            try work(database)
        }
    }

    /// Runs `work` in a transaction. The changes are on the disk when this method returns.
    ///
    /// - Throws: `.replaced` if the changes would be in a file that no start finds again, or the
    ///   error of `work`.
    @discardableResult
    func write<Value: Sendable>(
        _ work: @Sendable (Database) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let database = try opened()
        try files?.check()
        defer { files?.rememberContent() }
        let value = try database.transaction { () throws(StorageError) in try work(database) }
        try files?.checkPaths()
        return value
    }

    /// Runs `work` on the other files of the directory.
    func perform<Value: Sendable>(
        _ work: @Sendable () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        _ = try opened()
        return try work()
    }

    /// Returns the content of the database as one file.
    func serialized() throws(StorageError) -> [UInt8] {
        try opened().serialized()
    }

    /// Closes the database and then releases the lock of the directory.
    func close() {
        database = nil
        files = nil
        lock = nil
    }

    private func opened() throws(StorageError) -> Database {
        guard let database else { throw .unavailable }
        return database
    }
}
