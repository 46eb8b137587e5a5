package import Domain
package import Records

/// A player or a guest in teams that were sent to the players.
package struct AnnouncedPlayer: Record {
    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The name in the announcement.
    var name: PlayerName
    /// The player; nil for a guest, and after the player is deleted.
    var player: PlayerID?
    /// The announced team.
    var team: Team
    /// The time of the announcement.
    var time: Timestamp

    /// Creates a player of an announcement, with a new identifier. Returns nil for a name that is
    /// too long for a player.
    init?(_ member: MatchDraft.Member, in team: Team, at now: Moment) {
        guard let name = PlayerName(member.name) else { return nil }
        self.init(
            id: RecordID(), name: name, player: member.playerID, team: team,
            time: Timestamp(now))
    }

    private init(
        id: RecordID<Self>, name: PlayerName, player: PlayerID?, team: Team,
        time: Timestamp
    ) {
        self.id = id
        self.name = name
        self.player = player
        self.team = team
        self.time = time
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "announcedPlayer", AnnouncedPlayer.init(id:name:player:team:time:),
        Field("name", \.name) { _ in .unknown }, Field("player", \.player),
        Field("team", \.team) { _ in .a }, Field("time", \.time) { _ in .earliest })
}

extension Timestamp {
    /// The time for which an announcement counts, in milliseconds. It ends before the same evening
    /// of the next week.
    private static let lifetime: Int64 = 6 * 24 * 60 * 60 * 1_000

    /// Returns whether an announcement of this time still counts. The clock of another device can
    /// be ahead, so a time in the future counts too.
    func isCurrent(at now: Moment) -> Bool { abs(now.wall - wall) < Self.lifetime }
}
