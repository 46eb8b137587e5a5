public import Domain
public import SQLite

// Checks and backups while the storage is open, on a queue of their own.
extension Storage {
    /// Reads the whole database and returns one line for each fault. Changes are possible
    /// meanwhile.
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
    /// Replaces a damaged database by a new one with all rows that can be read, and ends all
    /// sessions.
    ///
    /// - Returns: The path of the damaged database, and one line for each kind of loss; nil if
    ///   nothing is damaged. Then nothing has changed.
    /// - Throws: `.unrecoverable` if no account can be read, `.inUse`, or the error of the
    ///   directory.
    @concurrent public static func recover(
        _ directory: String, at moment: Moment
    ) async throws(StorageOpenError) -> (damaged: String?, losses: [String])? {
        let directory = try DatabaseKind.app.existing(directory, changes: true)
        let lock = try DirectoryLock(directory)
        defer { withExtendedLifetime(lock) {} }
        do throws(StorageError) {
            guard try isDamaged(directory) else { return nil }
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

    /// Returns whether the database has a fault or no tables, or cannot be opened because of a
    /// fault.
    private static func isDamaged(_ directory: PrivateDirectory) throws(StorageError) -> Bool {
        do throws(StorageError) {
            let database = try Database.reader(in: directory, .app)
            guard try database.integer("PRAGMA user_version") != 0 else { return true }
            return try !IntegrityCheck(schema: .current).findings(in: database).isEmpty
        } catch .damaged, .newerVersion {
            // A changed byte of the header can look like a newer version.
            return true
        } catch {
            throw error
        }
    }

    /// Runs the check of each start on a new connection.
    ///
    /// - Parameter measure: A closure that calls the check, whose time it can measure.
    package static func quickCheck(
        of directory: String,
        measure: (() throws(StorageError) -> Void) throws(StorageError) -> Void
    ) throws(StorageOpenError) {
        let directory = try DatabaseKind.app.existing(directory)
        do throws(StorageError) {
            let database = try Database.reader(in: directory, .app)
            try measure { () throws(StorageError) in
                try IntegrityCheck(schema: .current).quick(database)
            }
        } catch {
            throw .storage(error)
        }
    }
}
