/// Where the middle of each item is, from the left: close to its neighbours in the other rows, in the
/// order of its row, and never closer to the next one than both need.
struct Columns {
    private(set) var middles: [Rows.Item: Double] = [:]
    private let rows: Rows
    private let sizes: [BlockSize]

    private static let boxGap = 22.0
    private static let laneGap = 16.0
    private static let laneWidth = 2.0
    private static let pull = 0.4

    init(_ rows: Rows, _ sizes: [BlockSize]) {
        self.rows = rows
        self.sizes = sizes
        for row in rows.items {
            let offsets = offsets(of: row)
            let half = (offsets.last ?? 0) / 2
            for (item, offset) in zip(row, offsets) { middles[item] = offset - half }
        }
        for _ in 0..<100 {
            for row in rows.items.indices { settle(row) }
            for row in rows.items.indices.reversed() { settle(row) }
        }
        middles = middles.mapValues { $0.rounded() }
        for row in rows.items.indices.dropFirst() { straighten(row) }
    }

    func width(of item: Rows.Item) -> Double {
        switch item {
        case .block(let number): Double(sizes[number].width)
        case .lane: Self.laneWidth
        }
    }

    /// How far each item is from the first one where they stand as close as they can.
    private func offsets(of row: [Rows.Item]) -> [Double] {
        var offsets: [Double] = []
        for (place, item) in row.enumerated() {
            guard place > 0, let last = offsets.last else {
                offsets.append(0)
                continue
            }
            let before = row[place - 1]
            offsets.append(last + (width(of: before) + width(of: item)) / 2 + gap(before, item))
        }
        return offsets
    }

    private func gap(_ one: Rows.Item, _ other: Rows.Item) -> Double {
        switch (one, other) {
        case (.block, .block): Self.boxGap
        default: Self.laneGap
        }
    }

    /// Moves the items of a row as near to their wishes as all of them together can be.
    private mutating func settle(_ row: Int) {
        let items = rows.items[row]
        let offsets = offsets(of: items)
        let wishes = zip(items, offsets).map { item, offset in
            let (wish, weight) = wish(of: item, in: row)
            return (value: wish - offset, weight: weight)
        }
        for (place, value) in Self.ascending(wishes).enumerated() {
            middles[items[place]] = value + offsets[place]
        }
    }

    /// Puts items right below what they are nearly below, where there is room.
    private mutating func straighten(_ row: Int) {
        for link in rows.links[row - 1] {
            guard let upper = middles[link.upper], let lower = middles[link.lower],
                abs(upper - lower) <= Self.laneGap,
                rows.links[row - 1].count(where: { $0.lower == link.lower }) == 1
            else { continue }
            middles[link.lower] = upper
            if !isInOrder(row) { middles[link.lower] = lower }
        }
    }

    private func isInOrder(_ row: Int) -> Bool {
        let items = rows.items[row]
        return zip(items, items.dropFirst()).allSatisfy { one, other in
            let distance = (width(of: one) + width(of: other)) / 2 + gap(one, other)
            return (middles[other] ?? 0) - (middles[one] ?? 0) >= distance - 2
        }
    }

    /// The mean of its neighbours' middles. What is straight for long matters more.
    private func wish(of item: Rows.Item, in row: Int) -> (Double, weight: Double) {
        // A block also wishes to be in the middle of the picture, so that it does not become wide.
        var sum = 0.0
        var weight = if case .block = item { Self.pull } else { 0.001 }
        func add(_ other: Rows.Item) {
            let share =
                switch (item, other) {
                case (.lane, .lane): 24.0
                case (.block, .block): 1.0
                default: 2.0
                }
            sum += share * (middles[other] ?? 0)
            weight += share
        }
        if row > 0 {
            for link in rows.links[row - 1] where link.lower == item { add(link.upper) }
        }
        if row < rows.links.count {
            for link in rows.links[row] where link.upper == item { add(link.lower) }
        }
        return (sum / weight, weight)
    }

    /// The values that never fall and are nearest to these: neighbours that would change their order
    /// share their mean.
    private static func ascending(_ wishes: [(value: Double, weight: Double)]) -> [Double] {
        var pools: [(value: Double, weight: Double, count: Int)] = []
        for wish in wishes {
            var pool = (value: wish.value, weight: wish.weight, count: 1)
            while let last = pools.last, last.value > pool.value {
                let weight = last.weight + pool.weight
                let sum = last.value * last.weight + pool.value * pool.weight
                pool = (sum / weight, weight, last.count + pool.count)
                pools.removeLast()
            }
            pools.append(pool)
        }
        return pools.flatMap { Array(repeating: $0.value, count: $0.count) }
    }
}
