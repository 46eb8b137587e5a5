public import Navigation

/// The route to the change of the password.
public struct PasswordChangeRoute: Route {
    /// The format of the path: `password`.
    public static let format = RouteFormat("password-change", path: "password") { Self() }
}

/// The route to the list of sessions.
public struct SessionsRoute: Route {
    /// The format of the path: `sessions`.
    public static let format = RouteFormat("sessions", path: "sessions") { Self() }
}
