/// The squad of the user who is signed in. Nobody sees another user's.
public protocol PlayerRepository: Sendable {
    /// Everybody.
    func squad() async throws(StorageError) -> Squad

    /// Whether somebody has this name already, case aside.
    ///
    /// - Parameter id: a player who does not count, because the name is to be theirs.
    func contains(_ name: PlayerName, excluding id: PlayerID?) async throws(StorageError) -> Bool

    /// Adds a player of whom only the name is known. Stored when it returns.
    func add(_ name: PlayerName) async throws(StorageError) -> Player

    /// Stores one field of a player and leaves the others as they are stored.
    ///
    /// - Returns: the player as stored now.
    /// - Throws: `.notFound` when the player was deleted meanwhile.
    func update(_ change: PlayerChange, of id: PlayerID) async throws(StorageError) -> Player

    /// Removes a player. Past line-ups keep the name; a player who is gone already is no error.
    func delete(_ id: PlayerID) async throws(StorageError)
}
