public import Domain
public import FoundationEssentials
public import Records

/// The body of a request that creates a user.
public struct UserBody: Codable, Sendable {
    /// The user name.
    public let username: String
    /// The password.
    public let password: String

    /// Creates a body.
    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }
}

/// The body of a request that creates or changes a player.
public typealias PlayerBody = RecordObject<Player>

/// The body of a request that creates or changes a gather.
public struct GatherBody: Codable, Sendable {
    /// The goals of both teams, such as `3-1`.
    public let score: String?
    /// The outcome: `Team A`, `Team B` or `None`.
    public let winnerTeam: String?

    /// Creates a body without values.
    public init() { (score, winnerTeam) = (nil, nil) }
}

/// The body of a request that adds a player to a gather.
public struct TeamBody: Codable, Sendable {
    /// The team: `Team A` or `Team B`.
    public let team: String
}

/// The body of a request that adds events to gathers.
public struct MatchesBody: Codable, Sendable {
    /// A gather and its new events.
    public struct Match: Codable, Sendable {
        /// The identifier.
        public let id: UUID
        /// The events.
        public let events: [MatchEvent]

        /// Creates a gather with new events.
        public init(id: UUID, events: [MatchEvent]) {
            self.id = id
            self.events = events
        }
    }

    /// The gathers.
    public let matches: [Match]

    /// Creates a body.
    public init(matches: [Match]) {
        self.matches = matches
    }
}

/// The body of a request that adds changes of records.
public struct RecordChangesBody: Codable, Sendable {
    /// The changes.
    public let changes: [RecordChange]

    /// Creates a body.
    public init(changes: [RecordChange]) {
        self.changes = changes
    }
}

/// The body of a request that replaces the password.
public struct PasswordBody: Codable, Sendable {
    /// The current password.
    public let oldPassword: String
    /// The new password.
    public let newPassword: String

    /// Creates a body.
    public init(oldPassword: String, newPassword: String) {
        self.oldPassword = oldPassword
        self.newPassword = newPassword
    }
}
