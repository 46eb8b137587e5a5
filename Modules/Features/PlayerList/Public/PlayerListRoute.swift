public import Navigation

/// The route to the player list.
public struct PlayerListRoute: Route {
    /// `players`
    public static let format = RouteFormat("player-list", path: "players") { Self() }

    /// Creates the route.
    public init() {}
}
