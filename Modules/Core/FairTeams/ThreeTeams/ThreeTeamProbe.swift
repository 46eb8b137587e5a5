/// A strength of the first team, for which all splits are compared.
struct ThreeTeamProbe: Sendable {
    /// The strengths that follow after this one.
    private enum Direction { case lower, higher, both }

    let goal: ThreeTeamGoal
    private let total: Int
    let strength: Int
    private let direction: Direction
    /// A number that no deviation with this strength or with those that follow is below.
    let bound: Int
    /// The place of the next split in the outer list.
    var outer = 0
    /// The nearest smaller strength of splits that were compared; nil for none.
    private var lower: Int?
    /// The nearest larger strength of splits that were compared; nil for none.
    private var higher: Int?

    private init(_ goal: ThreeTeamGoal, _ total: Int, _ strength: Int, _ direction: Direction) {
        (self.goal, self.total, self.strength, self.direction) = (goal, total, strength, direction)
        let start = direction == .both ? [strength, strength + 1] : [strength]
        bound = start.map { goal.weights.smallestDeviation($0, of: total) }.min() ?? 0
    }

    /// Creates the first probe for a goal, from which the bound rises in both directions.
    init(_ goal: ThreeTeamGoal, total: Int) {
        self.init(goal, total, goal.weights.share(of: total), .both)
    }

    /// Takes strengths into account that exist next to this one.
    mutating func add(_ strengths: (lower: Int?, higher: Int?)) {
        lower = [lower, strengths.lower].compactMap(\.self).max()
        higher = [higher, strengths.higher].compactMap(\.self).min()
    }

    /// The probes that follow after this one.
    var next: [ThreeTeamProbe] {
        let lower = direction == .higher ? nil : lower
        let higher = direction == .lower ? nil : higher
        return [(lower, Direction.lower), (higher, .higher)].compactMap { strength, direction in
            strength.map {
                ThreeTeamProbe(goal, total, $0, direction)
            }
        }
    }
}
