import Domain
package import SQLite

extension DatabaseKind {
    /// The database of the app.
    package static let app = DatabaseKind(
        file: DataFile.database, replaceableFiles: DataFile.replaceable,
        unfinishedFiles: DataFile.unfinished, token: DataFile.token, schema: .current
    ) { copy throws(StorageError) in
        try copy.run("DELETE FROM sessions")
        try EventDevice.remove(copy)
    }
}
