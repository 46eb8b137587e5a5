public import Domain

/// The candidates, the rules and the sizes of two teams.
public struct TeamRequest: Hashable, Sendable {
    /// The numbers of candidates for which teams are found.
    public static let counts = 2...30

    /// The comparison of the strengths of teams.
    public enum Measure: Hashable, Sendable {
        /// By the sums of the strengths, so that a smaller team has stronger players.
        case sum
        /// By the averages, so that the players of a smaller team are as strong, and the score has
        /// to make up for their number.
        case average
    }

    /// The candidates. Their order has no effect on the teams.
    public var candidates: [TeamCandidate]
    /// The number of players of team A; nil for teams whose sizes differ by at most one.
    public var sizeOfA: Int?
    /// The comparison of the strengths.
    public var measure: Measure
    /// The conditions. Those about other players have no effect.
    public var rules: [TeamRule]
    /// The earlier teams, which the new ones should not repeat. They decide between teams that are
    /// equally fair.
    public var earlierTeams: [TeamCandidate.ID: Team]
    /// A number that decides between teams that are equally fair and equally new.
    public var seed: UInt64

    /// Creates a request.
    public init(
        _ candidates: [TeamCandidate], sizeOfA: Int? = nil, measure: Measure = .sum,
        rules: [TeamRule] = [], earlierTeams: [TeamCandidate.ID: Team] = [:], seed: UInt64 = 0
    ) {
        self.candidates = candidates
        self.sizeOfA = sizeOfA
        self.measure = measure
        self.rules = rules
        self.earlierTeams = earlierTeams
        self.seed = seed
    }
}

extension TeamRequest {
    /// Returns whether teams of the candidates meet a rule.
    public func meets(_ rule: TeamRule, _ split: TeamSplit) -> Bool {
        rule.isMet(by: split.teams, candidates)
    }
}

extension TeamRequest {
    /// Checks the candidates and the size of the teams.
    func validate() throws(TeamRequestError) {
        try TeamRequestError.check(candidates, Self.counts)
        if let sizeOfA, !(1..<candidates.count).contains(sizeOfA) { throw .emptyTeam }
    }

    /// The possible numbers of players of team A.
    var sizes: [Int] {
        if let sizeOfA { return [sizeOfA] }
        let half = candidates.count / 2
        return candidates.count.isMultiple(of: 2) ? [half] : [half, half + 1]
    }
}
