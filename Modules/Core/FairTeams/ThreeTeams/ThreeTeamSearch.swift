/// A search for the fairest splits that can be continued. The strengths of the first team are tried
/// in the order of the smallest deviation that they allow, until that is not below the best one.
/// Then all splits with this deviation are compared, to find one with the most moves.
struct ThreeTeamSearch: Sendable {
    private enum Stage { case fairest, newest, finished }

    let problem: ThreeTeamProblem
    /// The best split until now.
    private(set) var best: JoinedSplit?
    private let left: JoinableSplits
    private let right: JoinableSplits
    private var stage = Stage.fairest
    private var probes: [ThreeTeamProbe]

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - request: The candidates and the rules.
    ///   - restriction: Further conditions.
    ///   - listLimit: The largest number of splits in a list.
    /// - Returns: nil if rules about single players contradict each other. If others do, or no
    ///   split meets the conditions, `best` is nil after the first run.
    init?(
        _ request: ThreeTeamRequest, _ restriction: ThreeTeamRestriction = .init(),
        listLimit: Int = ThreeTeamProblem.listLimit
    ) {
        guard let problem = ThreeTeamProblem(request, restriction, listLimit: listLimit)
        else { return nil }
        self.problem = problem
        left = JoinableSplits(problem.left.splits)
        right = JoinableSplits(problem.right.splits)
        probes = Self.firstProbes(problem)
    }

    private static func firstProbes(_ problem: ThreeTeamProblem) -> [ThreeTeamProbe] {
        problem.goals.map { ThreeTeamProbe($0, total: problem.totalStrength) }
    }

    /// True if further steps change nothing.
    var isFinished: Bool { stage == .finished }

    /// The number by which the deviation of other splits could be smaller.
    var gap: Int {
        guard let best, stage == .fairest else { return 0 }
        return probes.reduce(0) { max($0, best.deviation - $1.bound) }
    }

    /// The teams of the best split; nil if the rules contradict each other.
    var teams: [TeamCandidate.ID: TeamNumber]? { best.map { problem.teams(of: $0) } }

    /// Continues the search. The first run goes on until it finds a split.
    ///
    /// - Parameter steps: The number of partial splits to visit, about.
    mutating func run(steps: Int) {
        var rest = steps
        while stage != .finished, rest > 0 || best == nil { rest -= advance() }
    }

    /// Takes the next step with the most promising probe, and returns the number of partial splits
    /// that were visited.
    private mutating func advance() -> Int {
        let next = probes.indices.min { probes[$0].bound < probes[$1].bound }
        guard let next, canImprove(probes[next]) else {
            endStage()
            return 1
        }
        let probe = probes[next]
        guard probe.outer < problem.outer.splits.count else {
            probes.remove(at: next)
            probes += probe.next
            return 1
        }
        let join = ThreeTeamJoin(
            left: left, right: right, outer: problem.outer.splits[probe.outer],
            outerIndex: probe.outer, goal: probe.goal, strength: probe.strength,
            total: problem.totalStrength, excluded: problem.excluded[probe.outer] ?? [])
        var steps = left.strengths.count + right.strengths.count
        let neighbors = join.forEachRun { run in
            let found =
                stage == .fairest
                ? join.fairest(in: run, below: best?.deviation ?? .max)
                : best.flatMap { join.newest(in: run, after: $0, &steps) }
            if let found { best = found }
        }
        probes[next].add(neighbors)
        probes[next].outer += 1
        return steps
    }

    private func canImprove(_ probe: ThreeTeamProbe) -> Bool {
        guard let best else { return true }
        // At least a third of the players stay, because each one stays in a third of the
        // renamings.
        return stage == .fairest
            ? probe.bound < best.deviation
            : probe.bound <= best.deviation && 3 * best.stayCount > problem.knownCount + 2
    }

    private mutating func endStage() {
        let needsMoves = stage == .fairest && best != nil && problem.knownCount > 0
        stage = needsMoves ? .newest : .finished
        probes = needsMoves ? Self.firstProbes(problem) : []
    }
}
