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
        /// True if the side is highlighted now, unless motion is reduced.
        public let isHighlighted: Bool
        /// The action that subtracts one; disabled at the lowest score and for a final one.
        public let decrement: Action
        /// The action that adds one; disabled at the highest score and for a final one.
        public let increment: Action
        private let isFinal: Bool

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
            isFinal = false
        }

        /// Creates a side with a final score, which has no visible actions.
        ///
        /// - Parameters:
        ///   - label: The name of the side.
        ///   - role: The meaning of the side.
        ///   - score: The score, from 0 to 99.
        public init(_ label: String, role: Role, finalScore score: Int) {
            self.label = label
            self.role = role
            self.score = score
            isHighlighted = false
            decrement = Action("", isEnabled: false) {}
            increment = decrement
            isFinal = true
        }

        /// The decrement and increment actions; none for a final score.
        var buttons: [Action] { isFinal ? [] : [decrement, increment] }
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

    /// The actions, side after side. `FocusTarget.button` counts these.
    var buttons: [Action] { sides.flatMap(\.buttons) }

    /// Returns the number of the first button of a side.
    func firstButton(ofSide index: Int) -> Int {
        sides.prefix(index).reduce(0) { $0 + $1.buttons.count }
    }
}
