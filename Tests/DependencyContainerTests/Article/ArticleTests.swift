import DependencyContainer
import Testing

@MainActor @Suite struct `The container of the article` {
    // snippet: test-verify
    @Test func `the container is complete`() {
        #expect(makeNotesContainer().verify().isEmpty)
    }
    // end

    // snippet: test-app
    @Test func `a saved note is in the list`() async throws {
        let app = makeNotesContainer()
        try await app.prepare()
        let flow = try NotesFlow(for: User(name: "Ana"), in: app)
        let page = try flow.edit(Note(number: 1, text: "Buy milk"))
        page.change(to: "Buy honey")
        page.save()
        #expect(try flow.list().rows == ["1 Buy honey", "2 Call Bo"])
    }
    // end

    // snippet: test-sessions
    @Test func `a closed session releases its values`() async throws {
        let app = makeNotesContainer()
        try await app.prepare()
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
        let app = makeNotesContainer()
        app.replace(Archive.self, scope: .app) { Archive(texts: [:]) }
        let flow = try NotesFlow(for: User(name: "Ana"), in: app)
        #expect(try flow.list().rows.isEmpty)
    }
    // end

    // snippet: test-not-ready
    @Test func `an asynchronous value is not made by a synchronous request`() throws {
        let flow = try NotesFlow(for: User(name: "Ana"), in: makeNotesContainer())
        #expect(throws: ContainerError.notReady("Archive")) { try flow.list() }
    }
    // end

    @Test func `a missing registration is reported`() throws {
        let container = makeNotesContainer()
        // snippet: forget
        container.unregister(Archive.self)
        // end
        #expect(
            try onlyError(of: container)
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
        let container = makeNotesContainer()
        // snippet: keep-too-long
        container.replace((any NoteStore).self, scope: .app, needs: User.self, Archive.self) {
            ArchivedNotes(of: $0, in: $1)
        }
        // end
        #expect(
            try onlyError(of: container)
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
            makeNotesContainer().graph.mermaid.dropLast()
                // snippet: graph
                == """
                flowchart LR
                    by_NotesFlow{{"NotesFlow"}}
                    any_NoteEditPage["any NoteEditPage"]
                    any_NoteListPage["any NoteListPage"]
                    subgraph scope_app["app"]
                        Archive(["Archive"])
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
    private func onlyError(of container: Container) throws -> String {
        let errors = container.verify()
        let error = try #require(errors.first)
        #expect(errors.count == 1)
        var text = error.message
        for (line, number) in zip(error.lines, [9, 8]) {
            text = text.replacing("\(line)", with: "Notes/NotesContainer.swift:\(number)")
        }
        return text
    }
}
