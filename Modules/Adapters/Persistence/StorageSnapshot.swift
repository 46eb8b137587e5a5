public import Domain
import SQLite

/// The content of a storage at one moment, from which `Storage.open(copyOf:)` makes a copy.
///
/// A snapshot contains the session token, so protect it like the storage itself.
public struct StorageSnapshot: Hashable, Sendable {
    /// The content of the database file.
    public let database: [UInt8]
    /// The content of the file with the session token, or nil if there is none.
    public let token: [UInt8]?
    /// The content of the file with the navigation state, or nil if there is none.
    public let navigationState: [UInt8]?
    /// The content of the file with the display settings, or nil if there is none.
    public let displaySettings: [UInt8]?

    /// Creates a snapshot with the contents of the files. `Storage.open(copyOf:)` checks them.
    public init(
        database: [UInt8], token: [UInt8]?, navigationState: [UInt8]? = nil,
        displaySettings: [UInt8]? = nil
    ) {
        self.database = database
        self.token = token
        self.navigationState = navigationState
        self.displaySettings = displaySettings
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
                NavigationStateFile.bytes(in: files)
            },
            displaySettings: DisplaySettingsFile.bytes(in: files))
    }
}
