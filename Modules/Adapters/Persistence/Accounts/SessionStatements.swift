import Domain

private enum SessionColumn: Int32, ResultColumn {
    case userID, userName, expiresAt

    var sql: String {
        switch self {
        case .userID: "users.id"
        case .userName: "users.name"
        case .expiresAt: "expires_at"
        }
    }
}

/// The statements for sessions, at a moment.
struct SessionStatements: Sendable {
    private static let day: Int64 = 24 * 60 * 60 * 1_000
    /// The time from the last start of the program to the end of the session.
    private static let lifetime = 30 * day
    /// The longest remaining time of a session that counts as valid. A longer one was stored while
    /// the wall clock was ahead.
    private static let maximumRemainingTime = 31 * day

    /// Milliseconds since 1970.
    let now: Int64

    init(at moment: Moment) {
        now = moment.wall
    }

    /// Stores a session and deletes all expired sessions.
    func insert(_ hash: [UInt8], user: Int64, _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sessions WHERE expires_at <= ?", [.integer(now)])
        try database.run(
            "INSERT INTO sessions (token_hash, user, expires_at) VALUES (?, ?, ?)",
            [.blob(hash), .integer(user), .integer(now + Self.lifetime)])
    }

    /// Returns the user and the end of a valid session.
    func find(
        _ hash: [UInt8], _ database: Database
    ) throws(StorageError) -> (user: User, expiresAt: Int64)? {
        let query = SessionColumn.select(
            """
            FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND expires_at > ? AND expires_at <= ?
            """)
        return try database.first(
            query, [.blob(hash), .integer(now), .integer(now + Self.maximumRemainingTime)]
        ) { row throws(StorageError) in
            (try User(row, id: .userID, name: .userName), try row.integer(.expiresAt))
        }
    }

    /// Returns whether to extend a session: once a day, so that most starts only read.
    func needsExtension(expiresAt: Int64) -> Bool {
        expiresAt < now + Self.lifetime - Self.day
    }

    func extend(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run(
            "UPDATE sessions SET expires_at = ? WHERE token_hash = ?",
            [.integer(now + Self.lifetime), .blob(hash)])
    }

    /// Returns the number of the user of a session in use, at any time of the clock.
    ///
    /// - Throws: `.sessionExpired` if the session was ended or belongs to another user.
    static func user(
        _ hash: [UInt8], of id: [UInt8], _ database: Database
    ) throws(StorageError) -> Int64 {
        let number = try database.integer(
            """
            SELECT number FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND users.id = ?
            """, [.blob(hash), .blob(id)])
        guard let number else { throw .sessionExpired }
        return number
    }

    static func delete(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sessions WHERE token_hash = ?", [.blob(hash)])
    }
}
