/// The scores of several sides, in large digits, each with actions that change it.
public struct Scoreboard: Sendable {
    /// One side and its score.
    public struct Side: Sendable {
        /// The name of the side.
        public let label: String
        /// The meaning of the side, which decides its colour.
        public let role: Role
        /// The score, from 0 to 99.
        public let score: Int
        /// A Boolean value indicating whether the side is highlighted now, unless motion is reduced.
        public let isHighlighted: Bool
        /// The action that subtracts one; disabled at the lowest score.
        public let decrement: Action
        /// The action that adds one; disabled at the highest score.
        public let increment: Action

        /// Creates a side.
        ///
        /// - Parameters:
        ///   - label: The name of the side.
        ///   - role: The meaning of the side.
        ///   - score: The score, from 0 to 99.
        ///   - isHighlighted: Whether the side is highlighted now, unless motion is reduced.
        ///   - decrement: The action that subtracts one.
        ///   - increment: The action that adds one.
        public init(
            _ label: String, role: Role, score: Int, isHighlighted: Bool = false,
            decrement: Action, increment: Action
        ) {
            self.label = label
            self.role = role
            self.score = score
            self.isHighlighted = isHighlighted
            self.decrement = decrement
            self.increment = increment
        }
    }

    /// The name of the scoreboard on its page.
    public let label: String
    /// The sides from left to right.
    public let sides: [Side]

    /// Creates a scoreboard.
    ///
    /// - Parameters:
    ///   - label: The name of the scoreboard on its page.
    ///   - sides: The sides from left to right.
    public init(_ label: String, sides: [Side]) {
        self.label = label
        self.sides = sides
    }

    /// The decrement and increment actions, side after side. `FocusTarget.button` counts these.
    var buttons: [Action] { sides.flatMap { [$0.decrement, $0.increment] } }
}
