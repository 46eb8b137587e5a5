import Cryptography
import Domain
import SQLite

/// The check of the session before every call of a repository.
struct SessionGuard: Sendable {
    private let hash: [UInt8]
    /// The identifier of the user.
    let id: [UInt8]

    init(_ session: Session) {
        hash = SessionSecret.hash(session.token)
        id = session.user.id.bytes
    }

    /// Returns the number of the session's user.
    ///
    /// - Throws: `.sessionExpired` if the session was ended. The clock does not end a session in
    ///   use.
    func user(_ database: Database) throws(StorageError) -> Int64 {
        let number = try database.integer(
            """
            SELECT number FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND users.id = ?
            """, [.blob(hash), .blob(id)])
        guard let number else { throw .sessionExpired }
        return number
    }
}
