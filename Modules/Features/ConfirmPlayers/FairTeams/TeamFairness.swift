import Domain
import FairTeams

/// The fairness of the teams of a draft, beside the fairest teams of the same players.
struct TeamFairness: Sendable {
    /// The teams on screen.
    let split: TeamSplit
    /// The place of these teams in the order of fairness, from 0; nil if the organiser has moved
    /// players.
    let place: Int?
    /// The exchanges that the rules allow, those with the smallest difference first.
    let swaps: [TeamSwap]
    /// The cost of each rule in hundredths.
    let costs: [TeamRule: Double]
    private let balancer: TeamBalancer

    /// The players, their strengths and the rules.
    var request: TeamRequest { balancer.request }
    /// The fairest teams.
    var fairest: TeamSplit { balancer.fairest }

    /// Returns the teams at a place in the order of fairness, or the fairest ones after the last
    /// ones.
    @concurrent static func find(
        _ request: TeamRequest, at place: Int
    ) async -> Result<TeamFairness, TeamRequestError> {
        Result { () throws(TeamRequestError) in
            let balancer = try TeamBalancer(request)
            let split = balancer.split(at: place)
            return Self(balancer, split ?? balancer.fairest, place: split == nil ? 0 : place)
        }
    }

    /// Returns the fairness of certain teams.
    @concurrent static func assess(
        _ teams: [TeamCandidate.ID: Team], _ request: TeamRequest
    ) async -> Result<TeamFairness, TeamRequestError> {
        Result { () throws(TeamRequestError) in
            let balancer = try TeamBalancer(request)
            guard let split = balancer.split(with: teams) else { throw .emptyTeam }
            return Self(balancer, split, place: split == balancer.fairest ? 0 : nil)
        }
    }

    private init(_ balancer: TeamBalancer, _ split: TeamSplit, place: Int?) {
        self.balancer = balancer
        self.split = split
        self.place = place
        swaps = balancer.swaps(in: split)
        costs = Dictionary(
            balancer.request.rules.map { ($0, balancer.cost(of: $0)) },
            uniquingKeysWith: { cost, _ in cost })
    }
}

extension TeamFairness: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.request == right.request && left.split == right.split && left.place == right.place
    }
}
