// snippet: list-presenter
@MainActor protocol NoteListView: AnyObject {
    func show(_ rows: [String])
}

@MainActor final class NoteListPresenter {
    weak var view: (any NoteListView)?
    private let notebook: Notebook
    private weak var navigation: (any NoteListNavigation)?

    init(_ notebook: Notebook, navigation: (any NoteListNavigation)?) {
        self.notebook = notebook
        self.navigation = navigation
    }

    func reload() {
        view?.show(notebook.notes.map { "\($0.number) \($0.text)" })
    }

    func select(_ number: Int) {
        if let note = notebook.note(number) { navigation?.noteListDidSelect(note) }
    }

    func requestNew() {
        navigation?.noteListDidRequestNew()
    }
}
// end
