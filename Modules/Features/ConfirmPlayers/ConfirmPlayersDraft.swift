import Domain

/// A line-up in progress: each player is on the bench or in a team.
struct ConfirmPlayersDraft: Equatable {
    /// A group of players, in the order on screen.
    enum Group: CaseIterable {
        case bench, teamA, teamB
    }

    private var bench: [Player]
    private var teamA: [Player] = []
    private var teamB: [Player] = []

    /// Creates a draft with all players on the bench.
    init(_ players: [Player] = []) {
        bench = players
    }

    private(set) subscript(group: Group) -> [Player] {
        get {
            switch group {
            case .bench: bench
            case .teamA: teamA
            case .teamB: teamB
            }
        }
        set {
            switch group {
            case .bench: bench = newValue
            case .teamA: teamA = newValue
            case .teamB: teamB = newValue
            }
        }
    }

    /// The values of a match with these teams; nil while a team is empty.
    var start: MatchStart? {
        let entries =
            teamA.map { LineUpEntry($0, team: .a) } + teamB.map { LineUpEntry($0, team: .b) }
        guard let lineUp = LineUp(entries), lineUp.hasBothTeams else { return nil }
        return MatchStart(lineUp: lineUp, bench: bench.map(\.id))
    }

    /// Returns the group and index of a player, or nil for an unknown player.
    func location(of id: PlayerID) -> (group: Group, index: Int)? {
        for group in Group.allCases {
            if let index = self[group].firstIndex(where: { $0.id == id }) { return (group, index) }
        }
        return nil
    }

    /// Moves a player.
    ///
    /// - Parameter index: The index among the other players of the group, clamped to valid indices;
    ///   nil for the end.
    mutating func move(_ id: PlayerID, to group: Group, at index: Int? = nil) {
        guard let old = location(of: id) else { return }
        let player = self[old.group].remove(at: old.index)
        let end = self[group].count
        self[group].insert(player, at: min(max(index ?? end, 0), end))
    }

    /// Moves all players from the bench to the teams, each to the team with fewer players. With an
    /// empty bench, assigns all players to the teams again.
    ///
    /// - Parameter shuffle: Returns the players in the order in which they are moved.
    mutating func fillTeams(shuffle: ([Player]) -> [Player]) {
        if bench.isEmpty {
            bench = teamA + teamB
            (teamA, teamB) = ([], [])
        }
        let players = shuffle(bench)
        bench = []
        for player in players {
            self[teamB.count < teamA.count ? .teamB : .teamA].append(player)
        }
    }
}
