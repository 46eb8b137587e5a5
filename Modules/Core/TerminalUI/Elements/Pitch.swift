/// Two sides on a football pitch. Each player stands on the line of their position.
public struct Pitch: Hashable, Sendable {
    /// A line of players. The cases are ordered from their own goal to the other one.
    public enum Line: CaseIterable, Sendable {
        case goalkeeper, defence, midfield, wing, attack

        /// The role of badges that name the line.
        public var badge: Role {
            switch self {
            case .goalkeeper: .firstBadge
            case .defence: .secondBadge
            case .midfield: .thirdBadge
            case .wing: .fourthBadge
            case .attack: .fifthBadge
            }
        }
    }

    /// A player on the pitch.
    public struct Player: Hashable, Sendable {
        /// The name, cut only if the pitch has no room for it.
        public let name: String
        /// The line; nil for a player who fills the line with the fewest players.
        public let line: Line?

        /// Creates a player.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - line: The line; nil if it is unknown.
        public init(_ name: String, line: Line?) {
            self.name = name
            self.line = line
        }
    }

    /// One side and its players.
    public struct Side: Hashable, Sendable {
        /// The name of the side.
        public let label: String
        /// The meaning of the side, which decides the colour of its names.
        public let role: Role
        /// The players, in the order in which they stand on their lines from top to bottom.
        public let players: [Player]

        /// Creates a side.
        ///
        /// - Parameters:
        ///   - label: The name of the side.
        ///   - role: The meaning of the side.
        ///   - players: The players; none for an empty half.
        public init(_ label: String, role: Role, players: [Player]) {
            self.label = label
            self.role = role
            self.players = players
        }
    }

    /// The side that plays from left to right.
    public let left: Side
    /// The side that plays from right to left.
    public let right: Side

    /// Creates a pitch with two sides.
    public init(left: Side, right: Side) {
        self.left = left
        self.right = right
    }
}
