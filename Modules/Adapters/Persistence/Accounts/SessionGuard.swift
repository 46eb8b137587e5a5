import Domain

/// Stands before every call of a repository: only a session that has not ended may pass.
struct SessionGuard: Sendable {
    private let hash: [UInt8]
    private let id: [UInt8]
    private let time: any TimeSource

    init(_ session: Session, time: any TimeSource) {
        hash = SessionSecret.hash(session.token)
        id = session.user.id.bytes
        self.time = time
    }

    /// The number of the user whose rows may be touched.
    ///
    /// - Throws: `.sessionExpired`.
    func user(_ database: Database) throws(StorageError) -> Int64 {
        try Sessions(at: time.now()).user(hash, of: id, database)
    }
}
