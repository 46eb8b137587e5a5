/// The whole splits with one split of the outer list and one strength of the first team.
struct ThreeTeamJoin {
    /// Splits of the left and of the right list that form whole splits with the strength.
    struct Run {
        let left: Range<Int>
        let right: Range<Int>
    }

    /// The places of a left and of a right split.
    struct Pair: Hashable, Sendable {
        var left: Int
        var right: Int
    }

    let left: JoinableSplits
    let right: JoinableSplits
    let outer: PartialSplit
    let outerIndex: Int
    let goal: ThreeTeamGoal
    /// The strength of the first team.
    let strength: Int
    /// The strength of all teams.
    let total: Int
    /// The pairs that are left out.
    let excluded: Set<Pair>

    /// Calls a function with all runs.
    ///
    /// - Returns: The nearest smaller and the nearest larger strength of the first team.
    func forEachRun(_ body: (Run) -> Void) -> (lower: Int?, higher: Int?) {
        var (lower, higher) = (-1, Int.max)
        for target in goal.targets {
            forEachPair(target) { lefts, rights in
                var (low, high) = (lefts.lowerBound, rights.upperBound - 1)
                while low < lefts.upperBound, high >= rights.lowerBound {
                    let found = first(low, high)
                    if found < strength {
                        lower = max(lower, found)
                        low += 1
                    } else if found > strength {
                        higher = min(higher, found)
                        high -= 1
                    } else {
                        let run = run(low, high, lefts, rights)
                        body(run)
                        // The loop skips these two pairs.
                        if run.right.lowerBound > rights.lowerBound {
                            lower = max(lower, first(low, run.right.lowerBound - 1))
                        }
                        if run.left.upperBound < lefts.upperBound {
                            higher = min(higher, first(run.left.upperBound, high))
                        }
                        (low, high) = (run.left.upperBound, run.right.lowerBound - 1)
                    }
                }
            }
        }
        return (lower < 0 ? nil : lower, higher == .max ? nil : higher)
    }

    /// Returns the fairest split of a run, if its deviation is below a limit.
    func fairest(in run: Run, below limit: Int) -> JoinedSplit? {
        var best: (deviation: Int, left: Int, right: Int)?
        var (low, high) = (run.left.lowerBound, run.right.upperBound - 1)
        // The pairs on both sides of equally strong second and third teams are all visited.
        while low < run.left.upperBound, high >= run.right.lowerBound {
            let second = second(low, high)
            let isSecondStronger = isSecondStronger(second)
            let deviation = deviation(second)
            if deviation < best?.deviation ?? limit {
                if !isExcluded(low, high) {
                    best = (deviation, low, high)
                } else if let next = next(after: low, high, isSecondStronger, in: run) {
                    let deviation = self.deviation(self.second(next.left, next.right))
                    if deviation < best?.deviation ?? limit {
                        best = (deviation, next.left, next.right)
                    }
                }
            }
            if isSecondStronger { high -= 1 } else { low += 1 }
        }
        return best.map { split($0.left, $0.right, $0.deviation) }
    }

    private func isExcluded(_ low: Int, _ high: Int) -> Bool {
        !excluded.isEmpty && excluded.contains(Pair(left: low, right: high))
    }

    /// Returns the next pair that is not excluded, of those that are skipped after a visited one
    /// because they are not fairer.
    private func next(
        after low: Int, _ high: Int, _ isSecondStronger: Bool, in run: Run
    ) -> Pair? {
        var pair = Pair(left: low, right: high)
        while excluded.contains(pair) {
            if isSecondStronger { pair.left += 1 } else { pair.right -= 1 }
            guard pair.left < run.left.upperBound, pair.right >= run.right.lowerBound
            else { return nil }
        }
        return pair
    }

    /// Returns the split of a run with the most moves, if it has more than another one.
    ///
    /// - Parameters:
    ///   - run: The run.
    ///   - other: A split with the smallest deviation, which the result has too.
    ///   - steps: The number of visited splits, which rises.
    func newest(in run: Run, after other: JoinedSplit, _ steps: inout Int) -> JoinedSplit? {
        var best: JoinedSplit?
        var limit = other.stayCount
        var end = run.right.upperBound
        for low in run.left {
            // The strength of the second team rises with the place in either list.
            while end > run.right.lowerBound, isTooHigh(low, end - 1, other.deviation) { end -= 1 }
            var high = end - 1
            while high >= run.right.lowerBound,
                deviation(second(low, high)) == other.deviation
            {
                if stays(low, high).isBelow(limit), !isExcluded(low, high) {
                    let found = split(low, high, other.deviation)
                    (best, limit) = (found, found.stayCount)
                }
                high -= 1
            }
            steps += end - high
        }
        return best
    }

    private func split(_ low: Int, _ high: Int, _ deviation: Int) -> JoinedSplit {
        JoinedSplit(
            outer: outerIndex, left: low, right: high, deviation: deviation,
            stayCount: stays(low, high).largest)
    }

    private func stays(_ low: Int, _ high: Int) -> StayCounts {
        left.stays[low] + right.stays[high] + outer.stays
    }

    /// Returns whether the deviation exceeds a limit because the second team is too strong.
    private func isTooHigh(_ low: Int, _ high: Int, _ limit: Int) -> Bool {
        let second = second(low, high)
        return isSecondStronger(second) && deviation(second) > limit
    }

    private func strengths(_ low: Int, _ high: Int) -> UInt64 {
        left.strengths[low] + right.strengths[high] + outer.strengths
    }

    /// Returns the strength of the first team.
    private func first(_ low: Int, _ high: Int) -> Int { PartialSplit.first(strengths(low, high)) }

    /// Returns the strength of the second team.
    private func second(_ low: Int, _ high: Int) -> Int {
        PartialSplit.second(strengths(low, high))
    }

    private func deviation(_ second: Int) -> Int {
        goal.weights.deviation(strength, second, total - strength - second)
    }

    private func isSecondStronger(_ second: Int) -> Bool {
        goal.weights.second * second > goal.weights.third * (total - strength - second)
    }

    /// Returns the run that begins with a left and a right split in some ranges.
    private func run(_ low: Int, _ high: Int, _ lefts: Range<Int>, _ rights: Range<Int>) -> Run {
        var end = low + 1
        while end < lefts.upperBound, first(end, high) == strength { end += 1 }
        var start = high
        while start > rights.lowerBound, first(low, start - 1) == strength { start -= 1 }
        return Run(left: low..<end, right: start..<high + 1)
    }

    /// Calls a function with the ranges of both lists whose restricted numbers add up to a target.
    private func forEachPair(_ target: UInt64, _ body: (Range<Int>, Range<Int>) -> Void) {
        var other = right.groups.count - 1
        for group in left.groups {
            let counts = group.counts + outer.counts
            while other >= 0, right.groups[other].counts + counts > target { other -= 1 }
            guard other >= 0 else { return }
            if right.groups[other].counts + counts == target {
                body(group.range, right.groups[other].range)
            }
        }
    }
}
