public import Navigation

/// The route to the login screen.
public struct LoginRoute: Route {
    /// `login`
    public static let format = RouteFormat("login", path: "login") { Self() }

    /// Creates the route.
    public init() {}
}
