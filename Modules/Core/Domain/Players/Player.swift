/// Names one player of one user's squad.
public struct PlayerID: Hashable, Sendable {
    /// Given by the storage, never used twice.
    public let number: Int64

    public init(_ number: Int64) {
        self.number = number
    }
}

/// One person of the squad.
public struct Player: Hashable, Sendable, Identifiable {
    public let id: PlayerID
    public var name: PlayerName
    public var age: Age?
    public var skill: Skill?
    public var preferredPosition: Position?
    public var favouriteTeam: TeamName?

    public init(
        id: PlayerID,
        name: PlayerName,
        age: Age? = nil,
        skill: Skill? = nil,
        preferredPosition: Position? = nil,
        favouriteTeam: TeamName? = nil
    ) {
        self.id = id
        self.name = name
        self.age = age
        self.skill = skill
        self.preferredPosition = preferredPosition
        self.favouriteTeam = favouriteTeam
    }
}
