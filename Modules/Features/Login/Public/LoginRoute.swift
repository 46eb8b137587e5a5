public import Navigation

/// The form to sign in with.
public struct LoginRoute: Route {
    /// `login`
    public static let format = RouteFormat("login", path: "login") { Self() }

    /// There is only one.
    public init() {}
}
