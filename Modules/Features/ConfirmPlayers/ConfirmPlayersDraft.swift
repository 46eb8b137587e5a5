import Domain

/// Who stands where while the teams are made. Every player stands in exactly one place.
struct ConfirmPlayersDraft: Equatable {
    /// Where a player can stand, in the order on screen.
    enum Place: CaseIterable {
        case bench, teamA, teamB
    }

    private var bench: [Player]
    private var teamA: [Player] = []
    private var teamB: [Player] = []

    /// Everybody on the bench.
    init(_ players: [Player] = []) {
        bench = players
    }

    private(set) subscript(place: Place) -> [Player] {
        get {
            switch place {
            case .bench: bench
            case .teamA: teamA
            case .teamB: teamB
            }
        }
        set {
            switch place {
            case .bench: bench = newValue
            case .teamA: teamA = newValue
            case .teamB: teamB = newValue
            }
        }
    }

    /// What can be stored: both teams without the bench. Nil while a team is empty.
    var lineUp: LineUp? {
        LineUp(
            teamA.map { LineUpEntry($0, team: .a) } + teamB.map { LineUpEntry($0, team: .b) })
    }

    /// Where a player stands; nil for a stranger.
    func spot(of id: PlayerID) -> (place: Place, index: Int)? {
        for place in Place.allCases {
            if let index = self[place].firstIndex(where: { $0.id == id }) { return (place, index) }
        }
        return nil
    }

    /// Moves a player.
    ///
    /// - Parameter index: the place among the others there; nil, or one beyond them, is the end.
    mutating func move(_ id: PlayerID, to place: Place, at index: Int? = nil) {
        guard let spot = spot(of: id) else { return }
        let player = self[spot.place].remove(at: spot.index)
        let end = self[place].count
        self[place].insert(player, at: min(max(index ?? end, 0), end))
    }

    /// Sends everybody on the bench to a team, always to the one with fewer players.
    ///
    /// - Parameter order: the same players in the order in which they go.
    mutating func fillTeams(inOrder order: ([Player]) -> [Player]) {
        let players = order(bench)
        bench = []
        for player in players {
            self[teamB.count < teamA.count ? .teamB : .teamA].append(player)
        }
    }
}
