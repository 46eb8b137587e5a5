/// Where everything of the picture is, in points from its upper left corner.
struct Layout {
    /// The ground of a layer.
    struct Band {
        let layer: Layer
        let top: Int
        let bottom: Int
    }

    /// All arrows that begin at one block.
    struct Wiring {
        let layer: Layer
        var ways: [Way] = []
    }

    /// A line from above to below, which may turn once to the side and down again.
    struct Way {
        let from: Point
        /// The height at which it goes to the side.
        let turn: Int
        let to: Point
        let endsAtBlock: Bool
    }

    struct Point: Equatable {
        var x: Int
        var y: Int
    }

    static let margin = 14
    /// For the names of the layers.
    private static let names = 96
    private static let bandPadding = 14

    let blocks: [Block]
    let sizes: [BlockSize]
    /// The upper left corner of each block.
    let corners: [Point]
    let bands: [Band]
    let wirings: [Wiring]
    let width: Int
    let height: Int

    init(_ graph: ModuleGraph) throws(MetricsRefusal) {
        let rows = Ordering.order(try Rows(Block.blocks(of: graph.reduced)))
        let sizes = rows.blocks.enumerated().map { number, block in
            BlockSize(block, arrivals: rows.blocks.count { $0.needs.contains(number) })
        }
        let columns = Columns(rows, sizes)
        let grid = Grid(rows, sizes, columns, left: Self.margin + Self.names)
        let heights = Heights(rows, sizes, grid.channels, top: Self.margin + Self.bandPadding)

        blocks = rows.blocks
        self.sizes = sizes
        corners = rows.blocks.indices.map { block in
            Point(x: grid.left(of: block), y: heights.top(of: block))
        }
        bands = Layer.allCases.compactMap { layer in
            guard let first = rows.layers.firstIndex(of: layer),
                let last = rows.layers.lastIndex(of: layer)
            else { return nil }
            return Band(
                layer: layer, top: heights.tops[first] - Self.bandPadding,
                bottom: heights.bottoms[last] + Self.bandPadding)
        }
        wirings = Self.wirings(rows, grid, heights)
        width = grid.right + 2 * Self.margin
        height = (heights.bottoms.last ?? 0) + Self.bandPadding + Self.margin
    }

    private static func wirings(_ rows: Rows, _ grid: Grid, _ heights: Heights) -> [Wiring] {
        var wirings = rows.blocks.map { Wiring(layer: $0.layer) }
        for (gap, channel) in grid.channels.enumerated() {
            for (number, wire) in channel.wires.enumerated() {
                let links = rows.links[gap].filter { $0.net == wire.net }
                let turn = heights.height(ofTrack: channel.tracks[number], in: gap)
                for (link, x) in zip(links, wire.bottoms) {
                    let start =
                        switch link.upper {
                        case .block(let block): heights.bottom(of: block)
                        case .lane: heights.tops[gap]
                        }
                    let (end, endsAtBlock) =
                        switch link.lower {
                        case .block(let block): (heights.top(of: block), true)
                        case .lane: (heights.tops[gap + 1], false)
                        }
                    wirings[wire.net].ways.append(
                        Way(
                            from: Point(x: wire.top, y: start), turn: turn,
                            to: Point(x: x, y: end), endsAtBlock: endsAtBlock))
                }
            }
        }
        return wirings
    }
}
