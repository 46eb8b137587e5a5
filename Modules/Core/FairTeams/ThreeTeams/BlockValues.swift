import Domain

/// The values of candidates whom rules put in the same team.
struct BlockValues: Sendable {
    /// The identifiers of the candidates.
    let players: [TeamCandidate.ID]
    let counts: TeamCounts
    let strength: Int
    /// The numbers of players who stay, for each team of the block.
    let stays: [StayCounts]
    /// The numbers of players who move, for each team of the block; 0 if moves are not restricted.
    let moves: [Int]
    /// The possible teams.
    let teams: [TeamNumber]
    /// The places in the cluster of the blocks that have to be in other teams.
    let rivals: [Int]

    /// Creates the values.
    ///
    /// - Parameters:
    ///   - members: The candidates.
    ///   - request: The request.
    ///   - positions: The positions of which a rule spreads the players.
    ///   - teams: The possible teams.
    ///   - rivals: The places of rivals.
    ///   - known: The teams from which moves are counted.
    init(
        _ members: [TeamCandidate], _ request: ThreeTeamRequest, _ positions: [Position],
        teams: [TeamNumber], rivals: [Int], known: [TeamCandidate.ID: TeamNumber]
    ) {
        players = members.map(\.id)
        strength = members.reduce(0) { $0 + $1.strength }
        var counts = TeamCounts()
        counts[.size] = members.count
        for position in positions {
            counts[SplitKey.Field(position)] = members.count { $0.position == position }
        }
        self.counts = counts
        stays = TeamNumber.allCases.map { team in
            members.reduce(StayCounts()) { sum, member in
                request.earlierTeams[member.id].map { sum + StayCounts($0, team) } ?? sum
            }
        }
        moves = TeamNumber.allCases.map { team in
            members.count { known[$0.id].map { $0 != team } ?? false }
        }
        self.teams = teams
        self.rivals = rivals
    }
}
