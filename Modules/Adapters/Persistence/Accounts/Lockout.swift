import Domain

/// Closes a user name for a while after too many wrong passwords, whether an account has it or not.
///
/// An attempt counts before the password is checked and is forgiven when it was right: however many
/// attempts run at once, no more than five get as far as the password.
struct Lockout: Sendable {
    static let allowedFailures: Int64 = 5
    private static let minute: Int64 = 60 * 1_000
    private static let duration = 15 * minute
    /// After a day without another wrong password the count starts anew, and the row can go.
    private static let memory = 24 * 60 * minute

    private let name: SQLValue
    /// Milliseconds since 1970.
    private let now: Int64

    init(identityKey: String, at moment: Moment) {
        name = .blob(SessionSecret.hash(identityKey))
        now = moment.wall
    }

    /// Counts an attempt.
    ///
    /// - Returns: how many minutes the name stays closed (at least 1), or nil when it is open.
    func begin(_ database: Database) throws(StorageError) -> Int? {
        try database.run(
            "DELETE FROM sign_in_failures WHERE last_at <= ? AND coalesce(locked_until, 0) <= ?",
            .integer(now - Self.memory), .integer(now))
        let known = try database.first(
            "SELECT failures, locked_until FROM sign_in_failures WHERE name_hash = ?", name
        ) { row throws(StorageError) in (try row.integer(0), try row.optionalInteger(1)) }
        var failures = known?.0 ?? 0
        if let lockedUntil = known?.1 {
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
            """, name, .integer(failures), .integer(now), .optional(lockedUntil))
        return nil
    }

    /// Forgives all attempts.
    func reset(_ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sign_in_failures WHERE name_hash = ?", name)
    }

    private func remaining(
        _ lockedUntil: Int64, _ database: Database
    ) throws(StorageError) -> Int {
        var end = lockedUntil
        if end > now + Self.duration {
            // The wall clock has gone back: without this the lock would last until it catches up.
            end = now + Self.duration
            try database.run(
                "UPDATE sign_in_failures SET last_at = ?, locked_until = ? WHERE name_hash = ?",
                .integer(now), .integer(end), name)
        }
        return Int((end - now + Self.minute - 1) / Self.minute)
    }
}
