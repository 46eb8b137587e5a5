public import Domain
import Platform

// Checks and backups while the storage is open, on a queue of their own.
extension Storage {
    /// Reads the whole database and returns one line for each fault. Changes are possible meanwhile.
    public func findings() async throws(StorageError) -> [String] {
        guard let directory = files as? PrivateDirectory else { return [] }
        return try await maintenance.run { () throws(StorageError) in
            try IntegrityCheck(schema: .current).findings(in: Database.reader(in: directory, .app))
        }
    }

    /// Returns whether the newest backup in the folder `backups` is of another day.
    public func isBackupDue(at moment: Moment) -> Bool {
        guard let directory = files as? PrivateDirectory else { return false }
        return Backups(of: directory.path, .app).isDue(at: moment)
    }

    /// Adds a backup to the folder `backups`, unless there is one of the current day or no account.
    ///
    /// - Throws: `.full` if the disk has too little room, `.damaged` if the database is damaged, or
    ///   the error of a file.
    public func backUpDaily(at moment: Moment) async throws(StorageError) {
        guard let directory = files as? PrivateDirectory else { return }
        _ = try await maintenance.run { () throws(StorageError) in
            try Backups(of: directory.path, .app).addDaily(of: directory, at: moment)
        }
    }
}

// Commands on the data directory of a program that may be running.
extension Storage {
    /// Returns the path of the newest backup of a data directory, or nil if there is none.
    package static func newestBackup(
        in directory: String, of kind: DatabaseKind = .app
    ) -> String? {
        Backups(of: directory, kind).newest
    }

    /// Reads the whole database of a data directory and returns one line for each fault.
    @concurrent package static func findings(
        in directory: String, of kind: DatabaseKind = .app
    ) async throws(StorageOpenError) -> [String] {
        let directory = try existing(directory, kind)
        do throws(StorageError) {
            // A server goes on meanwhile, so its threads stay free.
            return try await MaintenanceQueue().run { () throws(StorageError) in
                try IntegrityCheck(schema: kind.schema)
                    .findings(in: Database.reader(in: directory, kind))
            }
        } catch {
            throw .storage(error)
        }
    }

    /// Adds a backup to the folder `backups` of a data directory, unless there is one of the current
    /// day or no account.
    ///
    /// - Throws: `.storage` with `.full` if the disk has too little room, with `.damaged` if the
    ///   database is damaged, or with the error of a file; or the error of the directory.
    /// - Returns: Whether a backup was added.
    @concurrent package static func backUpDaily(
        _ directory: String, of kind: DatabaseKind, at moment: Moment
    ) async throws(StorageOpenError) -> Bool {
        let directory = try existing(directory, kind)
        do throws(StorageError) {
            return try await MaintenanceQueue().run { () throws(StorageError) in
                try Backups(of: directory.path, kind).addDaily(of: directory, at: moment)
            }
        } catch {
            throw .storage(error)
        }
    }

    /// Writes the database of a data directory into a new file.
    ///
    /// - Throws: `.backupExists` or `.backup` for the new file, or the error of the database.
    @concurrent package static func backUp(
        _ directory: String, of kind: DatabaseKind = .app, to path: String
    ) async throws(StorageOpenError) {
        let directory = try existing(directory, kind)
        let database: Database
        do throws(StorageError) {
            database = try Database.reader(in: directory, kind)
        } catch {
            throw .storage(error)
        }
        guard !DatabaseCopy.exists(at: path) else { throw .backupExists(path: path) }
        do throws(StorageError) {
            var copy = try DatabaseCopy(
                of: database, at: DatabaseCopy.resolved(path), schema: kind.schema)
            if try copy.publish() { return }
        } catch {
            throw error == .damaged ? .storage(.damaged) : .backup(path: path, error)
        }
        throw .backupExists(path: path)
    }

    /// Replaces the database of a data directory by a backup, and ends all sessions.
    ///
    /// - Returns: The path of a copy of the replaced database, or nil if there was none.
    /// - Throws: `.backupNotAFile`, `.backup` or `.damagedBackup` for a backup that cannot be used,
    ///   `.inUse`, or the error of the directory. Then nothing has changed.
    @concurrent package static func restore(
        _ path: String, into directory: String, of kind: DatabaseKind = .app, at moment: Moment
    ) async throws(StorageOpenError) -> String? {
        let backup: Database
        let findings: [String]
        // SQLite opens these files, and would wait for the writer of a named pipe.
        for suffix in Backups.suffixes {
            var status = stat()
            guard stat(path + suffix, &status) != 0 || status.isFile else {
                throw .backupNotAFile(path: path + suffix)
            }
        }
        do throws(StorageError) {
            backup = try Database.backup(at: path, schema: kind.schema)
            findings = try IntegrityCheck(schema: kind.schema).damage(of: backup)
        } catch {
            throw .backup(path: path, error)
        }
        guard findings.isEmpty else { throw .damagedBackup(path: path, findings: findings) }
        let directory = try PrivateDirectory(directory)
        let lock = try DirectoryLock(directory)
        defer { withExtendedLifetime(lock) {} }
        try directory.checkFiles(of: kind)
        do throws(StorageError) {
            return try Replacement(directory: directory, kind: kind).replace(
                with: backup, at: moment)
        } catch {
            throw .storage(error)
        }
    }

    /// Replaces a damaged database by a new one with all rows that can be read, and ends all sessions.
    ///
    /// - Returns: The path of the damaged database, and one line for each kind of loss.
    /// - Throws: `.unrecoverable` if no account can be read, `.inUse`, or the error of the directory.
    @concurrent public static func recover(
        _ directory: String, at moment: Moment
    ) async throws(StorageOpenError) -> (damaged: String?, losses: [String]) {
        let directory = try existing(directory, .app, changes: true)
        let lock = try DirectoryLock(directory)
        defer { withExtendedLifetime(lock) {} }
        do throws(StorageError) {
            let new = try Database(path: ":memory:", busyTimeout: 0)
            let losses = try DamagedDatabase(directory: directory).read {
                database throws(StorageError) in
                var recovery = Recovery(database, into: new)
                try recovery.run()
                return recovery.losses
            }
            let damaged = try Replacement(directory: directory, kind: .app)
                .replace(with: new, at: moment)
            return (damaged, losses)
        } catch {
            throw error == .damaged
                ? .unrecoverable(directory: directory.path) : .storage(error)
        }
    }

    /// Runs the check of each start on a new connection.
    ///
    /// - Parameter measure: A closure that calls the check, whose time it can measure.
    package static func quickCheck(
        of directory: String,
        measure: (() throws(StorageError) -> Void) throws(StorageError) -> Void
    ) throws(StorageOpenError) {
        let directory = try existing(directory, .app)
        do throws(StorageError) {
            let database = try Database.reader(in: directory, .app)
            try measure { () throws(StorageError) in
                try IntegrityCheck(schema: .current).quick(database)
            }
        } catch {
            throw .storage(error)
        }
    }

    private static func existing(
        _ path: String, _ kind: DatabaseKind, changes: Bool = false
    ) throws(StorageOpenError) -> PrivateDirectory {
        do throws(StorageError) {
            _ = try OpenFile.directory(path)
        } catch {
            throw .storage(error)
        }
        let directory = try PrivateDirectory(path, changes: changes)
        try directory.checkFiles(of: kind)
        return directory
    }
}

extension Database {
    /// Opens the database of a directory for reading.
    ///
    /// - Throws: `.damaged` or `.newerVersion` if it is not one of this program.
    static func reader(
        in directory: PrivateDirectory, _ kind: DatabaseKind
    ) throws(StorageError) -> Database {
        try reader(at: directory.path(of: kind.file), kind.schema)
    }

    /// Opens a backup for reading.
    ///
    /// - Throws: `.damaged` if it is not one of this program.
    static func backup(at path: String, schema: Schema) throws(StorageError) -> Database {
        let database = try reader(at: DatabaseCopy.resolved(path), schema)
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

/// Runs long work on files without blocking the queue of the database.
actor MaintenanceQueue {
    private let executor = QueueExecutor("football-gather.maintenance")

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func run<Value: Sendable>(
        _ work: @Sendable () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try work()
    }
}
