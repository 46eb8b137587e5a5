import Navigation

/// The coordinator of the screen: shows it and reports its events.
@MainActor final class __Feature__Coordinator: Coordinator {
    private let dependencies: __Feature__Dependencies
    unowned let navigator: Navigator
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

    func start() throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = __Feature__Presenter(
            players: dependencies.players, work: work, delegate: self)
        let screen = __Feature__Screen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: __Feature__Route())
        presenter.load()
    }
}

extension __Feature__Coordinator: __Feature__PresenterDelegate {
    func didFinish() {
        navigation?.__feature__DidFinish()
    }
}
