import Domain
import Records

/// Counts the attempts with the same key, such as an address, in the database.
struct AttemptCounter: Sendable {
    private static let recovery = WrongPasswordDelay.recovery.milliseconds
    /// The time for which an address of a sign-in is remembered.
    private static let memory: Int64 = 90 * 24 * 60 * 60 * 1_000

    let hash: String
    let freeAttempts: Int64

    /// Removes attempts and sign-ins that are too old to count.
    static func removeExpired(
        at now: Int64, _ connection: any SQLConnection
    ) throws(StorageError) {
        try connection.queue(
            "DELETE FROM attempts WHERE last_at <= $1 AND has_signed_in = 0",
            [.integer(now - recovery)])
        try connection.queue(
            "DELETE FROM attempts WHERE last_at <= $1 AND has_signed_in = 1",
            [.integer(now - memory)])
    }

    /// Adds an attempt to all counters, or to none if it comes too early for one of them.
    ///
    /// - Returns: The time to wait, or nil if the attempt was added.
    static func add(
        to counters: [AttemptCounter], at now: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Duration? {
        var wait: Int64 = 0
        for counter in counters { wait = max(wait, try counter.wait(at: now, connection)) }
        guard wait == 0 else { return .milliseconds(wait) }
        for counter in counters {
            try connection.queue(
                """
                INSERT INTO attempts (key_hash, count, last_at, has_signed_in)
                VALUES ($1, 1, $2, 0) ON CONFLICT (key_hash) DO UPDATE
                SET count = CASE WHEN attempts.last_at <= $3 THEN 1 ELSE attempts.count + 1 END,
                    last_at = excluded.last_at
                """, [.text(counter.hash), .integer(now), .integer(now - recovery)])
        }
        return nil
    }

    /// Takes back an attempt.
    func subtract(_ connection: any SQLConnection) throws(StorageError) {
        try connection.queue(
            "UPDATE attempts SET count = count - 1 WHERE key_hash = $1 AND count > 0",
            [.text(hash)])
    }

    /// Returns whether a sign-in with this key is remembered.
    func hasSignedIn(_ connection: any SQLConnection) throws(StorageError) -> Bool {
        try connection.integer(
            "SELECT has_signed_in FROM attempts WHERE key_hash = $1", [.text(hash)]) == 1
    }

    /// Remembers a sign-in with this key, and forgets the attempts.
    func setSignedIn(at now: Int64, _ connection: any SQLConnection) throws(StorageError) {
        try connection.queue(
            """
            INSERT INTO attempts (key_hash, count, last_at, has_signed_in)
            VALUES ($1, 0, $2, 1) ON CONFLICT (key_hash) DO UPDATE
            SET count = 0, last_at = excluded.last_at, has_signed_in = 1
            """, [.text(hash), .integer(now)])
    }

    /// Returns the milliseconds from `now` to the next allowed attempt.
    private func wait(
        at now: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Int64 {
        let found = try connection.first(
            "SELECT count, last_at FROM attempts WHERE key_hash = $1", [.text(hash)]
        ) { row throws(StorageError) in (try row.integer(0) ?? 0, try row.integer(1) ?? 0) }
        guard let (count, lastAt) = found, count >= freeAttempts else { return 0 }
        let delay = WrongPasswordDelay.after(count - freeAttempts + 1).milliseconds
        // After a change of the system's clock, the last attempt can be in the future.
        return now < lastAt ? 0 : max(0, lastAt + delay - now)
    }
}
