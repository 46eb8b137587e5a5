public import Domain

/// Everything that a storage holds at one moment, for another directory to begin with.
///
/// It holds as much as the directory does, the token of the session that goes on too: whoever writes
/// it down lets nobody else read it.
public struct StorageCopy: Hashable, Sendable {
    /// The file of the database.
    public let database: [UInt8]
    /// The file with the session's token, if there is one.
    public let token: [UInt8]?

    /// - Parameters:
    ///   - database: the file of the database.
    ///   - token: the file with the session's token; nil when nobody stays signed in.
    public init(database: [UInt8], token: [UInt8]?) {
        self.database = database
        self.token = token
    }

    /// Makes these files in a directory, which is created where it is missing. What they are worth
    /// is found out by whoever opens a storage there.
    ///
    /// - Throws: `.full`, `.readOnly` or `.unavailable`; also where there is a storage already.
    public func unpack(into directory: String) throws(StorageError) {
        let place = DataDirectory(directory)
        try place.create()
        guard OpenFile.size(of: place.database) == nil, OpenFile.size(of: place.token) == nil else {
            throw .unavailable
        }
        try OpenFile.writing(place.database).replaceContent(database)
        if let token { try OpenFile.writing(place.token).replaceContent(token) }
    }
}

extension Storage {
    /// What is stored now.
    ///
    /// - Throws: `.unavailable`, also when there is no memory for it.
    public func copy() async throws(StorageError) -> StorageCopy {
        let token = try await signInMemory.savedToken()
        return StorageCopy(
            database: try await connection.image(), token: token.map { Array("\($0.text)\n".utf8) })
    }
}
