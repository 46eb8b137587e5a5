import Domain
import SQLite

private enum SessionColumn: Int32, ResultColumn {
    case userID, userName, lastUsedAt

    var sql: String {
        switch self {
        case .userID: "users.id"
        case .userName: "users.name"
        case .lastUsedAt: "last_used_at"
        }
    }
}

private enum SummaryColumn: Int32, ResultColumn {
    case tokenHash, createdAt, lastUsedAt

    var sql: String {
        switch self {
        case .tokenHash: "token_hash"
        case .createdAt: "created_at"
        case .lastUsedAt: "last_used_at"
        }
    }
}

/// The statements for sessions, at a moment.
struct SessionStatements: Sendable {
    private static let copy = RowCopy(
        table: "sessions", columns: ["token_hash", "user", "created_at", "last_used_at"])
    private static let hour: Int64 = 60 * 60 * 1_000
    private static let day = 24 * hour
    /// The time from the last use of a token to the end of its session.
    private static let lifetime = 30 * day
    /// The longest time that the last use of a valid session can be in the future. A later one was
    /// stored while the wall clock was ahead.
    private static let tolerance = day

    /// Milliseconds since 1970.
    let now: Int64

    init(at moment: Moment) {
        now = moment.wall
    }

    /// Stores a session and deletes all expired sessions.
    func insert(_ hash: [UInt8], user: Int64, _ database: Database) throws(StorageError) {
        try database.run(
            "DELETE FROM sessions WHERE last_used_at <= ?", [.integer(now - Self.lifetime)])
        try database.run(
            "INSERT INTO sessions (token_hash, user, created_at, last_used_at) VALUES (?, ?, ?, ?)",
            [.blob(hash), .integer(user), .integer(now), .integer(now)])
    }

    /// Returns the user and the last use of a valid session.
    ///
    /// - Throws: `.damaged` if the session or its user differs from its copy.
    func find(
        _ hash: [UInt8], _ database: Database
    ) throws(StorageError) -> (user: User, lastUsedAt: Int64)? {
        guard try !Self.copy.differs(where: "token_hash = ?1", .blob(hash), database),
            try !UserStatements.copy.differs(
                where: "number = (SELECT user FROM sessions WHERE token_hash = ?1)", .blob(hash),
                database)
        else { throw .damaged }
        let query = SessionColumn.select(
            """
            FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND last_used_at > ? AND last_used_at <= ?
            """)
        return try database.first(
            query,
            [.blob(hash), .integer(now - Self.lifetime), .integer(now + Self.tolerance)]
        ) { row throws(StorageError) in
            (try User(row, id: .userID, name: .userName), try row.integer(.lastUsedAt))
        }
    }

    /// Returns whether to store a use: once an hour, so that most starts only read.
    func isNewUse(after lastUsedAt: Int64) -> Bool {
        lastUsedAt <= now - Self.hour
    }

    func storeUse(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run(
            "UPDATE sessions SET last_used_at = ? WHERE token_hash = ?",
            [.integer(now), .blob(hash)])
    }

    /// Returns the current session of a user, and then the other ones that have not ended.
    ///
    /// - Throws: `.damaged` if a session differs from its copy.
    func all(
        of user: Int64, current hash: [UInt8], _ database: Database
    ) throws(StorageError) -> [SessionSummary] {
        guard try !Self.copy.differs(where: "user = ?1", .integer(user), database) else {
            throw .damaged
        }
        let query = SummaryColumn.select(
            """
            FROM sessions \(try database.unindexed("sessions")) WHERE user = ? AND (token_hash = ?
                OR (last_used_at > ? AND last_used_at <= ?))
            ORDER BY token_hash = ? DESC, last_used_at DESC, token_hash
            """)
        let values: [SQLValue] = [
            .integer(user), .blob(hash), .integer(now - Self.lifetime),
            .integer(now + Self.tolerance), .blob(hash),
        ]
        return try database.all(query, values) { row throws(StorageError) in
            SessionSummary(
                createdAt: try row.integer(.createdAt), lastUsedAt: try row.integer(.lastUsedAt),
                isCurrent: try row.blob(.tokenHash) == hash)
        }
    }

    static func delete(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sessions WHERE token_hash = ?", [.blob(hash)])
    }

    /// Ends all sessions of a user except one.
    static func deleteAll(
        of user: Int64, except hash: [UInt8], _ database: Database
    ) throws(StorageError) {
        try database.run(
            "DELETE FROM sessions WHERE user = ? AND token_hash <> ?",
            [.integer(user), .blob(hash)])
    }

    /// Ends all sessions of the user of a session, if it has not ended.
    static func deleteAll(
        withUserOf hash: [UInt8], _ database: Database
    ) throws(StorageError) {
        try database.run(
            """
            DELETE FROM sessions
            WHERE user = (SELECT user FROM sessions WHERE token_hash = ?)
            """, [.blob(hash)])
    }
}
