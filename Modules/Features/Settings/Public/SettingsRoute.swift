public import Navigation

/// The route to the settings.
public struct SettingsRoute: Route {
    /// The format of the path: `settings`.
    public static let format = RouteFormat("settings", path: "settings") { Self() }

    /// Creates the route.
    public init() {}
}
