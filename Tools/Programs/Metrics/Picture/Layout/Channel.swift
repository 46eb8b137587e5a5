/// The space between two rows, where arrows turn. Each block's arrows have a height of their own to go
/// left and right at, so that no two lie on each other.
struct Channel {
    /// The arrows of one block here: from one place above to some below.
    struct Wire {
        let net: Int
        let top: Int
        let bottoms: [Int]

        var isStraight: Bool { bottoms.allSatisfy { $0 == top } }
        var left: Int { min(top, bottoms.min() ?? top) }
        var right: Int { max(top, bottoms.max() ?? top) }
    }

    let wires: [Wire]
    /// Counted from above; nil for one that goes straight down.
    private(set) var tracks: [Int?]

    /// How far from clear it is: what crosses, and much more what lies on each other.
    let cost: Int

    var trackCount: Int { (tracks.compactMap(\.self).max() ?? -1) + 1 }

    init(_ wires: [Wire]) {
        self.wires = wires
        tracks = wires.map { _ in nil }
        let order = Self.order(wires)
        cost = Self.cost(order, wires)
        for (place, wire) in order.enumerated() {
            let above = order[..<place].filter { Self.meet(wires[$0], wires[wire]) }
            tracks[wire] = above.compactMap { tracks[$0] }.max().map { $0 + 1 } ?? 0
        }
    }

    private static func meet(_ one: Wire, _ other: Wire) -> Bool {
        one.left - 12 <= other.right && other.left - 12 <= one.right
    }

    /// From above, those that turn, so that few lines cross and none lie on each other.
    private static func order(_ wires: [Wire]) -> [Int] {
        var order = wires.indices.filter { !wires[$0].isStraight }
        var best = cost(order, wires)
        var hasImproved = true
        while hasImproved {
            hasImproved = false
            for from in order.indices {
                for to in order.indices where to != from {
                    var other = order
                    other.insert(other.remove(at: from), at: to)
                    let next = cost(other, wires)
                    if next < best { (order, best, hasImproved) = (other, next, true) }
                }
            }
        }
        return order
    }

    private static func cost(_ order: [Int], _ wires: [Wire]) -> Int {
        var cost = 0
        for (place, upper) in order.enumerated() {
            for lower in order[(place + 1)...] {
                let (high, low) = (wires[upper], wires[lower])
                cost += high.bottoms.count { low.left < $0 && $0 < low.right }
                if high.left < low.top, low.top < high.right { cost += 1 }
                // What comes down from the higher one would lie on what goes down to the lower one.
                cost += 100 * high.bottoms.count { abs($0 - low.top) < 6 }
            }
        }
        return cost
    }
}
