import Navigation

/// A tab that a feature adds to the session.
struct SessionTab {
    let label: String
    /// Returns the coordinator of the tab.
    let makeCoordinator: @MainActor (SessionFlow) -> any Coordinator
}

/// The route of the tabs of a session. Links leave it out.
struct SessionTabsRoute: Route {
    static let format = RouteFormat("session-tabs", path: "tabs") { Self() }
}
