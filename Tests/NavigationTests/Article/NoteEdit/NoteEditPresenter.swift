// snippet: edit-presenter
@MainActor protocol NoteEditView: AnyObject {
    func show(_ text: String)
}

@MainActor final class NoteEditPresenter {
    weak var view: (any NoteEditView)?
    private let note: Note
    private var draft: Note
    private let didSave: (Note) -> Void

    init(_ note: Note, didSave: @escaping (Note) -> Void) {
        self.note = note
        draft = note
        self.didSave = didSave
    }

    var hasChanges: Bool { draft != note }

    func reload() {
        view?.show(draft.text)
    }

    func change(to text: String) {
        draft.text = text
        reload()
    }

    func save() {
        didSave(draft)
    }
}
// end
