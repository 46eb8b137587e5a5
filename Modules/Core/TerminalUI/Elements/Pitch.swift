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
        /// The row of the player in the page's list with movable rows; nil for none. The user can
        /// drag the name instead of the row.
        public let row: RowID?

        /// Creates a player.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - line: The line; nil if it is unknown.
        ///   - row: The row of the player in the page's list with movable rows.
        public init(_ name: String, line: Line?, row: RowID? = nil) {
            self.name = name
            self.line = line
            self.row = row
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
        /// The index of the section with the side's rows in the page's list with movable rows; nil
        /// for none. A row that is dropped onto the half moves there.
        public let section: Int?

        /// Creates a side.
        ///
        /// - Parameters:
        ///   - label: The name of the side.
        ///   - role: The meaning of the side.
        ///   - players: The players; none for an empty half.
        ///   - section: The index of the section with their rows.
        public init(_ label: String, role: Role, players: [Player], section: Int? = nil) {
            self.label = label
            self.role = role
            self.players = players
            self.section = section
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
