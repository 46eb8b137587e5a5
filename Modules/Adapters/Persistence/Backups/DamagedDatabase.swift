import Domain
import Glibc
import SQLite

/// The database of a locked data directory that may have no readable first page.
///
/// The first page has the header and the numbers of the pages with the schema, which change only
/// with a migration. So the page of a backup of the same version fits. The page of a new database
/// fits if this version created the damaged one. A page fits if it leads to the complete schema.
struct DamagedDatabase {
    /// A copy of the damaged database with another first page.
    private static let copy = DataFile.recovery
    private static let pageSize = 4_096

    let directory: PrivateDirectory

    /// Calls `body` with the opened database, or with a copy that has another first page.
    ///
    /// - Throws: `.damaged` if no first page fits, or the error of `body`.
    func read<Value>(
        _ body: (Database) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let original = Result { () throws(StorageError) in
            try Database.reader(in: directory, .app)
        }
        if let database = try? original.get(), hasSchema(database) { return try body(database) }
        defer { directory.removeUnfinishedFiles(of: .app) }
        for page in try firstPages() {
            directory.removeUnfinishedFiles(of: .app)
            try writeCopy(page)
            let copy = try Database(path: directory.path(of: Self.copy), busyTimeout: 0)
            if hasSchema(copy) { return try body(copy) }
        }
        return try body(original.get())
    }

    private func hasSchema(_ database: Database) -> Bool {
        (try? IntegrityCheck(schema: .current).hasSchema(database)) ?? false
    }

    /// Returns the first pages of all backups of the current version, the newest first, and of a
    /// new database.
    private func firstPages() throws(StorageError) -> [[UInt8]] {
        let database = try Database(path: ":memory:", busyTimeout: 0)
        try Schema.current.migrate(database)
        let new = Array(try database.serialized().prefix(Self.pageSize))
        let version = 60..<64
        let backups = Backups(of: directory.path, .app).firstBytes(Self.pageSize).filter {
            $0.count == Self.pageSize && $0.prefix(18) == new.prefix(18)
                && $0[version] == new[version]
        }
        return backups + [new]
    }

    /// Writes a copy of the database and its log.
    private func writeCopy(_ firstPage: [UInt8]) throws(StorageError) {
        var bytes = try content(of: DataFile.database)
        guard bytes.count >= Self.pageSize else { throw .damaged }
        bytes.replaceSubrange(..<Self.pageSize, with: firstPage)
        // The format with a log.
        bytes.replaceSubrange(18..<20, with: [2, 2])
        // The size of the file instead of a number of pages, and no list of free pages.
        bytes.replaceSubrange(28..<40, with: [UInt8](repeating: 0, count: 12))
        try directory.replace(Self.copy, with: bytes, synchronizes: false)
        try directory.replace(
            Self.copy + "-wal", with: content(of: DataFile.log), synchronizes: false)
    }

    /// Returns the content of a file. A missing file is empty.
    private func content(of name: String) throws(StorageError) -> [UInt8] {
        guard let status = directory.status(of: name) else { return [] }
        let bytes = try directory.read(name, atMost: Int(status.st_size))
        guard let bytes, bytes.count == Int(status.st_size) else { throw .unavailable }
        return bytes
    }
}
