public import Domain
public import FoundationEssentials
public import Records

/// The response to a sign-in.
public struct TokenResponse: Decodable, Sendable {
    /// The token.
    public let token: String
    /// The identifier of the user.
    public let userID: UUID
}

/// A player.
public struct PlayerResponse: Decodable, Sendable {
    private enum CodingKeys: CodingKey {
        case id, team
    }

    /// The identifier.
    public let id: Int64
    /// The values of the fields.
    public let values: RecordObject<Player>
    /// The team of a player of a gather.
    public let team: String?

    /// Reads the members of the object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int64.self, forKey: .id)
        team = try container.decodeIfPresent(String.self, forKey: .team)
        values = try RecordObject(from: decoder)
    }
}

/// A gather without events.
public struct GatherResponse: Decodable, Sendable {
    /// A player of a gather.
    public struct Player: Decodable, Sendable {
        /// The identifier.
        public let id: Int64
        /// The team.
        public let team: String
    }

    /// The identifier.
    public let id: UUID
    /// The goals of both teams, such as `3-1`.
    public let score: String?
    /// The time of the creation in milliseconds since 1970, in a list of changes.
    public let createdAt: Int64?
    /// The players, in a list of changes.
    public let players: [Player]?
}

/// A page of changes of an account.
public struct ChangesResponse: Decodable, Sendable {
    /// The version after the page.
    public let version: String
    /// True if there is a further page.
    public let more: Bool
    /// A member that only earlier versions of the service send.
    public let players: [PlayerResponse]?
    /// New and changed gathers without events.
    public let gathers: [GatherResponse]
    /// New events.
    public let matches: [MatchesBody.Match]
    /// The identifiers of deleted gathers.
    public let deletedGathers: [UUID]
    /// New changes of records, also of players.
    public let records: [RecordChange]
}

/// The version of an account.
public struct VersionResponse: Decodable, Sendable {
    /// The version.
    public let version: String
}

/// A session of a user.
public struct SessionResponse: Decodable, Sendable {
    /// The time of the sign-in in milliseconds since 1970.
    public let createdAt: Int64
    /// The time of the last use in milliseconds since 1970.
    public let lastUsedAt: Int64
    /// True if the session is that of the request.
    public let isCurrent: Bool
}
