/// Identifiers of players by those of an archive. Consecutive identifiers need no memory.
package struct PlayerIDMap {
    private struct Run {
        let first: Int64
        let value: Int64
        var last: Int64
    }

    /// The runs of consecutive identifiers with consecutive values, in ascending order.
    private var runs: [Run] = []
    /// The identifiers that were added after a larger one.
    private var others: [Int64: Int64] = [:]

    /// Creates an empty map.
    package init() {}

    /// Returns the value of an identifier, or nil if it was not added.
    package subscript(id: PlayerID) -> PlayerID? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].last < id.number { low = middle + 1 } else { high = middle }
        }
        guard low < runs.count, runs[low].first <= id.number else {
            return others[id.number].map { PlayerID($0) }
        }
        return PlayerID(runs[low].value &+ (id.number &- runs[low].first))
    }

    /// Adds an identifier with its value, and returns whether it is new. Otherwise, nothing
    /// changes.
    @discardableResult
    package mutating func insert(_ value: PlayerID, for id: PlayerID) -> Bool {
        guard let run = runs.last, id.number <= run.last else {
            append(value.number, for: id.number)
            return true
        }
        guard self[id] == nil else { return false }
        others[id.number] = value.number
        return true
    }

    /// - Parameter id: A larger identifier than those of all runs.
    private mutating func append(_ value: Int64, for id: Int64) {
        if let run = runs.last, id &- run.last == 1, value &- run.value == id &- run.first {
            runs[runs.count - 1].last = id
        } else {
            runs.append(Run(first: id, value: value, last: id))
        }
    }
}
