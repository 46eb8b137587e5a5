public import Navigation

/// The route to the page.
public struct __Feature__Route: Route {
    /// The path component `__feature-path__`.
    public static let format = RouteFormat(
        "__feature-path__", path: "__feature-path__"
    ) { Self() }

    /// Creates the only route of the feature.
    public init() {}
}
