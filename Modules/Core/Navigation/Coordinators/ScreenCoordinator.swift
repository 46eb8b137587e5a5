/// The coordinator of a flow with one screen and no steps.
@MainActor public final class ScreenCoordinator: Coordinator {
    /// The navigator that shows the screen.
    @WeakNavigator public var navigator: Navigator
    private let route: (any Route)?
    private let makeScreen: @MainActor (WorkScope) -> any Screen

    /// Creates a coordinator, which the caller starts.
    ///
    /// - Parameters:
    ///   - route: The name of the screen in links and navigation states.
    ///   - makeScreen: Creates the screen with the scope of its work.
    public init(
        at route: (any Route)? = nil, on navigator: Navigator,
        _ makeScreen: @escaping @MainActor (WorkScope) -> any Screen
    ) {
        self.navigator = navigator
        self.route = route
        self.makeScreen = makeScreen
    }

    /// Shows the screen.
    public func start(_: StartPermission) throws(NavigationError) {
        try show(makeScreen(navigator.makeWork()), at: route)
    }
}
