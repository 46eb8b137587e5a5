package import Domain
package import FairTeams
package import Records

/// A player or a guest in one of the teams of a plan.
package struct ThreeTeamMember: Record {
    /// A difference that stays after a player is deleted.
    package enum Origin: String, CaseIterable, FieldValue {
        case squad, guest
    }

    /// The presence of a member in the rest of the evening.
    package enum Presence: String, CaseIterable, FieldValue {
        case present, left
    }

    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The plan.
    var plan: RecordID<ThreeTeamPlan>
    /// The team.
    var team: TeamNumber
    /// The name when the plan was made.
    var name: PlayerName
    /// The player; nil for a guest, and after the player is deleted.
    var player: PlayerID?
    /// The origin of the member.
    var origin: Origin
    /// The preferred position when the plan was made; nil if it was unknown.
    var position: Position?
    /// The place among the members of the plan.
    var place: MemberPlace
    /// The presence after the plan was made.
    var presence: Presence

    /// Creates a member with a new identifier.
    init(
        of plan: RecordID<ThreeTeamPlan>, in team: TeamNumber, name: PlayerName, player: PlayerID?,
        position: Position?, place: MemberPlace, presence: Presence = .present
    ) {
        self.init(
            id: RecordID(), plan: plan, team: team, name: name, player: player,
            origin: player == nil ? .guest : .squad, position: position, place: place,
            presence: presence)
    }

    private init(
        id: RecordID<Self>, plan: RecordID<ThreeTeamPlan>, team: TeamNumber, name: PlayerName,
        player: PlayerID?, origin: Origin, position: Position?, place: MemberPlace,
        presence: Presence
    ) {
        self.id = id
        self.plan = plan
        self.team = team
        self.name = name
        self.player = player
        self.origin = origin
        self.position = position
        self.place = place
        self.presence = presence
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "threeTeamMember",
        ThreeTeamMember.init(id:plan:team:name:player:origin:position:place:presence:),
        Field("plan", \.plan) { RecordID($0.uuid) }, Field("team", \.team) { _ in .first },
        Field("name", \.name) { _ in .unknown }, Field("player", \.player),
        Field("origin", \.origin) { _ in .guest }, Field("position", \.position),
        Field("place", \.place) { _ in .last }, Field("presence", \.presence) { _ in .present })
}
