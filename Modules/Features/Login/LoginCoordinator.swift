import Navigation

/// The coordinator of the login screen.
@MainActor final class LoginCoordinator: Coordinator {
    private let reason: LoginReason
    private let dependencies: LoginDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any LoginNavigation)?

    init(
        _ reason: LoginReason,
        _ dependencies: LoginDependencies,
        navigator: Navigator,
        navigation: any LoginNavigation
    ) {
        self.reason = reason
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = LoginPresenter(reason, dependencies, work: work, navigation: navigation)
        let screen = LoginScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: LoginRoute())
        presenter.start()
    }
}
