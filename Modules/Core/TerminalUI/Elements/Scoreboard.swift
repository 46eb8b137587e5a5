/// The score of several sides, in large digits, each with a way to change it.
public struct Scoreboard: Sendable {
    public struct Side: Sendable {
        public let label: String
        public let role: Role
        /// 0 to 99.
        public let score: Int
        public let decrement: Action
        public let increment: Action

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

    public let label: String
    public let sides: [Side]

    public init(_ label: String, sides: [Side]) {
        self.label = label
        self.sides = sides
    }
}

/// The time that is left, in large digits.
public struct Countdown: Hashable, Sendable {
    public let label: String
    /// mm:ss
    public let time: String
    public let role: Role
    /// What the clock does, in words.
    public let caption: String

    public init(_ label: String, time: String, role: Role, caption: String) {
        self.label = label
        self.time = time
        self.role = role
        self.caption = caption
    }
}
