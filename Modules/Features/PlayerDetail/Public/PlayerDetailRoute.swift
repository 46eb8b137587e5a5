public import Domain
public import Navigation

/// The route to a player.
public struct PlayerDetailRoute: Route {
    /// The identifier of the player.
    public let playerID: PlayerID

    /// The format of the path, such as `42`.
    public static let format = RouteFormat(
        "player-detail", path: ":player", .number(\.playerID.number)
    ) { Self(playerID: PlayerID($0)) }
}
