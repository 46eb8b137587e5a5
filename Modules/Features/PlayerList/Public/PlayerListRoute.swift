public import Navigation

/// The route to the player list.
public struct PlayerListRoute: Route {
    /// The format of the path, such as `players`.
    public static let format = RouteFormat("player-list", path: "players") { Self() }
}
