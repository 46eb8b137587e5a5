/// Looks for an order within the rows in which few arrows cross.
///
/// First each item goes where its neighbours are, then single items move as long as that helps. The
/// result is always the same for the same blocks.
struct Ordering {
    private var rows: Rows
    private var positions: [Rows.Item: Double] = [:]

    static func order(_ rows: Rows) -> Rows {
        var ordering = Ordering(rows: rows)
        for row in rows.items.indices { ordering.number(row) }
        for _ in 0..<4 {
            for row in rows.items.indices.dropFirst() { ordering.sort(row) }
            for row in rows.items.indices.dropLast().reversed() { ordering.sort(row) }
        }
        // Each round makes the cost smaller, so this comes to an end; a bound says so to everybody.
        for _ in 0..<50 {
            guard ordering.improve() else { break }
        }
        return ordering.rows
    }

    private init(rows: Rows) {
        self.rows = rows
    }

    /// Counts from the middle of the row.
    private mutating func number(_ row: Int) {
        let middle = Double(rows.items[row].count - 1) / 2
        for (place, item) in rows.items[row].enumerated() {
            positions[item] = Double(place) - middle
        }
    }

    /// Puts each item where its neighbours in the rows above and below are on average.
    private mutating func sort(_ row: Int) {
        let wishes = rows.items[row].enumerated().map { place, item in
            let near = neighbours(of: item, in: row).compactMap { positions[$0] }
            let mean = near.isEmpty ? positions[item] ?? 0 : near.reduce(0, +) / Double(near.count)
            return (item: item, wish: mean, place: place)
        }
        rows.items[row] = wishes.sorted { ($0.wish, $0.place) < ($1.wish, $1.place) }.map(\.item)
        number(row)
    }

    private func neighbours(of item: Rows.Item, in row: Int) -> [Rows.Item] {
        var found: [Rows.Item] = []
        if row > 0 { found += rows.links[row - 1].filter { $0.lower == item }.map(\.upper) }
        if row < rows.links.count {
            found += rows.links[row].filter { $0.upper == item }.map(\.lower)
        }
        return found
    }

    /// Moves single items to where they cost less; false when there was none.
    private mutating func improve() -> Bool {
        var hasImproved = false
        for row in rows.items.indices {
            for from in rows.items[row].indices {
                for to in rows.items[row].indices where to != from {
                    let before = cost(around: row)
                    let old = rows.items[row]
                    let item = rows.items[row].remove(at: from)
                    rows.items[row].insert(item, at: to)
                    number(row)
                    if cost(around: row) < before - 0.001 {
                        hasImproved = true
                    } else {
                        rows.items[row] = old
                        number(row)
                    }
                }
            }
        }
        return hasImproved
    }

    /// A crossing is worse than any way.
    private func cost(around row: Int) -> Double {
        var cost = 0.0
        for gap in [row - 1, row] where rows.links.indices.contains(gap) {
            let ways = rows.links[gap].map { link in
                (net: link.net, from: positions[link.upper] ?? 0, to: positions[link.lower] ?? 0)
            }
            for (number, way) in ways.enumerated() {
                cost += abs(way.from - way.to)
                cost +=
                    100
                    * Double(
                        ways[(number + 1)...].count {
                            $0.net != way.net && ($0.from - way.from) * ($0.to - way.to) < 0
                        })
            }
        }
        return cost
    }
}
