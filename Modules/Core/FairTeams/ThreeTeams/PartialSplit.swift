/// Three teams of a part of the candidates. The values of the third team follow from the others.
struct PartialSplit: Comparable, Hashable, Sendable {
    private static let strengthBits: UInt64 = 32
    private static let teamBits: UInt64 = 2
    private static let movesShift = 2 * TeamCounts.bits

    /// The restricted numbers of the first and of the second team, those of the second in the
    /// higher bits, and above these the number of moves. Splits are ordered by them first.
    private(set) var counts: UInt64 = 0
    /// The strengths of the first and of the second team, those of the first in the higher bits.
    /// The strengths of two parts are added by adding these numbers.
    private(set) var strengths: UInt64 = 0
    private(set) var stays = StayCounts()
    /// The teams of the blocks, in two bits each.
    private(set) var teams: UInt64 = 0

    static func < (left: PartialSplit, right: PartialSplit) -> Bool {
        if left.counts != right.counts { return left.counts < right.counts }
        if left.strengths != right.strengths { return left.strengths < right.strengths }
        if left.stays != right.stays { return left.stays < right.stays }
        // Without this, the result would depend on the implementation of `sort`.
        return left.teams < right.teams
    }

    /// Returns the strength of the first team.
    static func first(_ strengths: UInt64) -> Int { Int(strengths >> strengthBits) }

    /// Returns the strength of the second team.
    static func second(_ strengths: UInt64) -> Int { Int(strengths & (1 << strengthBits - 1)) }

    /// Returns restricted numbers of a split.
    ///
    /// - Parameter moves: The number of moves, up to 15.
    static func counts(_ first: TeamCounts, _ second: TeamCounts, moves: Int = 0) -> UInt64 {
        UInt64(moves) << movesShift | second.rawValue << TeamCounts.bits | first.rawValue
    }

    /// The number of moves.
    var moveCount: Int { Int(counts >> Self.movesShift) }

    /// Returns whether another split has equal values, so that one of the two can be left out.
    func hasValues(of other: PartialSplit) -> Bool {
        counts == other.counts && strengths == other.strengths && stays == other.stays
    }

    /// Adds a block to a team.
    mutating func add(_ values: BlockValues, at place: Int, to team: TeamNumber) {
        switch team {
        case .first:
            counts += values.counts.rawValue
            strengths += UInt64(values.strength) << Self.strengthBits
        case .second:
            counts += values.counts.rawValue << TeamCounts.bits
            strengths += UInt64(values.strength)
        case .third: break
        }
        counts += UInt64(values.moves[team.rawValue]) << Self.movesShift
        stays = stays + values.stays[team.rawValue]
        teams |= UInt64(team.rawValue) << (Self.teamBits * UInt64(place))
    }

    /// Returns the team of the block at a place.
    func team(at place: Int) -> TeamNumber? {
        TeamNumber(rawValue: Int(teams >> (Self.teamBits * UInt64(place)) & 3))
    }

    /// Returns the split without the teams of the blocks at other places.
    func keepingTeams(at places: [Int]) -> PartialSplit {
        var split = self
        split.teams &= places.reduce(0) { $0 | 3 << (Self.teamBits * UInt64($1)) }
        return split
    }

    /// Returns the restricted numbers of a team.
    ///
    /// - Parameter total: The numbers of all teams.
    func counts(of team: TeamNumber, total: TeamCounts) -> TeamCounts {
        let mask: UInt64 = 1 << TeamCounts.bits - 1
        let first = counts & mask
        let second = counts >> TeamCounts.bits & mask
        return switch team {
        case .first: TeamCounts(rawValue: first)
        case .second: TeamCounts(rawValue: second)
        case .third: TeamCounts(rawValue: total.rawValue - first - second)
        }
    }

    /// Leaves numbers out that match no longer.
    mutating func keepCounts(_ mask: UInt64) {
        counts &= mask
    }
}
