import Domain

/// The check of the session before every call of a repository.
struct SessionGuard: Sendable {
    private let hash: [UInt8]
    private let id: [UInt8]

    init(_ session: Session) {
        hash = SessionSecret.hash(session.token)
        id = session.user.id.bytes
    }

    /// Returns the number of the session's user.
    ///
    /// - Throws: `.sessionExpired` if the session was ended. The clock does not end a session in use.
    func user(_ database: Database) throws(StorageError) -> Int64 {
        try SessionStatements.user(hash, of: id, database)
    }
}
