public import Domain

/// Everything that a storage holds at one moment, for another directory to begin with.
///
/// It holds as much as the directory does, the token of the session that goes on too: whoever writes
/// it down lets nobody else read it.
public struct StorageSnapshot: Hashable, Sendable {
    /// The file of the database.
    public let database: [UInt8]
    /// The file with the session's token, if there is one.
    public let token: [UInt8]?
    /// The file with the place where the last user was, if there is one.
    public let place: [UInt8]?

    /// - Parameters:
    ///   - database: the file of the database.
    ///   - token: the file with the session's token; nil when nobody stays signed in.
    ///   - place: the file with the place where the last user was.
    public init(database: [UInt8], token: [UInt8]?, place: [UInt8]? = nil) {
        self.database = database
        self.token = token
        self.place = place
    }

    /// Makes these files in a directory, which is created where it is missing. What they are worth
    /// is found out by whoever opens a storage there.
    ///
    /// - Throws: `.full`, `.readOnly` or `.unavailable`; also where there is a storage already.
    public func restore(into path: String) throws(StorageError) {
        let directory = DataDirectory(path)
        try directory.create()
        guard OpenFile.size(of: directory.database) == nil,
            OpenFile.size(of: directory.token) == nil
        else { throw .unavailable }
        try OpenFile.writing(directory.database).replaceContent(database)
        if let token { try OpenFile.writing(directory.token).replaceContent(token) }
        if let place { try OpenFile.writing(directory.place).replaceContent(place) }
    }
}

extension Storage {
    /// What is stored now.
    ///
    /// - Throws: `.unavailable`, also when there is no memory for it.
    public func snapshot() async throws(StorageError) -> StorageSnapshot {
        let token = try await credentialStore.savedToken()
        return StorageSnapshot(
            database: try await connection.image(),
            token: token.map { Array("\($0.text)\n".utf8) },
            place: try await connection.perform { () throws(StorageError) in
                NavigationStateFile.bytes(in: directory)
            })
    }
}
