/// A player in the line-up of a match, with the values at the start of the match.
public struct LineUpEntry: Hashable, Sendable, Codable {
    /// The identifier of the player, or nil if the player was deleted.
    public internal(set) var playerID: PlayerID?
    /// The name at the start of the match.
    public let name: String
    /// The preferred position at the start of the match, or nil if it was unknown.
    public let position: Position?
    /// The team of the player.
    public internal(set) var team: Team

    private enum CodingKeys: String, CodingKey {
        case playerID = "player"
        case name, position, team
    }

    /// Creates an entry with stored values.
    public init(playerID: PlayerID?, name: String, position: Position?, team: Team) {
        self.playerID = playerID
        self.name = name
        self.position = position
        self.team = team
    }

    /// Creates an entry with the current values of a player.
    public init(_ player: Player, team: Team) {
        self.init(
            playerID: player.id, name: player.name.text, position: player.preferredPosition,
            team: team
        )
    }
}

/// The players of both teams. There is at least one, and each occurs once.
public struct LineUp: Hashable, Sendable {
    /// The entries of both teams, in the order chosen by the organiser.
    public let entries: [LineUpEntry]

    /// Creates a line-up, or returns nil if there is no player or a player occurs twice.
    public init?(_ entries: [LineUpEntry]) {
        let players = entries.compactMap(\.playerID)
        guard !entries.isEmpty, Set(players).count == players.count else { return nil }
        self.entries = entries
    }

    /// Creates a line-up of entries that are known to be valid.
    init(valid entries: [LineUpEntry]) {
        self.entries = entries
    }

    /// True if both teams have a player, so that a match can start.
    public var hasBothTeams: Bool {
        Team.allCases.allSatisfy { team in entries.contains { $0.team == team } }
    }

    /// Returns a copy with other identifiers. A player without one becomes a deleted player.
    ///
    /// - Parameter numbers: A different new identifier for each identifier.
    package func renumbered(_ numbers: [PlayerID: PlayerID]) -> LineUp {
        LineUp(
            valid: entries.map { entry in
                LineUpEntry(
                    playerID: entry.playerID.flatMap { numbers[$0] }, name: entry.name,
                    position: entry.position, team: entry.team)
            })
    }

    /// Returns the entries of one team.
    public func players(of team: Team) -> [LineUpEntry] {
        entries.filter { $0.team == team }
    }
}
