/// The candidates and the rules of three teams, whose sizes differ by at most one.
public struct ThreeTeamRequest: Hashable, Sendable {
    /// The numbers of candidates for which teams are found.
    public static let counts = 6...30

    /// The candidates. Their order has no effect on the teams.
    public var candidates: [TeamCandidate]
    /// The comparison of the strengths.
    public var measure: TeamRequest.Measure
    /// The conditions. Those about other players have no effect.
    public var rules: [ThreeTeamRule]
    /// The earlier teams, which the new ones should not repeat. They decide between teams that are
    /// equally fair.
    public var earlierTeams: [TeamCandidate.ID: TeamNumber]
    /// A number that decides between teams that are equally fair and equally new.
    public var seed: UInt64

    /// Creates a request.
    public init(
        _ candidates: [TeamCandidate], measure: TeamRequest.Measure = .sum,
        rules: [ThreeTeamRule] = [], earlierTeams: [TeamCandidate.ID: TeamNumber] = [:],
        seed: UInt64 = 0
    ) {
        self.candidates = candidates
        self.measure = measure
        self.rules = rules
        self.earlierTeams = earlierTeams
        self.seed = seed
    }
}
