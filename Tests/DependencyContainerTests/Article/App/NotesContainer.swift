import DependencyContainer

// snippet: scope
extension Scope {
    static let editing = Scope("editing", within: .session)
}
// end

// snippet: container
@MainActor func makeNotesContainer(_ archive: Archive) -> Container {
    let container = Container()
    container.register(Archive.self, scope: .app) { archive }

    container.expect(User.self, in: .session)
    container.register(
        (any NoteStore).self, scope: .session, needs: User.self, Archive.self
    ) { ArchivedNotes(of: $0, in: $1) }
    container.register((any NoteListPage).self, needs: (any NoteStore).self) { NoteList(store: $0) }

    container.expect(Note.self, in: .editing)
    container.register(Draft.self, scope: .editing, needs: Note.self) { Draft($0) }
    container.register((any NoteEditPage).self, needs: Draft.self, (any NoteStore).self) {
        NoteEdit(draft: $0, store: $1)
    }

    container.require((any NoteListPage).self, (any NoteEditPage).self, by: "NotesFlow")
    return container
}
// end
