public import Navigation

/// The route to the form for a new player.
public struct PlayerAddRoute: Route {
    /// The format of the path, such as `add`.
    public static let format = RouteFormat("player-add", path: "add") { Self() }

    /// Creates the route.
    public init() {}
}
