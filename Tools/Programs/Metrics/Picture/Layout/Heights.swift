/// What is where from the top down.
struct Heights {
    private static let trackGap = 9
    /// Above the first track of a channel, and below the last.
    private static let clearance = 24

    /// The upper edge of each row.
    let tops: [Int]
    /// The lower edge of each row.
    let bottoms: [Int]

    private let blockTops: [Int]
    private let blockBottoms: [Int]
    private let trackCounts: [Int]

    /// - Parameters:
    ///   - channels: one below each row but the last.
    ///   - top: where the first row begins.
    init(_ rows: Rows, _ sizes: [BlockSize], _ channels: [Channel], top: Int) {
        var (tops, bottoms): ([Int], [Int]) = ([], [])
        var blockTops = sizes.map { _ in 0 }
        var next = top
        for (row, items) in rows.items.enumerated() {
            let numbers = items.compactMap {
                if case .block(let number) = $0 { number } else { nil }
            }
            let height = numbers.map { sizes[$0].height }.max() ?? 0
            for number in numbers {
                blockTops[number] = next + (height - sizes[number].height) / 2
            }
            tops.append(next)
            bottoms.append(next + height)
            guard channels.indices.contains(row) else { continue }
            let tracks = max(1, channels[row].trackCount)
            next += height + 2 * Self.clearance + (tracks - 1) * Self.trackGap
        }
        (self.tops, self.bottoms, self.blockTops) = (tops, bottoms, blockTops)
        blockBottoms = zip(blockTops, sizes).map { $0 + $1.height }
        trackCounts = channels.map(\.trackCount)
    }

    func top(of block: Int) -> Int { blockTops[block] }
    func bottom(of block: Int) -> Int { blockBottoms[block] }

    /// - Parameter track: nil for the middle, where nothing turns.
    func height(ofTrack track: Int?, in gap: Int) -> Int {
        bottoms[gap] + Self.clearance + (track ?? 0) * Self.trackGap
    }
}
