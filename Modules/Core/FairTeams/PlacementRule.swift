public import Domain

/// A condition that teams have to meet.
public enum PlacementRule<Side: CaseIterable & Hashable & Sendable>: Hashable, Sendable {
    /// The numbers of players of a position differ by at most one: `.spread(.goalkeeper)`.
    case spread(Position)
    /// Two players are in the same team.
    case together(CandidatePair)
    /// Two players are in different teams.
    case apart(CandidatePair)
    /// A player is in a certain team.
    case member(TeamCandidate.ID, of: Side)
}

/// A condition that two teams have to meet.
public typealias TeamRule = PlacementRule<Team>

/// A condition that three teams have to meet.
public typealias ThreeTeamRule = PlacementRule<TeamNumber>

/// Two players, in any order.
public struct CandidatePair: Hashable, Sendable {
    /// The player with the smaller number.
    public let first: TeamCandidate.ID
    /// The other player.
    public let second: TeamCandidate.ID

    /// Creates a pair. The pairs of the same players are equal.
    public init(_ one: TeamCandidate.ID, _ other: TeamCandidate.ID) {
        (first, second) = one < other ? (one, other) : (other, one)
    }
}

extension PlacementRule {
    /// Returns whether teams of candidates meet this rule.
    func isMet(by teams: [TeamCandidate.ID: Side], _ candidates: [TeamCandidate]) -> Bool {
        switch self {
        case .spread(let position):
            let players = candidates.filter { $0.position == position }
            let counts = Side.allCases.map { side in players.count { teams[$0.id] == side } }
            return (counts.max() ?? 0) - (counts.min() ?? 0) <= 1
        case .together(let pair):
            guard let one = teams[pair.first], let other = teams[pair.second] else { return true }
            return one == other
        case .apart(let pair):
            guard let one = teams[pair.first], let other = teams[pair.second] else { return true }
            return one != other
        case .member(let player, let team): return teams[player].map { $0 == team } ?? true
        }
    }
}
