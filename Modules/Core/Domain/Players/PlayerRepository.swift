/// The squad of the signed-in user, without players of other users.
public protocol PlayerRepository: VersionedRecords<Player> {
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
    ///
    /// - Parameters:
    ///   - ids: The identifiers, in any order.
    ///   - scripts: The order of names in different scripts.
    func players(
        _ ids: [PlayerID], scripts: ScriptOrder
    ) async throws(StorageError) -> [Player]

    /// Returns the identifiers of the players with this name, regardless of case, in the order in
    /// which they were added.
    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID]

    /// Adds a player and returns after it is stored.
    func add(_ name: PlayerName) async throws(StorageError) -> Player
}

extension PlayerRepository {
    /// The players as records. Swift 6.3 does not convert `any PlayerRepository` to this type.
    public var records: any VersionedRecords<Player> { self }

    /// Returns whether a player of the squad has this name, regardless of case.
    ///
    /// - Parameter id: A player to ignore, because the name is for this player.
    public func contains(
        _ name: PlayerName, excluding id: PlayerID?
    ) async throws(StorageError) -> Bool {
        try await ids(named: name).contains { $0 != id }
    }

    /// Returns the players with the given identifiers, sorted by name and by code points. Unknown
    /// identifiers are left out.
    public func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        try await players(ids, scripts: .codePoints)
    }

    /// Returns all players of the squad, sorted by name.
    public func squad() async throws(StorageError) -> SquadPage {
        try await page(0..<Int.max, of: SquadQuery(), containing: nil)
    }
}
