import DependencyContainer
import DependencyContainerTesting
import Testing

// snippet: test-verify
private let archive = Archive(texts: ["Ana": ["Buy milk", "Call Bo"], "Bo": ["Sleep"]])

@MainActor @Suite(.container { makeNotesContainer(archive) })
struct `The container of the notes app` {
    private let app: Container

    init() throws {
        app = try #require(Container.ofTest)
    }

    @Test func `has no errors`() {
        #expect(app.verify().isEmpty)
    }
}
// end

// snippet: test-page
@MainActor private final class FakeNotes: NoteStore {
    private(set) var notes = [Note(number: 1, text: "Buy milk")]

    func save(_ note: Note) { notes = [note] }
}

@MainActor @Suite struct `The pages of the notes app` {
    private let store = FakeNotes()

    @Test func `the list has a row for each note`() {
        #expect(NoteList(store: store).rows == ["1 Buy milk"])
    }

    @Test func `a draft is stored when it is saved`() {
        let page = NoteEdit(draft: Draft(store.notes[0]), store: store)
        page.change(to: "Buy honey")
        #expect(store.notes[0].text == "Buy milk")
        page.save()
        #expect(store.notes[0].text == "Buy honey")
    }
}
// end

extension `The container of the notes app` {
    // snippet: test-app
    @Test func `a saved note is in the list`() throws {
        let flow = try NotesFlow(for: User(name: "Ana"), in: app)
        let page = try flow.edit(Note(number: 1, text: "Buy milk"))
        page.change(to: "Buy honey")
        page.save()
        #expect(try flow.list().rows == ["1 Buy honey", "2 Call Bo"])
    }
    // end

    // snippet: test-sessions
    @Test func `a closed session releases its values`() throws {
        let session = try app.openScope(.session, with: User(name: "Bo"))
        weak let store = try session.resolve((any NoteStore).self)
        #expect(store?.notes.map(\.text) == ["Sleep"])
        session.close()
        #expect(store == nil)
        #expect(throws: ContainerError.closed(.session)) {
            try session.resolve((any NoteStore).self)
        }
    }
    // end

    // snippet: test-replace
    @Test func `a user without notes sees an empty list`() throws {
        app.replace(Archive.self, scope: .app) { Archive(texts: [:]) }
        let flow = try NotesFlow(for: User(name: "Ana"), in: app)
        #expect(try flow.list().rows.isEmpty)
    }
    // end

    @Test func `a missing registration is reported`() throws {
        // snippet: forget
        app.unregister(Archive.self)
        // end
        #expect(
            try onlyError()
                // snippet: missing
                == """
                Archive is not registered, and any NoteStore needs it.
                    at Notes/NotesContainer.swift:9
                Add: container.register(Archive.self, needs: …) { … }
                """
            // end
        )
    }

    @Test func `a lifetime that is too long is reported`() throws {
        // snippet: keep-too-long
        app.replace((any NoteStore).self, scope: .app, needs: User.self, Archive.self) {
            ArchivedNotes(of: $0, in: $1)
        }
        // end
        #expect(
            try onlyError()
                // snippet: captive
                == """
                any NoteStore has the scope app and needs User, which has the shorter scope session: any NoteStore → User.
                    at Notes/NotesContainer.swift:9
                    at Notes/NotesContainer.swift:8
                Change to: container.register((any NoteStore).self, scope: .session, needs: …
                """
            // end
        )
    }

    @Test func `the graph has all types`() {
        #expect(
            app.graph.mermaid.dropLast()
                // snippet: graph
                == """
                flowchart LR
                    by_NotesFlow{{"NotesFlow"}}
                    any_NoteEditPage["any NoteEditPage"]
                    any_NoteListPage["any NoteListPage"]
                    subgraph scope_app["app"]
                        Archive["Archive"]
                    end
                    subgraph scope_session["session, within app"]
                        User[/"User"/]
                        any_NoteStore["any NoteStore"]
                    end
                    subgraph scope_editing["editing, within session"]
                        Draft["Draft"]
                        Note[/"Note"/]
                    end
                    by_NotesFlow -.-> any_NoteEditPage
                    by_NotesFlow -.-> any_NoteListPage
                    Draft --> Note
                    any_NoteEditPage --> Draft
                    any_NoteEditPage --> any_NoteStore
                    any_NoteListPage --> any_NoteStore
                    any_NoteStore --> User
                    any_NoteStore --> Archive
                """
            // end
        )
    }

    /// Returns the message with the line numbers of the article.
    private func onlyError() throws -> String {
        let errors = app.verify()
        let error = try #require(errors.first)
        #expect(errors.count == 1)
        var text = error.message
        for (line, number) in zip(error.lines, [9, 8]) {
            text = text.replacing("\(line)", with: "Notes/NotesContainer.swift:\(number)")
        }
        return text
    }
}
