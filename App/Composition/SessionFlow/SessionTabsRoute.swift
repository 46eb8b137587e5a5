import Navigation

/// The route of the tabs of a session. Links leave it out.
struct SessionTabsRoute: Route {
    static let format = RouteFormat("session-tabs", path: "tabs") { Self() }
}
