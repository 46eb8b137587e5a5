/// What is where from left to right: blocks, and the channels with the places at which arrows leave and
/// arrive.
struct Grid {
    /// One below each row but the last.
    private(set) var channels: [Channel] = []
    /// Where the last block or lane ends.
    let right: Int

    private let middles: [Rows.Item: Int]
    private let sizes: [BlockSize]

    /// - Parameter left: where the first block begins.
    init(_ rows: Rows, _ sizes: [BlockSize], _ columns: Columns, left: Int) {
        func edge(_ item: Rows.Item, _ side: Double) -> Double {
            (columns.middles[item] ?? 0) + side * columns.width(of: item) / 2
        }
        let all = rows.items.joined()
        let shift = Double(left) - (all.map { edge($0, -1) }.min() ?? 0).rounded(.down)
        right = Int((all.map { edge($0, 1) }.max() ?? 0) + shift)
        middles = columns.middles.mapValues { Int($0 + shift) }
        self.sizes = sizes
        for links in rows.links { channels.append(bestChannel(links)) }
    }

    func left(of block: Int) -> Int { middle(.block(block)) - sizes[block].width / 2 }

    private func middle(_ item: Rows.Item) -> Int { middles[item] ?? 0 }

    /// The arrows at one block may all move a little to the side, so that none lies on another.
    private func bestChannel(_ links: [Rows.Link]) -> Channel {
        var shifts: [Rows.Item: Int] = [:]
        var best = channel(links, shifts)
        var seen: Set<Rows.Item> = []
        for link in links where seen.insert(link.lower).inserted {
            for shift in [-4, 4, -8, 8] {
                let other = channel(links, shifts.merging([link.lower: shift]) { $1 })
                if other.cost < best.cost {
                    best = other
                    shifts[link.lower] = shift
                }
            }
        }
        return best
    }

    private func channel(_ links: [Rows.Link], _ shifts: [Rows.Item: Int]) -> Channel {
        var ends: [Rows.Item: [Int: Int]] = [:]
        for case .block(let block) in Set(links.map(\.lower)) {
            let ins = links.filter { $0.lower == .block(block) }
                .map { (net: $0.net, from: middle($0.upper)) }
                .sorted { ($0.from, $0.net) < ($1.from, $1.net) }
            let places = Ports(middle: middle(.block(block)), width: sizes[block].width)
                .arrivals(from: ins.map(\.from), shift: shifts[.block(block)] ?? 0)
            ends[.block(block)] = Dictionary(uniqueKeysWithValues: zip(ins.map(\.net), places))
        }
        return Channel(
            Set(links.map(\.net)).sorted().compactMap { net in
                let own = links.filter { $0.net == net }
                guard let upper = own.first?.upper else { return nil }
                let bottoms = own.map { ends[$0.lower]?[net] ?? middle($0.lower) }
                guard case .block(let block) = upper else {
                    return Channel.Wire(net: net, top: middle(upper), bottoms: bottoms)
                }
                let ports = Ports(middle: middle(upper), width: sizes[block].width)
                return Channel.Wire(net: net, top: ports.departure(to: bottoms), bottoms: bottoms)
            })
    }
}
