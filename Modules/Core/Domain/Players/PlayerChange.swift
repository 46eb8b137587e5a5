/// A new value for one field of a player. A repository stores this field only, because another
/// program may have changed the other fields since they were read.
public enum PlayerChange: Hashable, Sendable {
    case name(PlayerName)
    case age(Age?)
    case preferredPosition(Position?)
    case skill(Skill?)
    case favouriteTeam(FavouriteTeam?)

    /// Returns a copy of `player` with the new value.
    public func applied(to player: Player) -> Player {
        var player = player
        switch self {
        case .name(let name): player.name = name
        case .age(let age): player.age = age
        case .preferredPosition(let position): player.preferredPosition = position
        case .skill(let skill): player.skill = skill
        case .favouriteTeam(let team): player.favouriteTeam = team
        }
        return player
    }
}
