import Domain
import FairTeams

/// The fairness of the teams of a draft, beside the fairest teams of the same players.
struct TeamFairness: Sendable {
    /// The teams on screen.
    let split: TeamSplit
    /// The place of these teams in the order of fairness, from 0; nil if they were chosen in
    /// another way, such as by moving players.
    let place: Int?
    /// The exchanges that the rules allow, those with the smallest difference first.
    let swaps: [TeamSwap]
    /// The cost of each rule in hundredths.
    let costs: [TeamRule: Double]
    /// The teams between the announced ones and the fairest ones, those with the fewest moves
    /// first; empty without announced teams.
    let changes: [TeamChange]
    private let balancer: TeamBalancer

    /// The players, their strengths and the rules.
    var request: TeamRequest { balancer.request }
    /// The fairest teams.
    var fairest: TeamSplit { balancer.fairest }

    /// A choice of teams.
    enum Choice: Sendable {
        /// The teams at a place in the order of fairness, or the fairest ones after the last ones.
        case place(Int)
        /// The fairest ones of those that differ least from the announced teams.
        case fewestMoves
        /// Certain teams.
        case teams([TeamCandidate.ID: Team])
    }

    /// Finds teams.
    ///
    /// - Parameter announced: The teams that the players know.
    @concurrent static func find(
        _ choice: Choice, _ request: TeamRequest, announced: [TeamCandidate.ID: Team]
    ) async -> Result<TeamFairness, TeamRequestError> {
        Result { () throws(TeamRequestError) in
            let balancer = try TeamBalancer(request)
            let changes = announced.isEmpty ? [] : balancer.changes(of: announced)
            let split: TeamSplit?
            switch choice {
            case .place(let place): split = balancer.split(at: place)
            case .fewestMoves: split = changes.first?.split
            case .teams(let teams):
                split = balancer.split(with: teams)
                guard split != nil else { throw .emptyTeam }
            }
            let shown = split ?? balancer.fairest
            var place = shown == balancer.fairest ? 0 : nil
            if case .place(let index) = choice, split != nil { place = index }
            return Self(balancer, shown, place: place, changes)
        }
    }

    private init(
        _ balancer: TeamBalancer, _ split: TeamSplit, place: Int?, _ changes: [TeamChange]
    ) {
        self.balancer = balancer
        self.changes = changes
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
            && left.changes == right.changes
    }
}
