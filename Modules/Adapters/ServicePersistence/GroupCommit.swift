import Domain
import Platform
import SQLite
import Service

/// Runs the writes that wait at the same time in one transaction, because each commit waits for the
/// disk.
actor GroupCommit {
    private let executor = QueueExecutor("football-gather.service")
    private var waiting: [WaitingWrite<Database>] = []
    private var database: Database?
    private var lock: DirectoryLock?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens the database of a directory for writing. Creates it, or backs it up and migrates it,
    /// if necessary.
    ///
    /// - Parameter moment: The time for the name of the backup.
    /// - Returns: The path of the database.
    func open(_ path: String, at moment: Moment) throws(StorageOpenError) -> String {
        let kind = DatabaseKind.service
        let directory = try PrivateDirectory(path)
        lock = try DirectoryLock(directory)
        try directory.checkFiles(of: kind)
        directory.removeUnfinishedFiles(of: kind)
        do throws(StorageError) {
            if directory.status(of: kind.file) == nil { _ = try directory.open(kind.file) }
            let path = directory.path(of: kind.file)
            let database = try Database(path: path, busyTimeout: DatabaseKind.serviceBusyTimeout)
            try kind.schema.check(database)
            try database.script(
                """
                PRAGMA foreign_keys = OFF; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON;
                PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                """)
            try kind.schema.migrate(database) { version throws(StorageError) in
                try Backups(of: directory.path, kind).add(database, .migration(version), at: moment)
            }
            // Migrations replace tables to which others refer.
            try database.script("PRAGMA foreign_keys = ON")
            self.database = database
            return path
        } catch {
            throw .storage(error)
        }
    }

    /// Runs a write in the next transaction.
    func write<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await WaitingWrite.result { database throws(StorageError) in
            try database.savepoint { () throws(StorageError) in try work(database) }
        } add: { write in
            waiting.append(write)
            // The queue runs the commit after the writes that have arrived during the commit
            // before.
            if waiting.count == 1 { Task { commit() } }
        }
    }

    /// Moves the content of the log into the database file. A failure leaves it in the log, where
    /// the next start finds it.
    func moveLog() {
        try? database?.script("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    private func commit() {
        let group = waiting
        waiting = []
        do throws(StorageError) {
            guard let database else { throw .unavailable }
            let reports = try database.transaction { () throws(StorageError) in
                var reports: [@Sendable () -> Void] = []
                for write in group { reports.append(try write.run(database)) }
                return reports
            }
            for report in reports { report() }
        } catch {
            for write in group { write.fail(error) }
        }
    }
}
