/// A user's whole squad in the order of its names, with what search and sorting need prepared.
///
/// A value: it can be made in the background and handed to the main actor. The keys lie in one
/// buffer, and so do the identifiers, so that a search through 10,000 of them reads memory in one
/// line.
public struct Squad: Sendable, Equatable {
    /// All players, by name key.
    public private(set) var players: [Player] = []
    private var numbers: [Int64] = []
    private var keyBytes: [UInt8] = []
    private var keyEnds: [Int] = []

    /// Nobody.
    public init() {}

    /// Sorts the players by their keys. The keys come from `TextFolding.searchKey`.
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

    /// Makes room for so many players.
    public mutating func reserve(_ count: Int) {
        players.reserveCapacity(count)
        numbers.reserveCapacity(count)
        keyEnds.reserveCapacity(count)
        keyBytes.reserveCapacity(count * 16)
    }

    /// Adds a player whose key does not come before the last one's: for a storage that hands the
    /// players out in order. `key` writes the bytes of the search key, UTF-8, to the end of the
    /// buffer that it is given.
    public mutating func append(_ player: Player, key: (inout [UInt8]) -> Void) {
        players.append(player)
        numbers.append(player.id.number)
        key(&keyBytes)
        keyEnds.append(keyBytes.count)
    }

    /// Where a player stands in `players`; nil for somebody who is not of the squad.
    public func index(of player: PlayerID) -> Int? {
        numbers.firstIndex(of: player.number)
    }

    /// The players' indices in an order, only those whose name contains `query`.
    ///
    /// - Parameter query: a `TextFolding.searchKey`; empty matches everybody.
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

    /// One pass, and the order of the names stays within each group.
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
