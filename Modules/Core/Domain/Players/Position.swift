/// A position on the pitch, ordered from the back to the front.
public enum Position: String, CaseIterable, Comparable, Sendable {
    case goalkeeper, defender, midfielder, winger, striker

    /// The abbreviation of one to three letters. Like `Score.text`, it is part of the notation that all
    /// screens share, and not a text of one screen.
    public var abbreviation: String {
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
