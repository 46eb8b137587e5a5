import Domain
import Platform
import Records

/// Counts the changes of a user's rows within a transaction.
///
/// Each change gets the next version of the account, so that a client can ask for what is newer than its
/// copy.
struct AccountChanges {
    /// The largest number of deletions that are remembered. Then all are forgotten, and a new epoch makes
    /// the clients copy the account anew.
    static let deletionLimit: Int64 = 10_000
    static let playerLimit: Int64 = 10_000
    static let gatherLimit: Int64 = 10_000
    static let recordChangeLimit: Int64 = 100_000

    let user: Int64
    let connection: any SQLConnection

    /// Returns the version of the next change.
    func nextVersion() throws(StorageError) -> Int64 {
        let version = try connection.integer(
            "UPDATE users SET version = version + 1 WHERE number = $1 RETURNING version",
            [.integer(user)])
        guard let version else { throw .notFound }
        return version
    }

    /// Counts a player who was added with the next version.
    func didAddPlayer() throws(StorageError) {
        try connection.queue(
            """
            UPDATE users SET version = version + 1, player_count = player_count + 1
            WHERE number = $1
            """, [.integer(user)])
    }

    /// Returns the version of a change that adds a gather, or nil if the user has too many.
    func addGather() throws(StorageError) -> Int64? {
        try nextVersion(to: "gather_count", limit: Self.gatherLimit)
    }

    /// Returns the version of the last one of new changes of records, or nil if the user has too many.
    func add(recordChanges count: Int) throws(StorageError) -> Int64? {
        try nextVersion(
            adding: count, to: "change_count", limit: Self.recordChangeLimit)
    }

    private func nextVersion(
        adding number: Int = 1, to count: String, limit: Int64
    ) throws(StorageError) -> Int64? {
        try connection.integer(
            """
            UPDATE users SET version = version + \(number), \(count) = \(count) + \(number)
            WHERE number = $1 AND \(count) <= $2 RETURNING version
            """, [.integer(user), .integer(limit - Int64(number))])
    }

    /// Subtracts changes of records that are no longer stored.
    func didForget(recordChanges count: Int) throws(StorageError) {
        try connection.queue(
            "UPDATE users SET change_count = change_count - $1 WHERE number = $2",
            [.integer(Int64(count)), .integer(user)])
    }

    /// Remembers the deletion of a player.
    func didDelete(player: Int64) throws(StorageError) {
        try connection.queue(
            "UPDATE users SET player_count = player_count - 1 WHERE number = $1", [.integer(user)])
        try remember(player: .integer(player), gather: .null)
    }

    /// Remembers the deletion of a gather.
    func didDelete(gather: UUID) throws(StorageError) {
        try connection.queue(
            "UPDATE users SET gather_count = gather_count - 1 WHERE number = $1", [.integer(user)])
        try remember(player: .null, gather: .text(gather.uuidString))
    }

    private func remember(player: RecordValue, gather: RecordValue) throws(StorageError) {
        let version = try nextVersion()
        let hasRoom = try connection.run(
            """
            UPDATE users SET deletion_count = deletion_count + 1
            WHERE number = $1 AND deletion_count < $2
            """, [.integer(user), .integer(Self.deletionLimit)])
        guard hasRoom == 1 else { return try forgetDeletions() }
        try connection.queue(
            """
            INSERT INTO deletions (user_number, version, player_id, gather_id)
            VALUES ($1, $2, $3, $4)
            """, [.integer(user), .integer(version), player, gather])
    }

    private func forgetDeletions() throws(StorageError) {
        try connection.queue("DELETE FROM deletions WHERE user_number = $1", [.integer(user)])
        try connection.queue(
            "UPDATE users SET epoch = epoch + 1, deletion_count = 0 WHERE number = $1",
            [.integer(user)])
    }
}
