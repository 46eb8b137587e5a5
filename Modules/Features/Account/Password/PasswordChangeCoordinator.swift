import Navigation

/// The coordinator of the change of the password.
@MainActor final class PasswordChangeCoordinator: Coordinator {
    private let dependencies: AccountDependencies
    @WeakNavigator var navigator: Navigator

    init(_ dependencies: AccountDependencies, navigator: Navigator) {
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PasswordChangePresenter(dependencies, work: work)
        let screen = PasswordChangeScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: PasswordChangeRoute())
    }
}
