import Domain

/// The check of the session before every call of a repository.
struct SessionGuard: Sendable {
    private let hash: [UInt8]
    private let id: [UInt8]
    private let time: any TimeSource

    init(_ session: Session, time: any TimeSource) {
        hash = SessionSecret.hash(session.token)
        id = session.user.id.bytes
        self.time = time
    }

    /// Returns the number of the session's user.
    ///
    /// - Throws: `.sessionExpired` if the session has ended.
    func user(_ database: Database) throws(StorageError) -> Int64 {
        try SessionStatements(at: time.now()).user(hash, of: id, database)
    }
}
