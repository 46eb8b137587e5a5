/// A search for the fairest splits: all splits of both halves of the candidates are listed, and the
/// lists are matched. So n candidates take the time of 2 ^ (n / 2) splits, and no split is missed.
struct SplitSearch {
    /// The numbers that the teams have to have.
    struct Target {
        /// The signature of the whole split.
        let signature: UInt64
        /// The factor of the strength of team A in the deviation.
        let factor: Int
        /// The product of the factor and the strength of team A in perfectly fair teams.
        let aim: Int
    }

    /// Splits of both halves that form teams with the required numbers.
    struct Match {
        let left: HalfSplits.Entry
        let right: HalfSplits.Entry

        var stayCount: Int { left.key.stayCount + right.key.stayCount }
        var count: Int { left.splits.count * right.splits.count }
    }

    /// The decisions of one split, as in `HalfSplits.masks`.
    struct Split {
        let left: UInt32
        let right: UInt32
    }

    let left: HalfSplits
    let right: HalfSplits
    let targets: [Target]

    /// Returns the search for splits with a number of players who stay in their teams.
    func staying(_ count: Int) -> SplitSearch {
        SplitSearch(
            left: left, right: right,
            targets: targets.filter { SplitKey.count(of: .stays, in: $0.signature) == count })
    }

    /// True if teams with the required numbers exist.
    var isFeasible: Bool {
        targets.contains { target in
            var isFound = false
            forEachPair(target) { _, _ in isFound = true }
            return isFound
        }
    }

    /// Returns the smallest deviation; nil if no teams have the required numbers.
    func smallestDeviation() -> Int? {
        var best = Int.max
        for target in targets where best > 0 {
            forEachPair(target) { lefts, rights in
                var (low, high) = (lefts.lowerBound, rights.upperBound - 1)
                while best > 0, low < lefts.upperBound, high >= rights.lowerBound {
                    let strength =
                        left.entries[low].key.strength + right.entries[high].key.strength
                    let deviation = target.factor * strength - target.aim
                    best = min(best, abs(deviation))
                    if deviation > 0 { high -= 1 } else { low += 1 }
                }
            }
        }
        return best == .max ? nil : best
    }

    /// Returns the number of splits up to a deviation.
    func count(upTo limit: Int) -> Int {
        var count = 0
        for target in targets {
            // The strengths of team A with these deviations.
            let least = Self.quotient(target.aim - limit + target.factor - 1, target.factor)
            let most = Self.quotient(target.aim + limit, target.factor)
            guard least <= most else { continue }
            forEachPair(target) { lefts, rights in
                // Both ends of the strengths that fit fall while the strength of the left half
                // rises.
                var (start, end) = (rights.upperBound, rights.upperBound)
                for entry in left.entries[lefts] {
                    let strength = entry.key.strength
                    while end > rights.lowerBound,
                        strength + right.entries[end - 1].key.strength > most
                    {
                        end -= 1
                    }
                    while start > rights.lowerBound,
                        strength + right.entries[start - 1].key.strength >= least
                    {
                        start -= 1
                    }
                    guard start < end else { continue }
                    let splits =
                        right.entries[end - 1].splits.upperBound
                        - right.entries[start].splits.lowerBound
                    count += entry.splits.count * splits
                }
            }
        }
        return count
    }

    /// Returns the largest whole number that is not above a quotient.
    private static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// A deviation that no split exceeds.
    var largestDeviation: Int {
        let strength = { (half: HalfSplits) in half.entries.map(\.key.strength).max() ?? 0 }
        let total = strength(left) + strength(right)
        return targets.reduce(0) { max($0, $1.aim, $1.factor * total - $1.aim) }
    }

    /// Calls a function with all splits of a deviation, always in the same order.
    ///
    /// - Parameter body: Returns false to end.
    func forEachMatch(of deviation: Int, _ body: (Match) -> Bool) {
        var isEnded = false
        for target in targets {
            for product in Set([target.aim - deviation, target.aim + deviation]).sorted()
            where product >= 0 && product.isMultiple(of: target.factor) {
                forEachPair(target) { lefts, rights in
                    var end = rights.upperBound
                    for entry in left.entries[lefts] where !isEnded {
                        let rest = product / target.factor - entry.key.strength
                        while end > rights.lowerBound,
                            right.entries[end - 1].key.strength > rest
                        {
                            end -= 1
                        }
                        var index = end
                        while !isEnded, index > rights.lowerBound,
                            right.entries[index - 1].key.strength == rest
                        {
                            index -= 1
                            isEnded = !body(Match(left: entry, right: right.entries[index]))
                        }
                    }
                }
            }
        }
    }

    /// Returns one of the splits of a match.
    func split(_ number: Int, of match: Match) -> Split {
        let (first, second) = number.quotientAndRemainder(dividingBy: match.right.splits.count)
        return Split(
            left: left.masks[match.left.splits.lowerBound + first],
            right: right.masks[match.right.splits.lowerBound + second])
    }

    /// Calls a function with the entries of both halves whose signatures add up to a target.
    private func forEachPair(_ target: Target, _ body: (Range<Int>, Range<Int>) -> Void) {
        var other = right.signatures.count - 1
        for lefts in left.signatures {
            let signature = left.entries[lefts.lowerBound].key.signature
            while other >= 0,
                right.entries[right.signatures[other].lowerBound].key.signature + signature
                    > target.signature
            {
                other -= 1
            }
            guard other >= 0 else { return }
            let rights = right.signatures[other]
            if right.entries[rights.lowerBound].key.signature + signature == target.signature {
                body(lefts, rights)
            }
        }
    }
}
