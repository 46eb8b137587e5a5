import Domain

/// The one place where the database is touched: one connection, one caller at a time, on a queue of
/// its own.
actor Connection {
    private let executor = QueueExecutor("football-gather.storage")
    private var database: Database?
    private var lock: DirectoryLock?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the database of a directory, creates it or brings it up to date.
    func open(
        _ directory: DataDirectory, schema: Schema, folding: any TextFolding,
        options: StorageTestOptions
    ) throws(StorageOpenError) {
        do {
            try directory.create()
        } catch {
            throw .storage(error)
        }
        let lock = options.isExclusive ? try DirectoryLock(directory) : nil
        do {
            database = try DatabaseFile(directory.database, patience: options.patience)
                .open(schema: schema, folding: folding)
            self.lock = lock
        } catch {
            throw .storage(error)
        }
    }

    /// Reads, all of it from one state of the database.
    func read<Value: Sendable>(
        _ work: @Sendable (Database) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let database = try opened()
        return try database.transaction(writes: false) { () throws(StorageError) in
            try work(database)
        }
    }

    /// Writes, all of it or nothing. What is written is on the disk when it returns.
    @discardableResult
    func write<Value: Sendable>(
        _ work: @Sendable (Database) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let database = try opened()
        return try database.transaction { () throws(StorageError) in try work(database) }
    }

    /// Work on the files beside the database.
    func perform<Value: Sendable>(
        _ work: @Sendable () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        _ = try opened()
        return try work()
    }

    /// The database as one file would hold it.
    func image() throws(StorageError) -> [UInt8] {
        try opened().image()
    }

    /// Closes the database and then lets others into the directory.
    func close() {
        database = nil
        lock = nil
    }

    private func opened() throws(StorageError) -> Database {
        guard let database else { throw .unavailable }
        return database
    }
}
