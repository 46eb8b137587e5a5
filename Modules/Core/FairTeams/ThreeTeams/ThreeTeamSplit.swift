/// Three teams.
public struct ThreeTeamSplit: Hashable, Sendable {
    private let players: [[TeamCandidate.ID]]
    private let strengths: [Int]
    /// The number of players who have another team than in the earlier teams, if the new teams are
    /// named so that it is smallest.
    public let moveCount: Int
    private let weights: ThreeTeamWeights

    /// The difference of the sums or of the averages of the strongest and the weakest team in
    /// hundredths, from 0 on.
    public var difference: Double { difference(of: deviation) }

    /// The difference multiplied so that it is a whole number.
    var deviation: Int { weights.deviation(strengths[0], strengths[1], strengths[2]) }

    /// Returns the difference for a deviation of teams with these sizes.
    func difference(of deviation: Int) -> Double { Double(deviation) / Double(weights.scale) }

    /// Returns the players of a team, in the order of the candidates.
    public func players(of team: TeamNumber) -> [TeamCandidate.ID] { players[team.rawValue] }

    /// The team of each player.
    public var teams: [TeamCandidate.ID: TeamNumber] {
        Dictionary(
            uniqueKeysWithValues: TeamNumber.allCases.flatMap { team in
                players(of: team).map { ($0, team) }
            })
    }

    /// Returns the sum of the strengths of a team, in hundredths.
    public func strength(of team: TeamNumber) -> Int { strengths[team.rawValue] }
}

extension ThreeTeamSplit {
    /// Creates the split with certain teams of all candidates.
    init(_ request: ThreeTeamRequest, _ teams: [TeamCandidate.ID: TeamNumber]) {
        let members = TeamNumber.allCases.map { team in
            request.candidates.filter { teams[$0.id] == team }
        }
        players = members.map { $0.map(\.id) }
        strengths = members.map { $0.reduce(0) { $0 + $1.strength } }
        weights = ThreeTeamWeights(members.map(\.count), request.measure)
        let earlier = request.candidates.compactMap { candidate in
            request.earlierTeams[candidate.id].flatMap { old in
                teams[candidate.id].map { (old: old, new: $0) }
            }
        }
        let stayCounts = StayCounts.renamings.map { names in
            earlier.count { names[$0.old.rawValue] == $0.new }
        }
        moveCount = earlier.count - (stayCounts.max() ?? 0)
    }
}
