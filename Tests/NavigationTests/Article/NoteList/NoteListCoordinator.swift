import Navigation

// snippet: list-coordinator
@MainActor final class NoteListCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let presenter: NoteListPresenter

    init(
        _ notebook: Notebook, navigation: any NoteListNavigation, on navigator: Navigator
    ) {
        self.navigator = navigator
        presenter = NoteListPresenter(notebook, navigation: navigation)
    }

    func start(_: StartPermission) throws(NavigationError) {
        let screen = NoteListScreen(presenter, work: navigator.makeWork())
        presenter.view = screen
        presenter.reload()
        try show(screen, at: NoteListRoute())
    }

    func reload() {
        presenter.reload()
    }
}
// end
