public import Records

/// A member of a squad.
public struct Player: Record {
    /// The identifier, which never changes for a stored player.
    public var id: PlayerID
    /// The name. Two players of a squad can have the same name.
    public var name: PlayerName
    /// The age, or nil if it is unknown.
    public var age: Age?
    /// The skill, or nil if it is unknown.
    public var skill: Skill?
    /// The preferred position, or nil if it is unknown.
    public var preferredPosition: Position?
    /// The favourite team, or nil if it is unknown.
    public var favouriteTeam: ShortText?
    /// The nickname, which lists from messengers often have instead of the name; nil if there is
    /// none.
    public var nickname: ShortText?

    /// Creates a player with the given values.
    public init(
        id: PlayerID,
        name: PlayerName,
        age: Age? = nil,
        skill: Skill? = nil,
        preferredPosition: Position? = nil,
        favouriteTeam: ShortText? = nil,
        nickname: ShortText? = nil
    ) {
        self.id = id
        self.name = name
        self.age = age
        self.skill = skill
        self.preferredPosition = preferredPosition
        self.favouriteTeam = favouriteTeam
        self.nickname = nickname
    }

    /// The fields.
    public static let kind = Kind(
        "player", Player.init(id:name:age:skill:preferredPosition:favouriteTeam:nickname:),
        Field("name", \.name, replacement: PlayerName.init(replacedNameOf:)),
        Field("age", \.age),
        Field("skill", \.skill),
        Field("preferredPosition", \.preferredPosition, column: "position"),
        Field("favouriteTeam", \.favouriteTeam, heading: "team"),
        Field("nickname", \.nickname, since: 8))
}

/// A field of a player.
public typealias PlayerField = RecordField<Player>

/// A new value of one field of a player. A repository stores this field only, because another
/// program may have changed the other fields since they were read.
public typealias PlayerChange = FieldChange<Player>
