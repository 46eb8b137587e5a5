public import Domain

/// Two teams.
public struct TeamSplit: Hashable, Sendable {
    /// The players of team A, in the order of the candidates.
    public let a: [TeamCandidate.ID]
    /// The players of team B, in the order of the candidates.
    public let b: [TeamCandidate.ID]
    /// The sum of the strengths of team A, in hundredths.
    public let strengthOfA: Int
    /// The sum of the strengths of team B, in hundredths.
    public let strengthOfB: Int
    /// The number of players who have another team than in the earlier teams, if the new teams are
    /// named so that it is smallest.
    public let moveCount: Int
    private let measure: TeamRequest.Measure

    /// The difference of the sums or of the averages in hundredths, from 0 on.
    public var difference: Double { difference(of: deviation) }

    /// The difference of the sums, or that of the averages multiplied by both numbers of players.
    /// Both are whole numbers.
    var deviation: Int {
        switch measure {
        case .sum: abs(strengthOfA - strengthOfB)
        case .average: abs(strengthOfA * b.count - strengthOfB * a.count)
        }
    }

    /// Returns the difference for a deviation of teams with these sizes.
    func difference(of deviation: Int) -> Double {
        measure == .sum ? Double(deviation) : Double(deviation) / Double(a.count * b.count)
    }
}

extension TeamSplit {
    /// Creates the split with certain teams of all candidates.
    init(_ request: TeamRequest, _ teams: [TeamCandidate.ID: Team]) {
        let (inA, inB) = (
            request.candidates.filter { teams[$0.id] == .a },
            request.candidates.filter { teams[$0.id] == .b }
        )
        let earlier = request.candidates.filter { request.earlierTeams[$0.id] != nil }
        let stayCount = earlier.count { request.earlierTeams[$0.id] == teams[$0.id] }
        self.init(
            a: inA.map(\.id), b: inB.map(\.id),
            strengthOfA: inA.reduce(0) { $0 + $1.strength },
            strengthOfB: inB.reduce(0) { $0 + $1.strength },
            moveCount: min(stayCount, earlier.count - stayCount), measure: request.measure)
    }

    /// The team of each player.
    public var teams: [TeamCandidate.ID: Team] {
        Dictionary(uniqueKeysWithValues: a.map { ($0, Team.a) } + b.map { ($0, .b) })
    }
}
