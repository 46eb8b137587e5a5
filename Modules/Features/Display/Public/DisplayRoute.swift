public import Navigation

/// The route to the page with the display settings.
public struct DisplayRoute: Route {
    /// The format of the path: `display`.
    public static let format = RouteFormat("display", path: "display") { Self() }

    /// Creates the route.
    public init() {}
}
