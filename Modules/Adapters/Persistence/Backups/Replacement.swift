import Domain
import Platform

/// Replaces the database of a locked data directory. A kill at any moment leaves the old database or
/// the new one.
struct Replacement {
    let directory: PrivateDirectory

    /// Replaces the database by a copy of another one, in which all sessions have ended: one that was
    /// signed out since must not be valid again. Its events come from another device.
    ///
    /// - Returns: The path of a copy of the old database, or nil if there was none.
    func replace(with database: Database, at moment: Moment) throws(StorageError) -> String? {
        try directory.remove(DataFile.database + ".new")
        var new = try DatabaseCopy(
            of: database, at: directory.path(of: DataFile.database), replaces: true
        ) { copy throws(StorageError) in
            try copy.run("DELETE FROM sessions")
            try EventDevice.remove(copy)
        }
        let old = try keepOld(at: moment)
        // SQLite would apply the log of the old database to the new one.
        for suffix in ["-wal", "-journal", "-shm"] {
            try directory.remove(DataFile.database + suffix)
        }
        _ = try new.publish()
        // The sessions of the new database have ended, so this file has no use.
        try? directory.remove(DataFile.token)
        return old
    }

    private func keepOld(at moment: Moment) throws(StorageError) -> String? {
        guard let status = directory.status(of: DataFile.database), status.st_size > 0 else {
            return nil
        }
        let path = directory.path(of: DataFile.database)
        // Moves the log into the database. A database that cannot be opened keeps its log.
        if (try? Database.reader(in: directory)) != nil {
            try? Database(path: path, busyTimeout: 0).script("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        return try Backups(of: directory.path).keep(path, at: moment)
    }
}
