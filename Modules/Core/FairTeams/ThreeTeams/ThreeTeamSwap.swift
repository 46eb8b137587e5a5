/// An exchange of two players of different teams.
public struct ThreeTeamSwap: Hashable, Sendable {
    /// The player of the team that comes first.
    public let first: TeamCandidate.ID
    /// The player of the other team.
    public let second: TeamCandidate.ID
    /// The difference of the teams after the exchange minus that before it, in hundredths. It is
    /// negative if the exchange makes the teams fairer.
    public let change: Double
}

extension ThreeTeamBalancer {
    /// Returns the exchanges that the rules allow, those with the smallest change first.
    ///
    /// - Parameter split: Teams of this request.
    public func swaps(in split: ThreeTeamSplit) -> [ThreeTeamSwap] {
        let teams = split.teams
        let players = TeamNumber.allCases.map(split.players)
        let pairs = [(0, 1), (0, 2), (1, 2)].flatMap { one, other in
            players[one].flatMap { first in players[other].map { (first, $0) } }
        }
        let swaps = pairs.compactMap { first, second -> (swap: ThreeTeamSwap, deviation: Int)? in
            var swapped = teams
            (swapped[first], swapped[second]) = (teams[second], teams[first])
            let other = ThreeTeamSplit(request, swapped)
            guard meetsRules(other) else { return nil }
            let change = split.difference(of: other.deviation - split.deviation)
            return (ThreeTeamSwap(first: first, second: second, change: change), other.deviation)
        }
        // `sort` does not promise to keep the order of equal elements.
        return swaps.enumerated().sorted {
            ($0.element.deviation, $0.offset) < ($1.element.deviation, $1.offset)
        }.map(\.element.swap)
    }
}
