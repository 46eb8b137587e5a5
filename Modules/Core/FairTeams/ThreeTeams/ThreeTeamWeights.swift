/// The factors of the strengths of three teams, with which sums or averages are compared as whole
/// numbers.
struct ThreeTeamWeights: Hashable, Sendable {
    let first: Int
    let second: Int
    let third: Int
    /// The quotient of a deviation and the difference that it stands for.
    let scale: Int

    /// Creates the weights for teams with these sizes.
    init(_ sizes: [Int], _ measure: TeamRequest.Measure) {
        let scale = measure == .sum ? 1 : Set(sizes).reduce(1, *)
        let weights = sizes.map { measure == .sum ? 1 : scale / $0 }
        (first, second, third) = (weights[0], weights[1], weights[2])
        self.scale = scale
    }

    /// Returns the difference of the strongest and the weakest team with these strengths.
    func deviation(_ first: Int, _ second: Int, _ third: Int) -> Int {
        let (one, two, three) = (self.first * first, self.second * second, self.third * third)
        return max(one, two, three) - min(one, two, three)
    }

    /// Returns a number that no deviation is below.
    ///
    /// - Parameters:
    ///   - strength: The strength of the first team. The other teams are at best equally strong.
    ///   - total: The strength of all teams.
    func smallestDeviation(_ strength: Int, of total: Int) -> Int {
        let others = second + third
        let excess = strength * (first * others + second * third) - total * second * third
        return (abs(excess) + others - 1) / others
    }

    /// Returns the largest strength of the first team that is not above its share.
    func share(of total: Int) -> Int {
        total * second * third / (first * (second + third) + second * third)
    }
}
