import Persistence

/// The stored data as the files of a recording.
extension StorageSnapshot {
    var files: [String: [UInt8]] {
        var files = ["database": database]
        files["session"] = token
        files["place"] = navigationState
        files["display"] = displaySettings
        return files
    }

    /// Returns nil for files without a database.
    init?(files: [String: [UInt8]]) {
        guard let database = files["database"] else { return nil }
        self.init(
            database: database, token: files["session"], navigationState: files["place"],
            displaySettings: files["display"])
    }
}
