import Domain

/// The splits in the order of their deviation, then of their number of moves, then of a seed.
struct RankedSplits {
    let search: SplitSearch
    /// The number of candidates in the teams with which a split is compared.
    let knownCount: Int
    let seed: UInt64

    /// Returns the split at a place, or nil after the last one.
    ///
    /// - Parameter smallest: The smallest deviation.
    func split(at index: Int, from smallest: Int) -> SplitSearch.Split? {
        guard let deviation = deviation(at: index, from: smallest) else { return nil }
        var rest = index - (deviation == smallest ? 0 : search.count(upTo: deviation - 1))
        var counts: [Int: Int] = [:]
        search.forEachMatch(of: deviation) { match in
            counts[unmovedCount(match), default: 0] += match.count
            return true
        }
        for (unmovedCount, count) in counts.sorted(by: { $0.key < $1.key }) {
            if rest < count {
                return split(deviation, unmovedCount, number: shuffled(rest, of: count))
            }
            rest -= count
        }
        return nil
    }

    /// Returns the deviation of the split at a place, or nil after the last one. Most places are
    /// near the first one.
    private func deviation(at index: Int, from smallest: Int) -> Int? {
        let largest = search.largestDeviation
        var (low, high, step) = (smallest, smallest, 1)
        while search.count(upTo: high) <= index {
            guard high < largest else { return nil }
            (low, high, step) = (high + 1, min(largest, high + step), 2 * step)
        }
        while low < high {
            let middle = (low + high) / 2
            if search.count(upTo: middle) > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the number of players who have the same team as before, if the teams are named so
    /// that it is largest.
    private func unmovedCount(_ match: SplitSearch.Match) -> Int {
        max(match.stayCount, knownCount - match.stayCount)
    }

    /// Returns the split with a number among those of a deviation and a number of moves.
    private func split(
        _ deviation: Int, _ unmovedCount: Int, number: Int
    ) -> SplitSearch.Split? {
        var rest = number
        var found: SplitSearch.Split?
        search.forEachMatch(of: deviation) { match in
            guard self.unmovedCount(match) == unmovedCount else { return true }
            guard rest < match.count else {
                rest -= match.count
                return true
            }
            found = search.split(rest, of: match)
            return false
        }
        return found
    }

    /// Returns the number at a place of a permutation of `0..<count` that depends on the seed.
    private func shuffled(_ place: Int, of count: Int) -> Int {
        var generator = SplitMix64(seed: seed)
        let count = UInt64(count)
        let start = generator.next() % count
        var step = generator.next() % count + 1
        while Self.commonDivisor(step, count) > 1 { step += 1 }
        return Int((start + UInt64(place) * step) % count)
    }

    private static func commonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
        second == 0 ? first : commonDivisor(second, first % second)
    }
}
