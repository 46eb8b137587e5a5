// snippet: list
@MainActor protocol NoteListPage {
    var rows: [String] { get }
}

@MainActor struct NoteList: NoteListPage {
    let store: any NoteStore

    var rows: [String] { store.notes.map { "\($0.number) \($0.text)" } }
}
// end
