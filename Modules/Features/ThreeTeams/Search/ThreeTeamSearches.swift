import Domain
import FairTeams

/// The searches for some members and wishes: for the fairest teams, and for those that follow in
/// the order of fairness.
struct ThreeTeamSearches: Sendable {
    /// The search for the fairest teams.
    private var first: ThreeTeamBalancer
    /// The search for the teams that follow after those that were shown.
    private(set) var current: ThreeTeamBalancer
    /// The teams before the current ones in the order of fairness.
    private var shown: [[TeamCandidate.ID: TeamNumber]] = []
    private var fewestMoves: ThreeTeamFairness.TeamMoves?

    /// Finds the fairest teams.
    ///
    /// - Parameter known: The teams that the players know; empty for none.
    @concurrent static func find(
        _ request: ThreeTeamRequest, known: [TeamCandidate.ID: TeamNumber], steps: Int
    ) async -> Result<ThreeTeamSearches, ThreeTeamRequestError> {
        Result { () throws(ThreeTeamRequestError) in
            ThreeTeamSearches(try ThreeTeamBalancer(request, steps: steps), known: known)
        }
    }

    private init(_ balancer: ThreeTeamBalancer, known: [TeamCandidate.ID: TeamNumber]) {
        (first, current) = (balancer, balancer)
        findFewestMoves(from: known)
    }

    private mutating func findFewestMoves(from known: [TeamCandidate.ID: TeamNumber]) {
        let split = known.isEmpty ? nil : first.fewestMoves(from: known)
        fewestMoves = split.map { split in
            let teams = split.teams
            return ThreeTeamFairness.TeamMoves(
                split: split, count: known.count { teams[$0.key] != $0.value })
        }
    }

    /// Returns the same searches after the players have got to know teams.
    @concurrent func knowing(_ known: [TeamCandidate.ID: TeamNumber]) async -> ThreeTeamSearches {
        var next = self
        next.findFewestMoves(from: known)
        return next
    }

    /// Returns the searches after further steps for the current teams.
    @concurrent func refined(steps: Int) async -> ThreeTeamSearches {
        var next = self
        next.current.refine(steps: steps)
        if shown.isEmpty { next.first = next.current }
        return next
    }

    /// Returns the searches for the teams that follow after the current ones, or for the fairest
    /// ones after the last ones.
    @concurrent func next(steps: Int) async -> ThreeTeamSearches {
        var next = self
        next.shown.append(current.best.teams)
        if let balancer = first.excluding(next.shown, steps: steps) {
            next.current = balancer
        } else {
            next.shown = []
            next.current = first
        }
        return next
    }

    /// Returns the fairness of teams; nil if one of them is empty.
    func fairness(of teams: [TeamCandidate.ID: TeamNumber]) -> ThreeTeamFairness? {
        guard let split = current.split(with: teams) else { return nil }
        let gain = max(0, first.best.difference - current.best.difference)
        return ThreeTeamFairness(
            split: split, fairest: gain > 0 ? current.best : first.best,
            provenGap: max(0, first.provenGap - gain),
            place: split == current.best ? shown.count : nil,
            meetsRules: current.meetsRules(split), fewestMoves: fewestMoves)
    }
}
