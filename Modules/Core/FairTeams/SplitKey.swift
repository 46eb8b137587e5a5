import Domain

/// The values of a part of the candidates, in one number. The values of two parts are added by
/// adding the numbers, because no field overflows.
struct SplitKey: Comparable {
    private static let stayBits: UInt64 = 5
    private static let strengthBits: UInt64 = 24
    private static let countBits: UInt64 = 5
    private static let signatureShift = stayBits + strengthBits

    private var rawValue: UInt64 = 0

    static func < (left: SplitKey, right: SplitKey) -> Bool { left.rawValue < right.rawValue }

    static func + (left: SplitKey, right: SplitKey) -> SplitKey {
        SplitKey(rawValue: left.rawValue + right.rawValue)
    }

    /// Creates a key without players.
    init() {}

    private init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The numbers that a rule or the size of the team restricts. Keys are ordered by them first.
    var signature: UInt64 { rawValue >> Self.signatureShift }

    /// The sum of the strengths in team A.
    var strength: Int { Int(rawValue >> Self.stayBits & (1 << Self.strengthBits - 1)) }

    /// The number of players who have the same team as before.
    var stayCount: Int { Int(rawValue & (1 << Self.stayBits - 1)) }

    /// A key with one player who has the same team as before.
    static let stay = SplitKey(rawValue: 1)

    /// Returns a key with a strength.
    static func strength(_ strength: Int) -> SplitKey {
        SplitKey(rawValue: UInt64(strength) << stayBits)
    }

    /// Returns a key with a number in a field of the signature.
    static func count(_ count: Int, _ field: Field) -> SplitKey {
        SplitKey(rawValue: UInt64(count) << (signatureShift + countBits * field.rawValue))
    }

    /// Returns the number in a field of a signature.
    static func count(of field: Field, in signature: UInt64) -> Int {
        Int(signature >> (countBits * field.rawValue) & (1 << countBits - 1))
    }

    /// A restricted number.
    enum Field: UInt64, CaseIterable {
        /// The number of players of team A.
        case size
        /// The number of players of team A with a position.
        case goalkeepers, defenders, midfielders, wingers, strikers
        /// The number of players who have the same team as before.
        case stays

        init(_ position: Position) {
            self =
                switch position {
                case .goalkeeper: .goalkeepers
                case .defender: .defenders
                case .midfielder: .midfielders
                case .winger: .wingers
                case .striker: .strikers
                }
        }
    }
}
