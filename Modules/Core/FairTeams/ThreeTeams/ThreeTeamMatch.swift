/// A match of two of three teams that take turns, while the other one rests.
public struct ThreeTeamMatch: Hashable, Sendable {
    /// The team on the left side.
    public let left: TeamNumber
    /// The team on the right side.
    public let right: TeamNumber
    /// The team that does not play.
    public let resting: TeamNumber

    /// The first match of an evening.
    public static let opening = ThreeTeamMatch(left: .first, right: .second, resting: .third)

    /// Returns the match at a place of a round robin. Each team plays two matches and rests for
    /// one, so that after any number of matches the numbers of rests differ by at most one.
    ///
    /// - Parameter index: The number of matches before, from 0 on.
    public static func roundRobin(at index: Int) -> ThreeTeamMatch {
        switch index % 3 {
        case 0: opening
        case 1: ThreeTeamMatch(left: .second, right: .third, resting: .first)
        default: ThreeTeamMatch(left: .first, right: .third, resting: .second)
        }
    }
}

extension ThreeTeamMatch {
    /// Creates a match of two teams; nil if they are the same one.
    public init?(left: TeamNumber, right: TeamNumber) {
        guard left != right,
            let resting = TeamNumber.allCases.first(where: { $0 != left && $0 != right })
        else { return nil }
        self.init(left: left, right: right, resting: resting)
    }
}
