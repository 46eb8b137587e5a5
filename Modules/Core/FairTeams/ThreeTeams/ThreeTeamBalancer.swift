/// The fairest three teams, which can be refined if there are many candidates; or the fairest ones
/// beside teams that are excluded.
///
/// All splits that the rules allow are compared. If that takes more than a fraction of a second,
/// the teams are the best ones until then, and the search can go on while they are displayed.
///
/// ```swift
/// var balancer = try ThreeTeamBalancer(ThreeTeamRequest(candidates))
/// while !balancer.isFinished { balancer.refine() }
/// balancer.best.players(of: .first)
/// ```
public struct ThreeTeamBalancer: Sendable {
    /// The number of steps that take a fraction of a second.
    public static let defaultSteps = 50_000_000

    /// The candidates and the rules.
    public let request: ThreeTeamRequest
    /// The fairest teams until now. Of several, those with the most moves since the earlier teams;
    /// of several of these, some that the seed decides.
    public private(set) var best: ThreeTeamSplit
    private var search: ThreeTeamSearch

    /// Finds teams, which are the fairest ones if the steps suffice.
    ///
    /// - Parameters:
    ///   - request: The candidates and the rules.
    ///   - steps: The number of partial splits to visit, about. Some teams are found in any case.
    public init(
        _ request: ThreeTeamRequest, steps: Int = defaultSteps
    ) throws(ThreeTeamRequestError) {
        try ThreeTeamRequestError.check(request.candidates, ThreeTeamRequest.counts)
        var search = ThreeTeamSearch(request)
        search?.run(steps: steps)
        guard let search, let teams = search.teams else {
            throw .conflict(RuleConflict.rules(of: request))
        }
        (self.request, self.search) = (request, search)
        best = ThreeTeamSplit(request, teams)
    }

    private init?(
        _ request: ThreeTeamRequest, _ restriction: ThreeTeamRestriction, steps: Int
    ) {
        var search = ThreeTeamSearch(request, restriction)
        search?.run(steps: steps)
        guard let search, let teams = search.teams else { return nil }
        (self.request, self.search) = (request, search)
        best = ThreeTeamSplit(request, teams)
    }

    /// True if no teams are fairer, apart from excluded ones.
    public var isOptimal: Bool { provenGap == 0 }

    /// True if no teams are fairer, apart from excluded ones, and none of
    /// the equally fair ones have more moves.
    public var isFinished: Bool { search.isFinished }

    /// The largest number by which the difference of other teams could be smaller, from 0 on.
    public var provenGap: Double {
        best.difference(of: search.gap)
    }

    /// Returns the split with certain teams, which need not meet the rules; nil unless each team
    /// has a candidate and each candidate has a team.
    public func split(with teams: [TeamCandidate.ID: TeamNumber]) -> ThreeTeamSplit? {
        guard request.candidates.allSatisfy({ teams[$0.id] != nil }) else { return nil }
        let split = ThreeTeamSplit(request, teams)
        return TeamNumber.allCases.contains { split.players(of: $0).isEmpty } ? nil : split
    }

    /// Returns whether a split meets a rule.
    public func meets(_ rule: ThreeTeamRule, _ split: ThreeTeamSplit) -> Bool {
        rule.isMet(by: split.teams, request.candidates)
    }

    /// Returns whether a split meets all rules.
    public func meetsRules(_ split: ThreeTeamSplit) -> Bool {
        request.rules.allSatisfy { meets($0, split) }
    }

    /// Returns how much smaller the difference of the fairest teams would be without a rule, from 0
    /// on; nil if the steps do not suffice to know it.
    ///
    /// - Parameter steps: The number of partial splits to visit, about.
    public func cost(of rule: ThreeTeamRule, steps: Int = defaultSteps) -> Double? {
        var other = request
        other.rules.removeAll { $0 == rule }
        guard other.rules.count < request.rules.count else { return 0 }
        // Fewer rules never contradict each other.
        guard isOptimal, let balancer = try? ThreeTeamBalancer(other, steps: steps),
            balancer.isOptimal
        else { return nil }
        return best.difference(of: best.deviation - balancer.best.deviation)
    }

    /// Returns the search for the fairest of all other teams, or nil if there are none.
    ///
    /// - Parameters:
    ///   - teams: The teams that are excluded, whatever their names are.
    ///   - steps: The number of partial splits to visit, about.
    public func excluding(
        _ teams: [[TeamCandidate.ID: TeamNumber]], steps: Int = defaultSteps
    ) -> ThreeTeamBalancer? {
        ThreeTeamBalancer(request, ThreeTeamRestriction(excluded: teams), steps: steps)
    }

    /// Returns the fairest ones of those teams for which the fewest players leave announced teams,
    /// for players who cancel or come late. Returns nil if more than five would have to.
    ///
    /// - Parameter teams: The announced teams, whose names count. Other candidates are new.
    public func fewestMoves(from teams: [TeamCandidate.ID: TeamNumber]) -> ThreeTeamSplit? {
        for count in 0...ThreeTeamRestriction.Moves.limit {
            let moves = ThreeTeamRestriction.Moves(teams: teams, count: count)
            let found = ThreeTeamBalancer(
                request, ThreeTeamRestriction(moves: moves), steps: Self.defaultSteps)
            if let found { return found.best }
        }
        return nil
    }

    /// Continues the search.
    ///
    /// - Parameter steps: The number of partial splits to visit, about.
    public mutating func refine(steps: Int = defaultSteps) {
        search.run(steps: steps)
        if let teams = search.teams { best = ThreeTeamSplit(request, teams) }
    }
}
