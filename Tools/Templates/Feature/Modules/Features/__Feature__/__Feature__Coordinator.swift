import Navigation

/// The coordinator of the screen.
@MainActor final class __Feature__Coordinator: Coordinator {
    private let dependencies: __Feature__Dependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any __Feature__Navigation)?

    init(
        _ dependencies: __Feature__Dependencies,
        navigator: Navigator,
        navigation: any __Feature__Navigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = __Feature__Presenter(
            players: dependencies.players, work: work, navigation: navigation)
        let screen = __Feature__Screen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: __Feature__Route())
        // page
        presenter.load()
        // end page
    }
}
