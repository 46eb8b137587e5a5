public import Domain

/// A condition that two teams have to meet.
public enum TeamRule: Hashable, Sendable {
    /// The numbers of players of a position differ by at most one: `.spread(.goalkeeper)`.
    case spread(Position)
    /// Two players are in the same team.
    case together(CandidatePair)
    /// Two players are in different teams.
    case apart(CandidatePair)
    /// A player is in a certain team.
    case member(TeamCandidate.ID, of: Team)
}

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

extension TeamRule {
    /// Returns whether teams of candidates meet this rule.
    func isMet(by teams: [TeamCandidate.ID: Team], _ candidates: [TeamCandidate]) -> Bool {
        switch self {
        case .spread(let position):
            let players = candidates.filter { $0.position == position }
            let inA = players.count { teams[$0.id] == .a }
            return (-1...1).contains(2 * inA - players.count)
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
