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
    var time: AnnouncementTime

    /// Creates a player of an announcement, with a new identifier. Returns nil for a name that is
    /// too long for a player.
    init?(_ member: MatchDraft.Member, in team: Team, at now: Moment) {
        guard let name = PlayerName(member.name) else { return nil }
        self.init(
            id: RecordID(), name: name, player: member.playerID, team: team,
            time: AnnouncementTime(now))
    }

    private init(
        id: RecordID<Self>, name: PlayerName, player: PlayerID?, team: Team,
        time: AnnouncementTime
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
        Field("team", \.team) { _ in .a }, Field("time", \.time) { _ in .longAgo })
}

extension PlayerName {
    /// The name in place of a damaged one.
    fileprivate static var unknown: Self {
        guard let name = Self("?") else { preconditionFailure("A character is a valid name.") }
        return name
    }
}
