import Cryptography
import Domain
import SQLite

/// The delay of password checks for a user name, with or without an account, after wrong passwords.
///
/// Each recovery time without an attempt takes back one wrong password. An attempt counts as wrong
/// until its password is found to be right, so that the end of the program in between does not save
/// the delay.
struct SignInDelay: Sendable {
    /// The number of wrong passwords with the longest delay.
    private static let maximumFailures: Int64 = 6

    private let name: SQLValue

    private enum Column: Int32, ResultColumn {
        case failures, lastWall, lastUptime, lastBoot

        var sql: String {
            switch self {
            case .failures: "failures"
            case .lastWall: "last_wall"
            case .lastUptime: "last_uptime"
            case .lastBoot: "last_boot"
            }
        }
    }

    init(identityKey: String) {
        name = .blob(Blake2b.hash(identityKey))
    }

    /// Counts an attempt.
    ///
    /// - Returns: The time to wait before the password is checked.
    func begin(at now: Moment, _ database: Database) throws(StorageError) -> Duration {
        // Other names that have recovered.
        let recovered = now.wall - WrongPasswordDelay.recovery.milliseconds * Self.maximumFailures
        try database.run(
            "DELETE FROM sign_in_failures WHERE last_wall <= ? AND name_hash <> ?",
            [.integer(recovered), name])
        let query = Column.select("FROM sign_in_failures WHERE name_hash = ?")
        let known = try database.first(query, [name]) { row throws(StorageError) in
            (
                failures: min(try row.integer(.failures), Self.maximumFailures),
                last: Moment(
                    wall: try row.integer(.lastWall), uptime: try row.integer(.lastUptime),
                    boot: try row.text(.lastBoot))
            )
        }
        // An attempt in the future has not been checked before the program ended.
        let elapsed = known.map { now.elapsed(since: $0.last) } ?? .zero
        let failures = max(0, (known?.failures ?? 0) - Int64(elapsed / WrongPasswordDelay.recovery))
        let wait = max(.zero, WrongPasswordDelay.after(failures) - elapsed)
        try database.run(
            "INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?, ?, ?)",
            [
                name, .integer(min(failures + 1, Self.maximumFailures)),
                .integer(now.wall + wait.milliseconds), .integer(now.uptime + wait.milliseconds),
                .text(now.boot),
            ])
        return wait
    }

    /// Forgets the wrong passwords.
    func reset(_ database: Database) throws(StorageError) {
        try database.run("DELETE FROM sign_in_failures WHERE name_hash = ?", [name])
    }
}
