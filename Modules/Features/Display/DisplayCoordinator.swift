import Navigation

/// The coordinator of the page with the display settings.
@MainActor final class DisplayCoordinator: Coordinator {
    private let dependencies: DisplayDependencies
    @WeakNavigator var navigator: Navigator

    init(_ dependencies: DisplayDependencies, navigator: Navigator) {
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = DisplayPresenter(dependencies, work: work)
        let screen = DisplayScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: DisplayRoute())
    }
}
