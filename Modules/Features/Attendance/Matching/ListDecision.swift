import Domain

/// The decision of the user about a written name.
enum ListDecision: Hashable, Sendable {
    /// The name is that of a player, and becomes the player's nickname.
    case player(PlayerID)
    /// The name is that of a guest of this match.
    case guest
    /// The name is that of a player who is to be added to the squad.
    case newPlayer
    /// The name is not that of a person.
    case nobody
}
