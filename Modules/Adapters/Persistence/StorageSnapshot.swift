public import Domain

/// The content of a storage at one moment, which can be restored into another directory.
///
/// A snapshot contains the session token, so protect it like the storage itself.
public struct StorageSnapshot: Hashable, Sendable {
    /// The content of the database file.
    public let database: [UInt8]
    /// The content of the file with the session token, or nil if there is none.
    public let token: [UInt8]?
    /// The content of the file with the navigation state, or nil if there is none.
    public let navigationState: [UInt8]?

    /// Creates a snapshot with the contents of the files. `restore(into:)` does not check them.
    public init(database: [UInt8], token: [UInt8]?, navigationState: [UInt8]? = nil) {
        self.database = database
        self.token = token
        self.navigationState = navigationState
    }

    /// Writes the files into a directory. Creates a missing directory. The contents are checked
    /// when a storage is opened there.
    ///
    /// - Throws: `.full`, `.readOnly`, or `.unavailable`, for example if a storage exists there.
    public func restore(into path: String) throws(StorageError) {
        let directory = DataDirectory(path)
        try directory.create()
        guard OpenFile.size(of: directory.database) == nil,
            OpenFile.size(of: directory.token) == nil
        else { throw .unavailable }
        try OpenFile.writing(directory.database).replaceContent(database)
        if let token { try OpenFile.writing(directory.token).replaceContent(token) }
        if let navigationState {
            try OpenFile.writing(directory.navigationState).replaceContent(navigationState)
        }
    }
}

extension Storage {
    /// Returns a snapshot of the current content.
    ///
    /// - Throws: `.unavailable`, for example if there is not enough memory.
    public func snapshot() async throws(StorageError) -> StorageSnapshot {
        let token = try await credentialStore.savedToken()
        return StorageSnapshot(
            database: try await queue.serialized(),
            token: token.map { Array("\($0.text)\n".utf8) },
            navigationState: try await queue.perform { () throws(StorageError) in
                NavigationStateFile.bytes(in: directory)
            })
    }
}
