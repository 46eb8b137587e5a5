import Domain

/// A kind of database in a data directory: the names of its files, and its tables.
package struct DatabaseKind: Sendable {
    /// The name of the database file.
    let file: String
    /// The names of all files in the data directory.
    let files: [String]
    /// The names of files that only a killed process leaves.
    let unfinishedFiles: [String]
    /// The name of the file with the token of a session; nil if there is none.
    let token: String?
    let schema: Schema
    /// Changes a copy that replaces a newer database: ends all sessions, and makes it known as older.
    let prepareRestored: @Sendable (Database) throws(StorageError) -> Void
}

extension DatabaseKind {
    /// The database of the app.
    package static let app = DatabaseKind(
        file: DataFile.database, files: DataFile.all, unfinishedFiles: DataFile.unfinished,
        token: DataFile.token, schema: .current
    ) { copy throws(StorageError) in
        try copy.run("DELETE FROM sessions")
        try EventDevice.remove(copy)
    }
}
