/// The restricted numbers of a part of a team: its size, and the numbers of players of positions.
/// The numbers of two parts are added by adding the raw values, because no field overflows.
struct TeamCounts: Equatable, Sendable {
    private static let fieldBits: UInt64 = 5
    /// A raw value with 15 in each field.
    private static let fifteens: UInt64 = 0x1EF7_BDEF
    /// A raw value with 16 in each field.
    private static let sixteens: UInt64 = 0x2108_4210
    /// The number of bits of all fields.
    static let bits: UInt64 = 30

    private(set) var rawValue: UInt64 = 0

    static func + (left: TeamCounts, right: TeamCounts) -> TeamCounts {
        TeamCounts(rawValue: left.rawValue + right.rawValue)
    }

    /// Creates the numbers without players.
    init() {}

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The number in a field other than that of the stays.
    subscript(field: SplitKey.Field) -> Int {
        get { Int(rawValue >> (Self.fieldBits * field.rawValue) & 31) }
        set {
            let shift = Self.fieldBits * field.rawValue
            rawValue = rawValue & ~(31 << shift) | UInt64(newValue) << shift
        }
    }

    /// Returns whether no number exceeds that of the limits.
    ///
    /// - Parameter limits: Numbers up to 15. This value has at most twice these numbers.
    func isWithin(_ limits: TeamCounts) -> Bool {
        // A number that exceeds its limit by one becomes 16.
        (rawValue + (Self.fifteens - limits.rawValue)) & Self.sixteens == 0
    }
}
