/// All players of a user, with the data for fast search and sorting.
///
/// All search keys are in one buffer, and all identifiers in another, so that a search through
/// 10,000 players reads memory in sequence.
public struct Squad: Sendable, Equatable {
    /// All players, ordered by search key and then by identifier.
    public private(set) var players: [Player] = []
    /// The players with stored values that changed by themselves, such as by a defect of the disk.
    public private(set) var damaged: Set<PlayerID> = []
    private var numbers: [Int64] = []
    private var keyBytes: [UInt8] = []
    private var keyEnds: [Int] = []

    /// Creates an empty squad.
    public init() {}

    /// Creates a squad from players and their keys, in any order.
    ///
    /// - Parameter entries: Each player with the `TextFolding.searchKey` of the name.
    public init(_ entries: [(player: Player, key: String)]) {
        reserve(entries.count)
        let sorted = entries.sorted { left, right in
            if left.key.utf8.elementsEqual(right.key.utf8) {
                return left.player.id.number < right.player.id.number
            }
            return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }
        for entry in sorted {
            append(entry.player) { $0.append(contentsOf: entry.key.utf8) }
        }
    }

    /// Reserves memory for a number of players.
    public mutating func reserve(_ count: Int) {
        players.reserveCapacity(count)
        numbers.reserveCapacity(count)
        keyEnds.reserveCapacity(count)
        keyBytes.reserveCapacity(count * 16)
    }

    /// Adds a player at the end. A repository that reads players in order uses it to avoid a sort.
    ///
    /// - Parameters:
    ///   - player: A player whose key does not precede the last one.
    ///   - appendKey: Appends the UTF-8 bytes of the search key to the given buffer.
    public mutating func append(_ player: Player, appendKey: (inout [UInt8]) -> Void) {
        players.append(player)
        numbers.append(player.id.number)
        appendKey(&keyBytes)
        keyEnds.append(keyBytes.count)
    }

    /// Marks a player as damaged.
    public mutating func markDamaged(_ player: PlayerID) {
        damaged.insert(player)
    }

    /// Returns the index of a player in `players`, or nil if the squad does not contain the player.
    public func index(of player: PlayerID) -> Int? {
        numbers.firstIndex(of: player.number)
    }

    /// Returns the indices of the players whose names contain `query`, in the given order.
    ///
    /// - Parameter query: A `TextFolding.searchKey`. An empty query matches all players.
    public func indices(by order: SquadOrder, matching query: String = "") -> [Int] {
        let found = query.isEmpty ? Array(players.indices) : matches(Array(query.utf8))
        switch order {
        case .name:
            return found
        case .position:
            return grouped(found, by: Position.allCases) { $0.preferredPosition }
        case .skill:
            return grouped(found, by: Skill.allCases.reversed()) { $0.skill }
        }
    }

    /// Groups the indices by value in one pass and keeps their order within each group.
    private func grouped<Value: Hashable>(
        _ indices: [Int], by values: [Value], value: (Player) -> Value?
    ) -> [Int] {
        var ranks: [Value: Int] = [:]
        for (rank, value) in values.enumerated() { ranks[value] = rank }
        var groups = [[Int]](repeating: [], count: values.count + 1)
        for index in indices {
            let rank = value(players[index]).flatMap { ranks[$0] }
            groups[rank ?? values.count].append(index)
        }
        return groups.flatMap { $0 }
    }

    private func matches(_ query: [UInt8]) -> [Int] {
        var found: [Int] = []
        keyBytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for (index, end) in keyEnds.enumerated() {
                if Self.contains(bytes, start, end, query) { found.append(index) }
                start = end
            }
        }
        return found
    }

    private static func contains(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ query: [UInt8]
    ) -> Bool {
        let first = query[0]
        var at = start
        let last = end - query.count
        while at <= last {
            if bytes[at] == first {
                var matched = 1
                while matched < query.count, bytes[at + matched] == query[matched] { matched += 1 }
                if matched == query.count { return true }
            }
            at += 1
        }
        return false
    }
}
