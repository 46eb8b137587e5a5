public import Navigation

/// The form for a new player.
public struct PlayerAddRoute: Route {
    /// `add`
    public static let format = RouteFormat("player-add", path: "add") { Self() }

    /// There is only one.
    public init() {}
}
