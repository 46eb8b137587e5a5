package import Domain

/// A kind of database in a data directory: the names of its files, and its tables.
package struct DatabaseKind: Sendable {
    /// The name of the database file.
    package let file: String
    /// The names of the small files beside the database, each of which is replaced as a whole.
    package let replaceableFiles: [String]
    /// The names of files that only a killed process leaves.
    package let unfinishedFiles: [String]
    /// The name of the file with the token of a session; nil if there is none.
    package let token: String?
    package let schema: Schema
    private let preparation: @Sendable (Database) throws(StorageError) -> Void

    /// Creates a kind.
    ///
    /// - Parameter preparation: The change of `prepareRestored(_:)`.
    package init(
        file: String, replaceableFiles: [String], unfinishedFiles: [String], token: String?,
        schema: Schema, preparation: @escaping @Sendable (Database) throws(StorageError) -> Void
    ) {
        self.file = file
        self.replaceableFiles = replaceableFiles
        self.unfinishedFiles = unfinishedFiles
        self.token = token
        self.schema = schema
        self.preparation = preparation
    }

    /// The files that SQLite uses while the database is open.
    var openFiles: [String] { ["", "-wal", "-shm"].map { file + $0 } }

    /// The names of all files in the data directory.
    package var files: [String] {
        openFiles + [file + "-journal", DirectoryLock.file] + replaceableFiles
    }

    /// Changes a backup that replaces a newer database: ends all sessions, and makes it known as
    /// older.
    package func prepareRestored(_ backup: Database) throws(StorageError) {
        try preparation(backup)
    }
}
