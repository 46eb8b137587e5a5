import Domain
import Platform

/// A new file with a verified copy of a database.
struct DatabaseCopy {
    /// An absolute path without links.
    let folder: String
    let name: String

    var path: String { "\(folder)/\(name)" }

    /// Writes all committed data of a database. The file gets its name when it is complete and on the
    /// disk, and replaces another file of this name.
    ///
    /// - Parameter change: A change of the copy before it is checked.
    /// - Throws: `.damaged` if the copy is damaged, or the error of a file.
    func write(
        _ database: Database, change: (Database) throws(StorageError) -> Void = { _ in }
    ) throws(StorageError) {
        let directory = try OpenFile.directory(folder)
        let new = name + ".new"
        do throws(StorageError) {
            try directory.remove(new)
            _ = try OpenFile.creating(new, in: directory)
            try fill("\(folder)/\(new)", with: database, change)
            try OpenFile.existing(new, in: directory, O_RDWR).synchronize()
            try directory.rename(new, to: name)
        } catch {
            _ = try? directory.remove(new)
            throw error
        }
        try directory.synchronize()
    }

    private func fill(
        _ path: String, with database: Database,
        _ change: (Database) throws(StorageError) -> Void
    ) throws(StorageError) {
        let copy = try Database(path: path, busyTimeout: 0)
        // An incomplete copy is deleted, so a journal would only slow it down.
        try copy.script("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        try database.copy(to: copy)
        // The format without a log, so that one file contains everything.
        try copy.script("PRAGMA journal_mode = DELETE")
        try change(copy)
        guard try IntegrityCheck(schema: .current).isSound(copy) else { throw .damaged }
    }
}

extension DatabaseCopy {
    /// Creates the description of a file in an existing folder.
    ///
    /// - Throws: `.unavailable` or `.readOnly` if the folder cannot be used.
    init(path: String) throws(StorageError) {
        let end = path.lastIndex(of: "/")
        let parent = end.map { String(path[...$0]) } ?? "."
        name = String(path[(end.map(path.index(after:)) ?? path.startIndex)...])
        // SQLite opens no path with links.
        guard !name.isEmpty, let resolved = realpath(parent, nil) else { throw .unavailable }
        defer { free(resolved) }
        folder = String(cString: resolved)
    }

    /// Returns whether there is a file, or a link, with this path.
    static func exists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
