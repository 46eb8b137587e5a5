package import Domain
import Glibc

// Commands on the data directory of a program that may be running.
extension DatabaseKind {
    /// Returns the path of the newest backup of a data directory, or nil if there is none.
    package func newestBackup(
        in directory: String
    ) -> String? {
        Backups(of: directory, self).newest
    }

    /// Reads the whole database of a data directory and returns one line for each fault.
    @concurrent package func findings(
        in directory: String
    ) async throws(StorageOpenError) -> [String] {
        let directory = try existing(directory)
        do throws(StorageError) {
            // A server goes on meanwhile, so its threads stay free.
            return try await MaintenanceQueue().run { () throws(StorageError) in
                try IntegrityCheck(schema: schema)
                    .findings(in: Database.reader(in: directory, self))
            }
        } catch {
            throw .storage(error)
        }
    }

    /// Adds a backup to the folder `backups` of a data directory, unless there is one of the
    /// current day or no account.
    ///
    /// - Throws: `.storage` with `.full` if the disk has too little room, with `.damaged` if the
    ///   database is damaged, or with the error of a file; or the error of the directory.
    /// - Returns: Whether a backup was added.
    @concurrent package func backUpDaily(
        _ directory: String, at moment: Moment
    ) async throws(StorageOpenError) -> Bool {
        let directory = try existing(directory)
        do throws(StorageError) {
            return try await MaintenanceQueue().run { () throws(StorageError) in
                try Backups(of: directory.path, self).addDaily(of: directory, at: moment)
            }
        } catch {
            throw .storage(error)
        }
    }

    /// Writes the database of a data directory into a new file.
    ///
    /// - Throws: `.backupExists` or `.backup` for the new file, or the error of the database.
    @concurrent package func backUp(
        _ directory: String, to path: String
    ) async throws(StorageOpenError) {
        let directory = try existing(directory)
        let database: Database
        do throws(StorageError) {
            database = try Database.reader(in: directory, self)
        } catch {
            throw .storage(error)
        }
        guard !DatabaseBackup.exists(at: path) else { throw .backupExists(path: path) }
        do throws(StorageError) {
            var backup = try DatabaseBackup(
                of: database, at: DatabaseBackup.resolved(path), schema: schema)
            if try backup.publish() { return }
        } catch {
            throw error == .damaged ? .storage(.damaged) : .backup(path: path, error)
        }
        throw .backupExists(path: path)
    }

    /// Replaces the database of a data directory by a backup, and ends all sessions.
    ///
    /// - Returns: The path of a copy of the replaced database, or nil if there was none.
    /// - Throws: `.missing`, `.backupNotAFile`, `.backup` or `.damagedBackup` for a backup that
    ///   cannot be used, `.inUse`, or the error of the directory. Then nothing has changed.
    @concurrent package func restore(
        _ path: String, into directory: String, at moment: Moment
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
        try Self.checkExists(path)
        do throws(StorageError) {
            backup = try Database.backup(at: path, schema: schema)
            findings = try IntegrityCheck(schema: schema).damage(of: backup)
        } catch {
            throw .backup(path: path, error)
        }
        guard findings.isEmpty else { throw .damagedBackup(path: path, findings: findings) }
        let directory = try PrivateDirectory(directory)
        let lock = try DirectoryLock(directory)
        defer { withExtendedLifetime(lock) {} }
        try directory.checkFiles(of: self)
        do throws(StorageError) {
            return try Replacement(directory: directory, kind: self).replace(
                with: backup, at: moment)
        } catch {
            throw .storage(error)
        }
    }

    /// Opens an existing data directory and checks its files.
    package func existing(
        _ path: String, changes: Bool = false
    ) throws(StorageOpenError) -> PrivateDirectory {
        try Self.checkExists(path)
        do throws(StorageError) {
            _ = try OpenFile.directory(path)
        } catch {
            throw .storage(error)
        }
        let directory = try PrivateDirectory(path, changes: changes)
        try directory.checkFiles(of: self)
        return directory
    }

    private static func checkExists(_ path: String) throws(StorageOpenError) {
        var status = stat()
        guard stat(path, &status) != 0, errno == ENOENT || errno == ENOTDIR else { return }
        throw .missing(path: path)
    }
}
