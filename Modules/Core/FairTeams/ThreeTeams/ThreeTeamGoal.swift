/// The sizes of three teams, and the other numbers that the rules allow with them.
struct ThreeTeamGoal: Sendable {
    let weights: ThreeTeamWeights
    /// The restricted numbers of whole splits.
    let targets: [UInt64]

    /// Returns the goals for each way to distribute the sizes.
    ///
    /// - Parameters:
    ///   - total: The numbers of all candidates.
    ///   - fields: The positions that are checked for whole splits.
    ///   - measure: The comparison of the strengths.
    ///   - moves: The number of moves.
    static func all(
        _ total: TeamCounts, _ fields: [SplitKey.Field], _ measure: TeamRequest.Measure,
        moves: Int
    ) -> [ThreeTeamGoal] {
        balanced(total[.size]).map { sizes in
            var counts = [(TeamCounts(), TeamCounts())]
            counts[0].0[.size] = sizes[0]
            counts[0].1[.size] = sizes[1]
            for field in fields {
                counts = counts.flatMap { teams in
                    balanced(total[field]).map { numbers in
                        var teams = teams
                        teams.0[field] = numbers[0]
                        teams.1[field] = numbers[1]
                        return teams
                    }
                }
            }
            return ThreeTeamGoal(
                weights: ThreeTeamWeights(sizes, measure),
                targets: counts.map { PartialSplit.counts($0.0, $0.1, moves: moves) })
        }
    }

    /// Returns the ways to write a number as a sum of three that differ by at most one.
    private static func balanced(_ total: Int) -> [[Int]] {
        let (part, rest) = total.quotientAndRemainder(dividingBy: 3)
        guard rest > 0 else { return [[part, part, part]] }
        return (0..<3).map { special in
            (0..<3).map { part + (($0 == special) == (rest == 1) ? 1 : 0) }
        }
    }
}
