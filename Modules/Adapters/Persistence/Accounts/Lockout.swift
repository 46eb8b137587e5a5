import Domain

/// A temporary lock of a user name, with or without an account, after too many wrong passwords.
///
/// An attempt is counted before the password is checked and removed if the password is right. So
/// simultaneous attempts cannot check more passwords than the limit allows.
struct Lockout: Sendable {
    static let allowedFailures: Int64 = 5
    private static let minute: Int64 = 60 * 1_000
    private static let duration = 15 * minute
    /// The time without a wrong password after which the count is deleted.
    private static let retention = 24 * 60 * minute

    private let name: SQLValue
    /// Milliseconds since 1970.
    private let now: Int64

    private enum Column: Int32, ResultColumn {
        case failures, lockedUntil

        var sql: String {
            switch self {
            case .failures: "failures"
            case .lockedUntil: "locked_until"
            }
        }
    }

    init(identityKey: String, at moment: Moment) {
        name = .blob(Blake2b.hash(identityKey))
        now = moment.wall
    }

    /// Counts an attempt.
    ///
    /// - Returns: The number of minutes until the lock ends, at least 1, or nil if the name is not
    ///   locked.
    func begin(_ database: Database) throws(StorageError) -> Int? {
        try database.run(
            "DELETE FROM sign_in_failures WHERE last_at <= ? AND coalesce(locked_until, 0) <= ?",
            [.integer(now - Self.retention), .integer(now)])
        let query = Column.select("FROM sign_in_failures WHERE name_hash = ?")
        let known = try database.first(query, [name]) { row throws(StorageError) in
            (
                failures: try row.integer(.failures),
                lockedUntil: try row.optionalInteger(.lockedUntil)
            )
        }
        var failures = known?.failures ?? 0
        if let lockedUntil = known?.lockedUntil {
            if lockedUntil > now { return try remaining(lockedUntil, database) }
            failures = 0
        }
        failures += 1
        let lockedUntil = failures < Self.allowedFailures ? nil : now + Self.duration
        try database.run(
            """
            INSERT INTO sign_in_failures (name_hash, failures, last_at, locked_until)
            VALUES (?, ?, ?, ?)
            ON CONFLICT (name_hash) DO UPDATE SET failures = excluded.failures,
                last_at = excluded.last_at, locked_until = excluded.locked_until
            """, [name, .integer(failures), .integer(now), .optional(lockedUntil)])
        return nil
    }

    /// Deletes the count of attempts.
    func reset(_ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sign_in_failures WHERE name_hash = ?", [name])
    }

    private func remaining(
        _ lockedUntil: Int64, _ database: Database
    ) throws(StorageError) -> Int {
        var end = lockedUntil
        if end > now + Self.duration {
            // The wall clock was set back. Without this change the lock would last until the clock
            // reaches the old time.
            end = now + Self.duration
            try database.run(
                "UPDATE sign_in_failures SET last_at = ?, locked_until = ? WHERE name_hash = ?",
                [.integer(now), .integer(end), name])
        }
        return Int((end - now + Self.minute - 1) / Self.minute)
    }
}
