/// The goals of both teams, 0 to 99 each.
public struct Score: Hashable, Sendable {
    /// The numbers of goals that a team can have.
    public static let allowed = 0...99

    /// The goals of team A.
    public private(set) var a: Int
    /// The goals of team B.
    public private(set) var b: Int

    /// Creates the score 0-0.
    public init() {
        a = 0
        b = 0
    }

    /// Creates a score, or returns nil if a number is outside the allowed range.
    public init?(a: Int, b: Int) {
        guard Self.allowed.contains(a), Self.allowed.contains(b) else { return nil }
        self.a = a
        self.b = b
    }

    /// The goals of a team. A value outside the allowed range becomes the nearest allowed value.
    public subscript(team: Team) -> Int {
        get { team == .a ? a : b }
        set {
            let goals = min(max(newValue, Self.allowed.lowerBound), Self.allowed.upperBound)
            if team == .a { a = goals } else { b = goals }
        }
    }

    /// The team with more goals, or `.draw`.
    public var winner: Winner {
        if a == b { return .draw }
        return a > b ? .teamA : .teamB
    }

    /// The goals of team A and of team B, separated by a hyphen, such as `3-1`.
    public var text: String { "\(a)-\(b)" }
}

/// The outcome of a match. The raw values are the stored ones and not for display.
public enum Winner: String, Sendable, CaseIterable {
    case teamA = "Team A"
    case teamB = "Team B"
    case draw = "None"
}
