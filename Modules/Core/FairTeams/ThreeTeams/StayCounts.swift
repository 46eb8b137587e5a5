/// The numbers of players who stay in their earlier teams, one for each renaming of the three
/// teams. The numbers of two parts are added by adding the raw values, because no field overflows.
struct StayCounts: Comparable, Hashable, Sendable {
    /// The new names of the earlier teams.
    static let renamings: [[TeamNumber]] = [
        [.first, .second, .third], [.second, .third, .first], [.third, .first, .second],
        [.first, .third, .second], [.third, .second, .first], [.second, .first, .third],
    ]
    private static let fieldBits: UInt64 = 8
    /// A raw value with 1 in each field.
    private static let ones: UInt64 = 0x0101_0101_0101

    private var rawValue: UInt64 = 0

    /// Creates the numbers without players.
    init() {}

    /// Creates the numbers for a player.
    init(_ earlier: TeamNumber, _ team: TeamNumber) {
        for (index, names) in Self.renamings.enumerated() where names[earlier.rawValue] == team {
            rawValue |= 1 << (Self.fieldBits * UInt64(index))
        }
    }

    static func < (left: StayCounts, right: StayCounts) -> Bool { left.rawValue < right.rawValue }

    static func + (left: StayCounts, right: StayCounts) -> StayCounts {
        var sum = left
        sum.rawValue += right.rawValue
        return sum
    }

    /// The largest number.
    var largest: Int {
        Self.renamings.indices.reduce(0) {
            max($0, Int(rawValue >> (Self.fieldBits * UInt64($1)) & 0xFF))
        }
    }

    /// Returns whether all numbers are below a limit from 1 to 128.
    func isBelow(_ limit: Int) -> Bool {
        // A number that reaches the limit sets the highest bit of its field.
        (rawValue + UInt64(128 - limit) * Self.ones) & (128 * Self.ones) == 0
    }
}
