/// One player in the line-up of a match, as they were when it started.
public struct LineUpEntry: Hashable, Sendable {
    /// Nil when the player has been deleted since.
    public let player: PlayerID?
    /// The name as it was.
    public let name: String
    /// The preferred position as it was; nil when none was known.
    public let position: Position?
    /// The side that the player is on.
    public let team: Team

    /// An entry as it was stored.
    public init(player: PlayerID?, name: String, position: Position?, team: Team) {
        self.player = player
        self.name = name
        self.position = position
        self.team = team
    }

    /// A player of today's squad.
    public init(_ player: Player, team: Team) {
        self.init(
            player: player.id, name: player.name.text, position: player.preferredPosition,
            team: team
        )
    }
}

/// Who plays for whom: both teams have at least one player, and nobody plays twice.
public struct LineUp: Hashable, Sendable {
    /// In the order in which the organiser placed them.
    public let entries: [LineUpEntry]

    /// Nil when a team is empty or a player stands in it twice.
    public init?(_ entries: [LineUpEntry]) {
        let players = entries.compactMap(\.player)
        guard
            Team.allCases.allSatisfy({ team in entries.contains { $0.team == team } }),
            Set(players).count == players.count
        else { return nil }
        self.entries = entries
    }

    /// One team's players.
    public func players(of team: Team) -> [LineUpEntry] {
        entries.filter { $0.team == team }
    }
}
