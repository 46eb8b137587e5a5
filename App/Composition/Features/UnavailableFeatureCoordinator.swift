import Navigation

/// The coordinator in place of an unavailable feature.
@MainActor final class UnavailableFeatureCoordinator: Coordinator {
    private let message: String
    @WeakNavigator var navigator: Navigator

    /// - Parameter message: The text of the only screen.
    init(_ message: String, navigator: Navigator) {
        self.message = message
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(UnavailableFeatureScreen(message, work: navigator.makeWork()))
    }
}
