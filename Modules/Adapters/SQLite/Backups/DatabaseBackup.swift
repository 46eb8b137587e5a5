import Domain
import Glibc
import Platform

/// A verified backup of a database, in a file that gets its name when it is published.
struct DatabaseBackup: ~Copyable {
    private var file: NewFile

    /// Copies all committed data of a database.
    ///
    /// - Parameters:
    ///   - path: The path of the backup, whose folder is an absolute path without links.
    ///   - schema: The schema of the database.
    ///   - replaces: Whether the backup replaces an existing file.
    ///   - change: A change of the backup before it is checked.
    /// - Throws: `.damaged` if the backup is damaged, or the error of a file.
    package init(
        of database: Database, at path: String, schema: Schema, replaces: Bool = false,
        change: (Database) throws(StorageError) -> Void = { _ in }
    ) throws(StorageError) {
        let file = try StorageError.converting { () throws(SystemError) in
            try NewFile(path, replaces: replaces)
        }
        let backup = try Database(
            path: Self.folder(of: path) + file.temporaryName, busyTimeout: 0)
        backup.interruptWhenCancelled()
        // An incomplete backup is deleted, so a journal would only slow it down.
        try backup.script("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        try database.copy(to: backup)
        // The format without a log, so that one file contains everything. A journal in a file would
        // stay after a kill, with data of the database.
        try backup.script("PRAGMA journal_mode = MEMORY")
        try change(backup)
        guard try IntegrityCheck(schema: schema).damage(of: backup).isEmpty else { throw .damaged }
        self.file = file
    }

    /// Gives the backup its name when it is on the disk.
    ///
    /// - Returns: `false` if another program has created a file with this name.
    mutating func publish() throws(StorageError) -> Bool {
        do throws(SystemError) {
            try file.publish()
            return true
        } catch {
            guard error.number == EEXIST else { throw StorageError(systemError: error.number) }
            return false
        }
    }

    /// Returns a path without links to a file in an existing folder, because SQLite opens no other.
    ///
    /// - Throws: `.unavailable` or `.readOnly` if the folder cannot be used.
    static func resolved(_ path: String) throws(StorageError) -> String {
        let folder = folder(of: path)
        let name = path.dropFirst(folder.count)
        guard !name.isEmpty, let resolved = realpath(folder.isEmpty ? "." : folder, nil) else {
            throw .unavailable
        }
        defer { free(resolved) }
        return "\(String(cString: resolved))/\(name)"
    }

    /// Returns whether there is a file, or a link, with this path.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }
}
