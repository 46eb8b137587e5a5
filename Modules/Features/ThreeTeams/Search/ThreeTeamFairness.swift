import FairTeams

/// The fairness of the teams on screen, beside the fairest teams that were found.
struct ThreeTeamFairness: Equatable {
    /// The teams on screen.
    let split: ThreeTeamSplit
    /// The fairest teams until now.
    let fairest: ThreeTeamSplit
    /// The largest number by which the difference of other teams could be smaller, in hundredths.
    let provenGap: Double

    /// Creates the fairness of certain teams; nil if one of them is empty.
    init?(of teams: [TeamCandidate.ID: TeamNumber], _ balancer: ThreeTeamBalancer) {
        guard let split = balancer.split(with: teams) else { return nil }
        self.split = split
        fairest = balancer.best
        provenGap = balancer.provenGap
    }

    /// True if the organiser has moved players since the fairest teams were shown.
    var isMoved: Bool { split != fairest }
}
