import Domain

/// The limit of wrong passwords for an account, for an address, and for both together.
///
/// The first wrong passwords are free. Each further one doubles the time until the next check, from 0.2
/// to 5 seconds, so an owner never waits longer. Ten minutes without an attempt forget them all. An
/// attempt counts as wrong until its password is found to be right, so that simultaneous guesses are
/// counted.
///
/// The limit of the account stops guesses from many addresses. An address from which the account was used
/// within 90 days is exempt, so that others cannot keep the owner out.
struct SignInLimit: Sendable {
    private static let recovery: Int64 = 10 * 60 * 1_000
    /// The time for which an address of a sign-in is remembered.
    private static let memory: Int64 = 90 * 24 * 60 * 60 * 1_000

    private struct Key: Sendable {
        let hash: String
        let freeFailures: Int64
    }

    private let both: Key
    private let account: Key
    private let address: Key

    init(account: String, address: String, digest: (String) -> String) {
        both = Key(hash: digest("both \(address) \(account)"), freeFailures: 10)
        self.account = Key(hash: digest("account \(account)"), freeFailures: 50)
        self.address = Key(hash: digest("address \(address)"), freeFailures: 100)
    }

    /// Counts an attempt unless it comes too early.
    ///
    /// - Parameter now: Milliseconds since 1970.
    /// - Returns: The time to wait before the next attempt, or nil if this one is allowed.
    func begin(at now: Int64, _ connection: any SQLConnection) throws(StorageError) -> Duration? {
        try connection.run(
            "DELETE FROM sign_in_failures WHERE last_at <= $1 AND has_signed_in = 0",
            [.integer(now - Self.recovery)])
        try connection.run(
            "DELETE FROM sign_in_failures WHERE last_at <= $1", [.integer(now - Self.memory)])
        let entry = try entry(both, connection)
        var keys = [both, address]
        if !entry.hasSignedIn { keys.append(account) }
        var wait: Int64 = 0
        for key in keys {
            wait = max(wait, try self.entry(key, connection).wait(at: now, key.freeFailures))
        }
        guard wait == 0 else { return .milliseconds(wait) }
        for key in keys {
            try connection.run(
                """
                INSERT INTO sign_in_failures (key_hash, failures, last_at, has_signed_in)
                VALUES ($1, 1, $2, 0) ON CONFLICT (key_hash) DO UPDATE
                SET failures = CASE WHEN sign_in_failures.last_at <= $3 THEN 1
                    ELSE sign_in_failures.failures + 1 END, last_at = excluded.last_at
                """, [.text(key.hash), .integer(now), .integer(now - Self.recovery)])
        }
        return nil
    }

    /// Takes back the attempt, and remembers the address for the account.
    func succeed(at now: Int64, _ connection: any SQLConnection) throws(StorageError) {
        for key in [account, address] {
            try connection.run(
                """
                UPDATE sign_in_failures SET failures = failures - 1
                WHERE key_hash = $1 AND failures > 0
                """, [.text(key.hash)])
        }
        try connection.run(
            """
            INSERT INTO sign_in_failures (key_hash, failures, last_at, has_signed_in)
            VALUES ($1, 0, $2, 1) ON CONFLICT (key_hash) DO UPDATE
            SET failures = 0, last_at = excluded.last_at, has_signed_in = 1
            """, [.text(both.hash), .integer(now)])
    }

    private func entry(
        _ key: Key, _ connection: any SQLConnection
    ) throws(StorageError) -> SignInFailures {
        try connection.first(
            "SELECT failures, last_at, has_signed_in FROM sign_in_failures WHERE key_hash = $1",
            [.text(key.hash)]
        ) { row throws(StorageError) in
            SignInFailures(
                count: try row.integer(0) ?? 0, lastAt: try row.integer(1) ?? 0,
                hasSignedIn: try row.integer(2) == 1)
        } ?? SignInFailures(count: 0, lastAt: 0, hasSignedIn: false)
    }
}

/// The wrong passwords of a key.
private struct SignInFailures {
    private static let longestDelay: Int64 = 5_000

    let count: Int64
    let lastAt: Int64
    let hasSignedIn: Bool

    /// Returns the milliseconds from `now` to the next allowed attempt.
    func wait(at now: Int64, _ freeFailures: Int64) -> Int64 {
        let excess = count - freeFailures
        guard excess >= 0 else { return 0 }
        let delay = min(200 << min(excess, 5), Self.longestDelay)
        // After a change of the system's clock, the last attempt can be in the future.
        return now < lastAt ? 0 : max(0, lastAt + delay - now)
    }
}
