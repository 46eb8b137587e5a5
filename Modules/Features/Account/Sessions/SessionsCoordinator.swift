import Navigation

/// The coordinator of the list of sessions.
@MainActor final class SessionsCoordinator: Coordinator {
    private let dependencies: AccountDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any AccountNavigation)?

    init(
        _ dependencies: AccountDependencies, navigator: Navigator,
        navigation: any AccountNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = SessionsPresenter(dependencies, work: work, navigation: navigation)
        let screen = SessionsScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: SessionsRoute())
        presenter.load()
    }
}
