public import Navigation

/// The squad.
public struct PlayerListRoute: Route {
    /// `players`
    public static let format = RouteFormat("player-list", path: "players") { Self() }

    /// There is only one.
    public init() {}
}
