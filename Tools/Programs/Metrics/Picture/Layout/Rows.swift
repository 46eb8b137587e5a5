/// The blocks in rows from the top down, and the lanes in which arrows pass the rows between.
struct Rows {
    /// What takes a place in a row.
    enum Item: Hashable {
        case block(Int)
        /// The arrows of a block, on their way to something further down.
        case lane(of: Int, row: Int)
    }

    /// From one row to the next.
    struct Link {
        /// The block that needs something.
        let net: Int
        let upper: Item
        let lower: Item
    }

    let blocks: [Block]
    /// From left to right.
    var items: [[Item]]
    /// The layer of each row.
    let layers: [Layer]
    /// Those below each row but the last.
    let links: [[Link]]

    /// - Throws: when a module needs one that stands above it.
    init(_ blocks: [Block]) throws(MetricsRefusal) {
        self.blocks = blocks
        let depths = Self.depths(in: blocks)
        var layers: [Layer] = []
        var first: [Layer: Int] = [:]
        for layer in Layer.allCases {
            first[layer] = layers.count
            let deepest = blocks.indices.filter { blocks[$0].layer == layer }
                .map { depths[$0] }.max()
            layers += Array(repeating: layer, count: deepest.map { $0 + 1 } ?? 0)
        }
        let row = blocks.indices.map { (first[blocks[$0].layer] ?? 0) + depths[$0] }
        var items = layers.map { _ in [Item]() }
        for block in blocks.indices { items[row[block]].append(.block(block)) }
        var links = layers.dropLast().map { _ in [Link]() }
        for (net, block) in blocks.enumerated() {
            var upper = Item.block(net)
            let rest = Dictionary(grouping: block.needs) { row[$0] }
            guard let last = rest.keys.max() else { continue }
            if let wrong = block.needs.first(where: { row[$0] <= row[net] }) {
                throw MetricsRefusal(
                    .data,
                    "\(block.members[0]) needs \(blocks[wrong].members[0]), which stands above it; "
                        + "Tools/test says more.")
            }
            for below in (row[net] + 1)...last {
                for target in rest[below] ?? [] {
                    links[below - 1].append(Link(net: net, upper: upper, lower: .block(target)))
                }
                guard below < last else { continue }
                let lane = Item.lane(of: net, row: below)
                links[below - 1].append(Link(net: net, upper: upper, lower: lane))
                items[below].append(lane)
                upper = lane
            }
        }
        (self.items, self.layers, self.links) = (items, layers, Array(links))
    }

    /// How many blocks of the same layer stand above each one.
    private static func depths(in blocks: [Block]) -> [Int] {
        var depths = blocks.map { _ in 0 }
        // A chain is not longer than there are blocks, and the compiler allows no circles.
        for _ in blocks {
            for (number, block) in blocks.enumerated() {
                for need in block.needs where blocks[need].layer == block.layer {
                    depths[need] = max(depths[need], depths[number] + 1)
                }
            }
        }
        return depths
    }
}
