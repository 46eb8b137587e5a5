/// The squad of the signed-in user, without players of other users.
public protocol PlayerRepository: Sendable {
    /// Returns the players at consecutive positions in the result of a query.
    ///
    /// - Parameters:
    ///   - range: The positions. A range beyond the end is moved to the last players.
    ///   - query: The search and the order.
    ///   - player: A player that the page contains if the query finds it. If its position is not in
    ///     `range`, it is in the middle of the page.
    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage

    /// Returns the identifiers of all players that a query finds, in its order.
    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID]

    /// Returns the players with the given identifiers, sorted by name. Unknown identifiers are left
    /// out.
    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player]

    /// Returns the identifiers of the players with this name, regardless of case, in the order in
    /// which they were added.
    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID]

    /// Adds a player and returns after it is stored.
    func add(_ name: PlayerName) async throws(StorageError) -> Player

    /// Stores one field of a player and leaves the other fields unchanged.
    ///
    /// - Returns: The player with all fields as stored.
    /// - Throws: `.notFound` if the player was deleted.
    func update(_ change: PlayerChange, of id: PlayerID) async throws(StorageError) -> Player

    /// Deletes a player, if it still exists. Line-ups of past matches keep the name, and the player can be
    /// restored.
    func delete(_ id: PlayerID) async throws(StorageError)

    /// Returns the players that are deleted and can be restored, the last deleted first.
    func deleted() async throws(StorageError) -> [Player]

    /// Stores a deleted player again, with the values that other devices have given it since.
    ///
    /// - Throws: `.notFound` if the player is not deleted.
    func restore(_ id: PlayerID) async throws(StorageError)

    /// Removes all values of a deleted player and its history, on all devices. Line-ups of past matches keep the
    /// name and the position.
    ///
    /// - Throws: `.notFound` if the player is not deleted.
    func erase(_ id: PlayerID) async throws(StorageError)

    /// Returns the versions of a player, the oldest first and the current one last. Of the changes that no
    /// longer count, only the last ones are remembered. To take a change back, store the earlier values.
    func versions(of id: PlayerID) async throws(StorageError) -> [RecordVersion<Player>]
}

extension PlayerRepository {
    /// Returns whether a player of the squad has this name, regardless of case.
    ///
    /// - Parameter id: A player to ignore, because the name is for this player.
    public func contains(
        _ name: PlayerName, excluding id: PlayerID?
    ) async throws(StorageError) -> Bool {
        try await ids(named: name).contains { $0 != id }
    }

    /// Returns all players of the squad, sorted by name.
    public func squad() async throws(StorageError) -> SquadPage {
        try await page(0..<Int.max, of: SquadQuery(), containing: nil)
    }
}
