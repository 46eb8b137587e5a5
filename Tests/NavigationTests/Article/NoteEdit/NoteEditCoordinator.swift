import Navigation

// snippet: edit-coordinator
@MainActor final class NoteEditCoordinator: ResultCoordinator {
    @WeakNavigator var navigator: Navigator
    var result = FlowResult<Note>.cancelled
    private let note: Note

    init(_ note: Note, on navigator: Navigator) {
        self.note = note
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        let presenter = NoteEditPresenter(note) { [weak self] in self?.finish($0) }
        let screen = NoteEditScreen(presenter, work: navigator.makeWork())
        presenter.view = screen
        presenter.reload()
        try show(screen, at: NoteEditRoute(note: note.number))
    }

    private func finish(_ note: Note) {
        result = .finished(note)
        leave()
    }
}
// end
