// snippet: edit
@MainActor protocol NoteEditPage {
    func change(to text: String)
    func save()
}

/// The unsaved changes of a note.
@MainActor final class Draft {
    var note: Note

    init(_ note: Note) { self.note = note }
}

@MainActor struct NoteEdit: NoteEditPage {
    let draft: Draft
    let store: any NoteStore

    func change(to text: String) { draft.note.text = text }
    func save() { store.save(draft.note) }
}
// end
