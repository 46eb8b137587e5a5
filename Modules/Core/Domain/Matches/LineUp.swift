/// A player in the line-up of a match, with the values at the start of the match.
public struct LineUpEntry: Hashable, Sendable {
    /// The identifier of the player, or nil if the player was deleted.
    public let playerID: PlayerID?
    /// The name at the start of the match.
    public let name: String
    /// The preferred position at the start of the match, or nil if it was unknown.
    public let position: Position?
    /// The team of the player.
    public let team: Team

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

/// The players of both teams. Each team has at least one player, and each player occurs once.
public struct LineUp: Hashable, Sendable {
    /// The entries of both teams, in the order chosen by the organiser.
    public let entries: [LineUpEntry]

    /// Creates a line-up, or returns nil if a team is empty or a player occurs twice.
    public init?(_ entries: [LineUpEntry]) {
        let players = entries.compactMap(\.playerID)
        guard
            Team.allCases.allSatisfy({ team in entries.contains { $0.team == team } }),
            Set(players).count == players.count
        else { return nil }
        self.entries = entries
    }

    private init(valid entries: [LineUpEntry]) {
        self.entries = entries
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
