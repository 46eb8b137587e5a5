/// A position on the pitch, ordered from the back to the front.
public enum Position: String, CaseIterable, Comparable, Sendable {
    case goalkeeper, defender, midfielder, winger, striker

    /// The abbreviation in a line-up, of one to three letters.
    public var acronym: String {
        switch self {
        case .goalkeeper: "GK"
        case .defender: "DEF"
        case .midfielder: "MID"
        case .winger: "W"
        case .striker: "ST"
        }
    }

    private var rank: Int {
        switch self {
        case .goalkeeper: 0
        case .defender: 1
        case .midfielder: 2
        case .winger: 3
        case .striker: 4
        }
    }

    /// Orders positions from the goalkeeper to the striker.
    public static func < (left: Position, right: Position) -> Bool { left.rank < right.rank }
}
