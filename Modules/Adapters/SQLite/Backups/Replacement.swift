package import Domain
import Glibc

/// Replaces the database of a locked data directory. A kill at any moment leaves the old database
/// or the new one.
package struct Replacement {
    let directory: PrivateDirectory
    let kind: DatabaseKind

    package init(directory: PrivateDirectory, kind: DatabaseKind) {
        self.directory = directory
        self.kind = kind
    }

    /// Replaces the database by a copy of another one, in which all sessions have ended: one that
    /// was signed out since must not be valid again.
    ///
    /// - Returns: The path of a copy of the old database, or nil if there was none.
    package func replace(with database: Database, at moment: Moment) throws(StorageError) -> String?
    {
        try directory.remove(kind.file + ".new")
        var new = try DatabaseBackup(
            of: database, at: directory.path(of: kind.file), schema: kind.schema, replaces: true,
            change: kind.prepareRestored)
        let old = try keepOld(at: moment)
        // SQLite would apply the log of the old database to the new one.
        for suffix in ["-wal", "-journal", "-shm"] {
            try directory.remove(kind.file + suffix)
        }
        _ = try new.publish()
        // The sessions of the new database have ended, so this file has no use.
        if let token = kind.token { try? directory.remove(token) }
        return old
    }

    private func keepOld(at moment: Moment) throws(StorageError) -> String? {
        guard let status = directory.status(of: kind.file), status.st_size > 0 else {
            return nil
        }
        let path = directory.path(of: kind.file)
        // Moves the log into the database. A database that cannot be opened keeps its log.
        if (try? Database.reader(in: directory, kind)) != nil {
            try? Database(path: path, busyTimeout: 0).script("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        return try Backups(of: directory.path, kind).keep(path, at: moment)
    }
}
