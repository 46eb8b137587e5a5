import Domain

/// The sessions that have not ended, as statements on the database.
struct Sessions: Sendable {
    private static let day: Int64 = 24 * 60 * 60 * 1_000
    /// How long a session lives after it was last used to start the program.
    private static let life = 30 * day
    /// A session that ends later than this was made under a wall clock that was ahead.
    private static let longest = 31 * day

    /// Milliseconds since 1970.
    let now: Int64

    init(at moment: Moment) {
        now = moment.wall
    }

    /// Stores a session, and removes all that have expired.
    func insert(_ hash: [UInt8], user: Int64, _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sessions WHERE expires_at <= ?", .integer(now))
        try database.run(
            "INSERT INTO sessions (token_hash, user, expires_at) VALUES (?, ?, ?)",
            .blob(hash), .integer(user), .integer(now + Self.life))
    }

    /// Who has the session, and when it ends.
    func find(
        _ hash: [UInt8], _ database: Database
    ) throws(StorageError) -> (user: User, expiresAt: Int64)? {
        try database.first(
            """
            SELECT users.id, users.name, expires_at
            FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND expires_at > ? AND expires_at <= ?
            """, .blob(hash), .integer(now), .integer(now + Self.longest)
        ) { row throws(StorageError) in
            (try UserRow.user(row, id: 0, name: 1), try row.integer(2))
        }
    }

    /// Lets the session live on, at most once a day: reading must not mean writing.
    func needsExtension(expiresAt: Int64) -> Bool {
        expiresAt < now + Self.life - Self.day
    }

    func extend(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run(
            "UPDATE sessions SET expires_at = ? WHERE token_hash = ?",
            .integer(now + Self.life), .blob(hash))
    }

    /// The number of the user who has the session.
    func user(_ hash: [UInt8], of id: [UInt8], _ database: Database) throws(StorageError) -> Int64 {
        let number = try database.first(
            """
            SELECT number FROM sessions JOIN users ON users.number = sessions.user
            WHERE token_hash = ? AND expires_at > ? AND expires_at <= ? AND users.id = ?
            """, .blob(hash), .integer(now), .integer(now + Self.longest), .blob(id)
        ) { row throws(StorageError) in try row.integer(0) }
        guard let number else { throw .sessionExpired }
        return number
    }

    static func delete(_ hash: [UInt8], _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sessions WHERE token_hash = ?", .blob(hash))
    }
}
