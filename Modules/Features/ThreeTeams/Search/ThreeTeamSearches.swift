import Domain
import FairTeams

/// The searches for some members and wishes: for the fairest teams, and for those that follow in
/// the order of fairness.
struct ThreeTeamSearches: Sendable {
    /// The search for the fairest teams.
    private(set) var fairestSearch: ThreeTeamBalancer
    /// The search for the teams that follow after those that were shown.
    private(set) var current: ThreeTeamBalancer
    /// The fairest teams of all searches.
    private var fairest: ThreeTeamSplit
    /// The teams before the current ones in the order of fairness.
    private var shown: [[TeamCandidate.ID: TeamNumber]] = []
    /// True if no teams were fairer than those that were shown, apart from the ones before them.
    private var isOrdered = true

    /// Finds the fairest teams.
    @concurrent static func find(
        _ request: ThreeTeamRequest, steps: Int
    ) async -> Result<ThreeTeamSearches, ThreeTeamRequestError> {
        Result { () throws(ThreeTeamRequestError) in
            ThreeTeamSearches(try ThreeTeamBalancer(request, steps: steps))
        }
    }

    private init(_ balancer: ThreeTeamBalancer) {
        (fairestSearch, current) = (balancer, balancer)
        fairest = balancer.best
    }

    /// Returns the searches after further steps for the current teams.
    @concurrent func refined(steps: Int) async -> ThreeTeamSearches {
        var next = self
        next.current.refine(steps: steps)
        if shown.isEmpty { next.fairestSearch = next.current }
        next.updateFairest()
        return next
    }

    /// Returns the searches for the teams that follow after the current ones, or for the fairest
    /// ones after the last ones.
    @concurrent func next(steps: Int) async -> ThreeTeamSearches {
        var next = self
        next.shown.append(current.best.teams)
        if let balancer = fairestSearch.excluding(next.shown, steps: steps) {
            next.current = balancer
            next.isOrdered = isOrdered && current.isOptimal
        } else {
            (next.shown, next.isOrdered) = ([], true)
            next.current = fairestSearch
        }
        next.updateFairest()
        return next
    }

    private mutating func updateFairest() {
        if current.best.difference < fairest.difference { fairest = current.best }
    }

    /// Returns the fairest ones of those teams for which the fewest players leave known ones; nil
    /// if there are none, or no known teams.
    @concurrent func fewestMoves(
        from known: [TeamCandidate.ID: TeamNumber]
    ) async -> ThreeTeamFairness.TeamMoves? {
        let split = known.isEmpty ? nil : fairestSearch.fewestMoves(from: known)
        return split.map { split in
            let teams = split.teams
            return ThreeTeamFairness.TeamMoves(
                known: known, split: split,
                count: known.count { player, team in teams[player].map { $0 != team } ?? false })
        }
    }

    /// Returns the fairness of teams; nil if one of them is empty.
    func fairness(
        of teams: [TeamCandidate.ID: TeamNumber], fewestMoves: ThreeTeamFairness.TeamMoves?
    ) -> ThreeTeamFairness? {
        guard let split = current.split(with: teams) else { return nil }
        let bound = fairestSearch.best.difference - fairestSearch.provenGap
        return ThreeTeamFairness(
            split: split, origin: split == current.best ? origin : .other, fairest: fairest,
            provenGap: max(0, fairest.difference - bound),
            meetsRules: current.meetsRules(split), fewestMoves: fewestMoves)
    }

    /// The origin of the current teams.
    private var origin: ThreeTeamFairness.Origin {
        guard !shown.isEmpty else { return .fairest }
        return .next(place: isOrdered && current.isOptimal ? shown.count : nil)
    }
}
