public import Navigation

/// The route to the login screen.
public struct LoginRoute: Route {
    /// The format of the path, such as `login`.
    public static let format = RouteFormat("login", path: "login") { Self() }

    /// Creates the route.
    public init() {}
}
