import Domain
package import SQLite

extension DatabaseKind {
    /// The database of the app.
    package static let app = DatabaseKind(
        file: DataFile.database, replaceableFiles: DataFile.replaceable,
        unfinishedFiles: DataFile.unfinished, token: DataFile.token, schema: .current
    ) { backup throws(StorageError) in
        try backup.run("DELETE FROM sessions")
        try EventDevice.remove(backup)
    }
}
