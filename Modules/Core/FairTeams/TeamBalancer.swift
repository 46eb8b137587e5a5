public import Domain

/// The fairest two teams, and the next ones in the order of fairness.
///
/// The result is exact: all splits that the rules allow are compared.
///
/// ```swift
/// let request = TeamRequest(candidates, rules: [.spread(.goalkeeper)])
/// let balancer = try TeamBalancer(request)
/// balancer.fairest.a
/// balancer.split(at: 1)
/// ```
public struct TeamBalancer: Sendable {
    /// The candidates and the rules.
    public let request: TeamRequest
    /// The fairest teams. Of several, those with the most moves since the earlier teams; of several
    /// of these, one that the seed decides.
    public let fairest: TeamSplit
    let problem: SplitProblem

    /// Finds the fairest teams.
    public init(_ request: TeamRequest) throws(TeamRequestError) {
        try request.validate()
        guard
            let problem = SplitProblem(request, request.rules, comparedWith: request.earlierTeams),
            let deviation = problem.search.smallestDeviation(),
            let split = Self.ranked(problem, problem.search, request).split(at: 0, from: deviation)
        else { throw .conflict(RuleConflict.rules(of: request)) }
        self.request = request
        self.problem = problem
        fairest = TeamSplit(request, problem.teams(of: split))
    }

    private static func ranked(
        _ problem: SplitProblem, _ search: SplitSearch, _ request: TeamRequest
    ) -> RankedSplits {
        RankedSplits(search: search, knownCount: problem.knownCount, seed: request.seed)
    }

    /// Returns the teams at a place in the order of fairness, or nil after the last one. No teams
    /// occur twice.
    ///
    /// - Parameter index: The place, from 0 for the fairest teams.
    public func split(at index: Int) -> TeamSplit? {
        guard index > 0 else { return index == 0 ? fairest : nil }
        return Self.ranked(problem, problem.search, request)
            .split(at: index, from: fairest.deviation)
            .map { TeamSplit(request, problem.teams(of: $0)) }
    }

    /// Returns the split with certain teams, which need not meet the rules; nil unless both teams
    /// have a candidate and each candidate has a team.
    public func split(with teams: [TeamCandidate.ID: Team]) -> TeamSplit? {
        guard request.candidates.allSatisfy({ teams[$0.id] != nil }) else { return nil }
        let split = TeamSplit(request, teams)
        return split.a.isEmpty || split.b.isEmpty ? nil : split
    }

    /// Returns how much smaller the difference of the fairest teams would be without a rule, from 0
    /// on.
    public func cost(of rule: TeamRule) -> Double {
        var other = request
        other.rules.removeAll { $0 == rule }
        // Fewer rules never contradict each other.
        guard other.rules.count < request.rules.count, let balancer = try? TeamBalancer(other)
        else { return 0 }
        return fairest.difference(of: fairest.deviation - balancer.fairest.deviation)
    }

    /// Returns teams between announced ones and the fairest ones, for players who cancel or come
    /// late: first those with the fewest moves, then always those that are fairer with the fewest
    /// further moves. The seed decides between teams that are equally fair.
    ///
    /// - Parameter teams: The announced teams, whose names count. Other candidates are new.
    public func changes(of teams: [TeamCandidate.ID: Team]) -> [TeamChange] {
        guard
            let problem = SplitProblem(
                request, request.rules, comparedWith: teams, fixesMoves: true)
        else { return [] }
        var changes: [TeamChange] = []
        var best = Int.max
        for stayCount in (0...problem.knownCount).reversed() where best > 0 {
            let search = problem.search.staying(stayCount)
            guard let deviation = search.smallestDeviation(), deviation < best,
                let split = Self.ranked(problem, search, request).split(at: 0, from: deviation)
            else { continue }
            best = deviation
            changes.append(
                TeamChange(
                    split: TeamSplit(request, problem.teams(of: split)),
                    moveCount: problem.knownCount - stayCount))
        }
        return changes
    }
}
