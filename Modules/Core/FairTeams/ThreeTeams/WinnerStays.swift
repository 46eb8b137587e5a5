/// An order of matches in which the winner plays on, and the resting team replaces the loser.
///
/// ```swift
/// var order = WinnerStays()
/// order.end(.rightWins)
/// order.match.resting  // .first
/// ```
public struct WinnerStays: Hashable, Sendable {
    /// A result of a match.
    public enum Result: CaseIterable, Sendable {
        case leftWins, rightWins, draw
    }

    /// The match that is played next. After the first match, the team that stays is on the left
    /// side.
    public private(set) var match: ThreeTeamMatch
    private var isOpening: Bool

    /// Creates the order, which starts with the opening match.
    public init() {
        self.init(at: .opening, isOpening: true)
    }

    /// Creates the order at a match.
    ///
    /// - Parameters:
    ///   - match: The match that is played next. The team that has played longer is on the left
    ///     side.
    ///   - isOpening: Whether both teams have played equally long.
    public init(at match: ThreeTeamMatch, isOpening: Bool) {
        self.match = match
        self.isOpening = isOpening
    }

    /// Ends the match, and starts the next one. After a draw, the team that has played longer
    /// rests; after a draw in the first match, the second team.
    public mutating func end(_ result: Result) {
        let leftStays =
            switch result {
            case .leftWins: true
            case .rightWins: false
            case .draw: isOpening
            }
        match = ThreeTeamMatch(
            left: leftStays ? match.left : match.right, right: match.resting,
            resting: leftStays ? match.right : match.left)
        isOpening = false
    }
}
