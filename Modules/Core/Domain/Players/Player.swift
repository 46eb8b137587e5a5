/// Names one player of one user's squad.
public struct PlayerID: Hashable, Sendable {
    /// Given by the storage, never used twice.
    public let number: Int64

    /// - Parameter number: as the storage gave it.
    public init(_ number: Int64) {
        self.number = number
    }
}

/// One person of the squad.
public struct Player: Hashable, Sendable, Identifiable {
    /// Stays the same whatever else changes.
    public let id: PlayerID
    /// Unique in the squad, case aside.
    public var name: PlayerName
    /// Nil while it is not known.
    public var age: Age?
    /// Nil while it is not known.
    public var skill: Skill?
    /// Nil while it is not known.
    public var preferredPosition: Position?
    /// Nil while it is not known.
    public var favouriteTeam: TeamName?

    /// A player of whom at least the name is known.
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
