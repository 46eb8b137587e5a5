/// The score of several sides, in large digits, each with a way to change it.
public struct Scoreboard: Sendable {
    /// One side, with its score.
    public struct Side: Sendable {
        /// What the side is called.
        public let label: String
        /// Which side it is, for its colour.
        public let role: Role
        /// 0 to 99.
        public let score: Int
        /// Takes one off; disabled at the lowest score.
        public let decrement: Action
        /// Adds one; disabled at the highest score.
        public let increment: Action

        /// - Parameter score: 0 to 99.
        public init(
            _ label: String, role: Role, score: Int, decrement: Action, increment: Action
        ) {
            self.label = label
            self.role = role
            self.score = score
            self.decrement = decrement
            self.increment = increment
        }
    }

    /// Names the scoreboard on its page.
    public let label: String
    /// From left to right.
    public let sides: [Side]

    /// - Parameter sides: from left to right.
    public init(_ label: String, sides: [Side]) {
        self.label = label
        self.sides = sides
    }
}

/// The time that is left, in large digits.
public struct Countdown: Hashable, Sendable {
    /// Names the countdown on its page.
    public let label: String
    /// mm:ss
    public let time: String
    /// What the time means: a warning when little is left, for example.
    public let role: Role
    /// What the clock does, in words.
    public let caption: String

    /// - Parameters:
    ///   - time: mm:ss
    ///   - caption: what the clock does, in words.
    public init(_ label: String, time: String, role: Role, caption: String) {
        self.label = label
        self.time = time
        self.role = role
        self.caption = caption
    }
}
