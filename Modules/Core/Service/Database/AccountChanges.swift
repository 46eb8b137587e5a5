import Domain
import FoundationEssentials
import Records

/// Counts the changes of a user's rows within a transaction.
///
/// Each change gets the next version of the account, so that a client can ask for what is newer
/// than its replica.
struct AccountChanges {
    /// The largest number of deletions that are remembered. Then all are forgotten, and a new epoch
    /// makes the clients copy the account anew.
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
        try connection.integer(
            """
            UPDATE users SET version = version + 1, gather_count = gather_count + 1
            WHERE number = $1 AND gather_count < $2 RETURNING version
            """, [.integer(user), .integer(Self.gatherLimit)])
    }

    /// Counts new changes of records, and the players that they add or remove.
    ///
    /// - Parameter forgotten: The number of changes that are no longer stored then.
    /// - Returns: The version of the last change, or nil if the user has too many changes or
    ///   players.
    func add(
        recordChanges count: Int, forgotten: Int, players: Int
    ) throws(StorageError) -> Int64? {
        let difference = Int64(count - forgotten)
        return try connection.integer(
            """
            UPDATE users SET version = version + $1, change_count = change_count + $2,
                player_count = player_count + $3
            WHERE number = $4 AND change_count <= $5 AND player_count <= $6 RETURNING version
            """,
            [
                .integer(Int64(count)), .integer(difference), .integer(Int64(players)),
                .integer(user), .integer(Self.recordChangeLimit - difference),
                .integer(Self.playerLimit - Int64(players)),
            ])
    }

    /// Returns whether the user can have more players.
    func hasRoom(forPlayers count: Int) throws(StorageError) -> Bool {
        let stored = try connection.integer(
            "SELECT player_count FROM users WHERE number = $1", [.integer(user)])
        return stored ?? 0 <= Self.playerLimit - Int64(count)
    }

    /// Remembers the deletion of a gather.
    func didDelete(gather: UUID) throws(StorageError) {
        try connection.queue(
            "UPDATE users SET gather_count = gather_count - 1 WHERE number = $1", [.integer(user)])
        let version = try nextVersion()
        let hasRoom = try connection.run(
            """
            UPDATE users SET deletion_count = deletion_count + 1
            WHERE number = $1 AND deletion_count < $2
            """, [.integer(user), .integer(Self.deletionLimit)])
        guard hasRoom == 1 else { return try forgetDeletions() }
        try connection.queue(
            "INSERT INTO deletions (user_number, version, gather_id) VALUES ($1, $2, $3)",
            [.integer(user), .integer(version), .text(gather.uuidString)])
    }

    private func forgetDeletions() throws(StorageError) {
        try connection.queue("DELETE FROM deletions WHERE user_number = $1", [.integer(user)])
        try connection.queue(
            "UPDATE users SET epoch = epoch + 1, deletion_count = 0 WHERE number = $1",
            [.integer(user)])
    }
}
