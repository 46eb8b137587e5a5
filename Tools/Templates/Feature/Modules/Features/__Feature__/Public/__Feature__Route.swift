public import Navigation

/// The route to the screen of __Feature__.
public struct __Feature__Route: Route {
    /// The format of the path: `__feature-path__`.
    public static let format = RouteFormat(
        "__feature-path__", path: "__feature-path__"
    ) { Self() }

    /// Creates the route.
    public init() {}
}
