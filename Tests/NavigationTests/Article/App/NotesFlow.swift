import Navigation

// snippet: flow
@MainActor final class NotesFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    let notebook: Notebook
    private weak var list: NoteListCoordinator?

    init(_ notebook: Notebook, on navigator: Navigator) {
        self.notebook = notebook
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try showList()
    }

    func showList() throws(NavigationError) {
        let list = NoteListCoordinator(notebook, navigation: self, on: navigator)
        self.list = list
        try start(list)
    }

    func edit(_ note: Note, as placement: Placement? = nil) throws(NavigationError) {
        try run(NoteEditCoordinator(note, on: navigator), as: placement) { [weak self] result in
            guard case .finished(let note) = result else { return }
            self?.notebook.save(note)
            self?.list?.reload()
        }
    }
}
// end

// snippet: flow-contract
extension NotesFlow: NoteListNavigation {
    func noteListDidSelect(_ note: Note) {
        navigator.attempt { try edit(note) }
    }

    func noteListDidRequestNew() {
        navigator.attempt { try edit(notebook.blank, as: .modal) }
    }
}
// end
