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
    public private(set) var match = ThreeTeamMatch.opening
    private var isOpening = true

    /// Creates the order, which starts with the opening match.
    public init() {}

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
