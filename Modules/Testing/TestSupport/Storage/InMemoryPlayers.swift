public import Domain
public import Records
import Synchronization

/// A repository that keeps the squad of one user in memory.
public final class InMemoryPlayers: PlayerRepository {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case page, ids, players, named, add, update, delete, deleted, restore, erase, versions
    }

    private struct State {
        var players: [PlayerID: Player] = [:]
        var damaged: Set<PlayerID> = []
        var lastNumber: Int64 = 0
        var changes = InMemoryChanges<Player>()
        var didDelete: (@Sendable (PlayerID) -> Void)?

        mutating func store(_ player: Player, isOwn: Bool = true) {
            if let stored = players[player.id] { changes.begin(with: stored) }
            changes.save(player, isOwn: isOwn)
            players[player.id] = player
        }

        /// Deletes a player, and returns what is called afterwards.
        mutating func delete(
            _ id: PlayerID, isOwn: Bool = true
        ) -> (@Sendable (PlayerID) -> Void)? {
            guard let stored = players.removeValue(forKey: id) else { return nil }
            changes.begin(with: stored)
            changes.delete(id, isOwn: isOwn)
            return didDelete
        }
    }

    /// The control over the calls of this repository.
    public let calls = CallControl<Call>()
    private let folding: any TextFolding
    private let state: Mutex<State>

    /// Creates a repository with these players.
    public init(_ players: [Player] = [], folding: any TextFolding = LowercaseFolding()) {
        self.folding = folding
        let byID = Dictionary(players.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let last = players.map(\.id.number).max() ?? 0
        state = Mutex(State(players: byID, lastNumber: last))
    }

    /// Creates a repository with players that have only a name and the identifiers 1, 2, 3 and so
    /// on. Invalid names are left out.
    public convenience init(names: [String], folding: any TextFolding = LowercaseFolding()) {
        let known = names.compactMap { PlayerName($0) }
        let players = known.enumerated().map { index, name in
            Player(id: PlayerID(Int64(index + 1)), name: name)
        }
        self.init(players, folding: folding)
    }

    /// All players in the order in which they were added. Reading them does not count as a call.
    public var all: [Player] {
        state.withLock { $0.players.values.sorted { $0.id.number < $1.id.number } }
    }

    /// Returns one player, without counting a call.
    public func player(_ id: PlayerID) -> Player? { state.withLock { $0.players[id] } }

    /// Adds or replaces a player, as another device does, without counting a call.
    public func put(_ player: Player) {
        state.withLock { state in
            state.store(player, isOwn: false)
            state.lastNumber = max(state.lastNumber, player.id.number)
        }
    }

    /// Marks a player as damaged until it is changed.
    public func damage(_ id: PlayerID) {
        state.withLock { _ = $0.damaged.insert(id) }
    }

    /// Deletes a player, as another device does, without counting a call.
    public func remove(_ id: PlayerID) {
        state.withLock { $0.delete(id, isOwn: false) }?(id)
    }

    /// Sets what is called after a player was deleted.
    ///
    /// - Precondition: Nothing is called yet, because the squad belongs to one user.
    func whenDeleted(_ action: @escaping @Sendable (PlayerID) -> Void) {
        state.withLock { state in
            precondition(state.didDelete == nil, "Other records refer to these players already.")
            state.didDelete = action
        }
    }

    /// Returns the players at consecutive positions in the result of a query.
    public func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await calls.enter(.page)
        let found = found(query)
        var range = range
        if let player, let position = found.firstIndex(where: { $0.id == player }),
            !SquadPage.clamp(range, to: found.count).contains(position)
        {
            range = SquadPage.centre(range, on: position)
        }
        range = SquadPage.clamp(range, to: found.count)
        let players = Array(found[range])
        return SquadPage(
            of: query, count: found.count, start: range.lowerBound, items: players,
            damaged: state.withLock { $0.damaged }.intersection(players.map(\.id)),
            isRepositoryEmpty: all.isEmpty)
    }

    /// Returns the identifiers of all players that a query finds, in its order.
    public func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await calls.enter(.ids)
        return found(query).map(\.id)
    }

    /// Returns the players with the given identifiers, sorted by name.
    public func players(
        _ ids: [PlayerID], scripts: ScriptOrder
    ) async throws(StorageError) -> [Player] {
        try await calls.enter(.players)
        return found(SquadQuery(scripts: scripts)).filter { ids.contains($0.id) }
    }

    private func found(_ query: SquadQuery) -> [Player] {
        all.map { (player: $0, key: Array(folding.nameKey($0.name.text).utf8)) }
            .filter { query.searchKey.isEmpty || $0.key.contains(Array(query.searchKey.utf8)) }
            .sorted { left, right in
                let (leftRank, rightRank) = (query.rank(left.player), query.rank(right.player))
                guard leftRank == rightRank else { return leftRank < rightRank }
                guard left.key == right.key else {
                    return query.scripts.precedes(left.key, right.key)
                }
                return left.player.id.number < right.player.id.number
            }
            .map(\.player)
    }

    /// Returns the identifiers of the players with this name, compared by its identity key.
    public func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        try await calls.enter(.named)
        let key = folding.identityKey(name.text)
        return all.filter { folding.identityKey($0.name.text) == key }.map(\.id)
    }

    /// Adds a player. Other players may have the same name.
    public func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await calls.enter(.add)
        return state.withLock { state in
            state.lastNumber += 1
            let player = Player(id: PlayerID(state.lastNumber), name: name)
            state.store(player)
            return player
        }
    }

    /// Changes a player.
    ///
    /// - Throws: `.notFound` for a player that was removed.
    public func update(
        _ changes: [PlayerChange], of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await calls.enter(.update)
        let stored = state.withLock { state in
            state.damaged.remove(id)
            if let stored = state.players[id] { state.store(changes.applied(to: stored)) }
            return state.players[id]
        }
        guard let stored else { throw .notFound }
        return stored
    }

    /// Deletes a player, if there is one with this identifier.
    public func delete(_ id: PlayerID) async throws(StorageError) {
        try await calls.enter(.delete)
        state.withLock { $0.delete(id) }?(id)
    }

    /// Returns the players that are deleted, the last deleted first.
    public func deleted() async throws(StorageError) -> [Player] {
        try await calls.enter(.deleted)
        return state.withLock { $0.changes.deleted }
    }

    /// Stores a deleted player again.
    public func restore(_ id: PlayerID) async throws(StorageError) {
        try await calls.enter(.restore)
        let isKnown = state.withLock { state in
            guard let player = state.changes.deletedRecord(id) else { return false }
            state.store(player)
            return true
        }
        guard isKnown else { throw .notFound }
    }

    /// Removes all values of a deleted player and its history.
    public func erase(_ id: PlayerID) async throws(StorageError) {
        try await calls.enter(.erase)
        guard state.withLock({ $0.changes.erase(id) }) else { throw .notFound }
    }

    /// Returns the versions of a player, the oldest first.
    public func versions(of id: PlayerID) async throws(StorageError) -> [RecordVersion<Player>] {
        try await calls.enter(.versions)
        return state.withLock { state in
            if let stored = state.players[id] { state.changes.begin(with: stored) }
            return state.changes.versions(of: id)
        }
    }
}

extension SquadQuery {
    /// Returns the position of the player's group in the order.
    fileprivate func rank(_ player: Player) -> Int {
        switch order {
        case .name: 0
        case .position:
            player.preferredPosition.flatMap { Position.allCases.firstIndex(of: $0) }
                ?? Position.allCases.count
        case .skill: player.skill.flatMap { Skill.allCases.firstIndex(of: $0) }.map { -$0 } ?? 1
        }
    }
}
