public import Domain
import Synchronization

/// One user's squad that is gone with the test.
public final class InMemoryPlayers: PlayerRepository {
    /// The calls that can be counted, held and made to fail.
    public enum Call: Hashable, Sendable {
        case squad, contains, add, update, delete
    }

    private struct State {
        var players: [PlayerID: Player] = [:]
        var lastNumber: Int64 = 0
    }

    /// Counts the calls, holds them and makes them fail.
    public let calls = CallControl<Call>()
    private let folding: any TextFolding
    private let state: Mutex<State>

    /// A squad of these players.
    public init(_ players: [Player] = [], folding: any TextFolding = LowercaseFolding()) {
        self.folding = folding
        let byID = Dictionary(players.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        let last = players.map(\.id.number).max() ?? 0
        state = Mutex(State(players: byID, lastNumber: last))
    }

    /// A squad of players of whom only the names are known, with the identifiers 1, 2, 3, …
    /// A name that the rules do not allow is left out.
    public convenience init(names: [String], folding: any TextFolding = LowercaseFolding()) {
        let known = names.compactMap { PlayerName($0) }
        let players = known.enumerated().map { index, name in
            Player(id: PlayerID(Int64(index + 1)), name: name)
        }
        self.init(players, folding: folding)
    }

    /// Everybody, in the order in which they were added, without a call.
    public var all: [Player] {
        state.withLock { $0.players.values.sorted { $0.id.number < $1.id.number } }
    }

    /// One player, without a call.
    public func player(_ id: PlayerID) -> Player? { state.withLock { $0.players[id] } }

    /// Puts a player in or replaces one, without a call: somebody else was faster.
    public func put(_ player: Player) {
        state.withLock { state in
            state.players[player.id] = player
            state.lastNumber = max(state.lastNumber, player.id.number)
        }
    }

    /// Takes a player out, without a call: somebody else was faster.
    public func remove(_ id: PlayerID) {
        state.withLock { $0.players[id] = nil }
    }

    /// Everybody, with keys made by the folding of this double.
    public func squad() async throws(StorageError) -> Squad {
        try await calls.enter(.squad)
        return Squad(all.map { ($0, folding.searchKey($0.name.text)) })
    }

    /// Whether somebody has this name, as far as the folding can tell.
    public func contains(
        _ name: PlayerName, excluding id: PlayerID?
    ) async throws(StorageError) -> Bool {
        try await calls.enter(.contains)
        let key = folding.identityKey(name.text)
        return all.contains { $0.id != id && folding.identityKey($0.name.text) == key }
    }

    /// Takes any name, also one that is there already.
    public func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await calls.enter(.add)
        return state.withLock { state in
            state.lastNumber += 1
            let player = Player(id: PlayerID(state.lastNumber), name: name)
            state.players[player.id] = player
            return player
        }
    }

    /// Throws `.notFound` when the player is gone.
    public func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await calls.enter(.update)
        let stored = state.withLock { state in
            state.players[id] = state.players[id].map(change.applied)
            return state.players[id]
        }
        guard let stored else { throw .notFound }
        return stored
    }

    /// Does nothing when the player is gone already.
    public func delete(_ id: PlayerID) async throws(StorageError) {
        try await calls.enter(.delete)
        remove(id)
    }
}
