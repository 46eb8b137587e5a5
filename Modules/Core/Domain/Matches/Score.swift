/// The goals of both teams, 0 to 99 each.
public struct Score: Hashable, Sendable {
    /// The goals that one team can have.
    public static let allowed = 0...99

    /// The goals of team A.
    public private(set) var a: Int
    /// The goals of team B.
    public private(set) var b: Int

    /// 0-0.
    public init() {
        a = 0
        b = 0
    }

    /// Nil when one of them is outside the allowed range.
    public init?(a: Int, b: Int) {
        guard Self.allowed.contains(a), Self.allowed.contains(b) else { return nil }
        self.a = a
        self.b = b
    }

    /// The goals of one team. A value outside the allowed range is brought to its nearest end.
    public subscript(team: Team) -> Int {
        get { team == .a ? a : b }
        set {
            let goals = min(max(newValue, Self.allowed.lowerBound), Self.allowed.upperBound)
            if team == .a { a = goals } else { b = goals }
        }
    }

    /// Who has more.
    public var winner: Winner {
        if a == b { return .none }
        return a > b ? .teamA : .teamB
    }

    /// `3-1`.
    public var text: String { "\(a)-\(b)" }
}

/// How a match ended. The raw values are for storing, not for showing.
public enum Winner: String, Sendable, CaseIterable {
    case teamA = "Team A"
    case teamB = "Team B"
    case none = "None"
}
