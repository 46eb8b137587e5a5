import Navigation
import Testing

// snippet: test-suite
@MainActor @Suite struct `The notes app` {
    private let app: NotesApp
    private var window: Window { app.window }

    init() throws {
        app = try NotesApp(Notebook("Buy milk", "Call Ana"))
        app.navigator.onError = { Issue.record("unexpected error: \($0)") }
        app.navigator.onLeak = { Issue.record("\($0)") }
    }
}
// end

extension `The notes app` {
    @Test func `starts with the list`() throws {
        // snippet: main
        let app = try NotesApp(Notebook("Buy milk", "Call Ana"))
        // end
        #expect(
            app.window.text
                // snippet: first-page
                == """
                Notes
                1 Buy milk
                2 Call Ana
                + a new one
                """
            // end
        )
    }

    // snippet: test-save
    @Test func `a saved note is in the list`() {
        window.enter("1")
        window.enter("Buy honey")
        window.enter("save")
        #expect(window.text == "Notes\n1 Buy honey\n2 Call Ana\n+ a new one")
    }

    @Test func `Back saves nothing`() {
        window.enter("1")
        window.back()
        #expect(window.text == "Notes\n1 Buy milk\n2 Call Ana\n+ a new one")
    }
    // end

    // snippet: test-new
    @Test func `a new note is a modal until it is saved`() {
        window.enter("+")
        #expect(app.navigator.tree.layers.count == 2)
        window.enter("Sing")
        window.enter("save")
        #expect(app.navigator.tree.layers.count == 1)
        #expect(window.text == "Notes\n1 Buy milk\n2 Call Ana\n3 Sing\n+ a new one")
    }
    // end

    // snippet: test-confirmation
    @Test func `Back asks before it discards changes`() {
        window.enter("2")
        window.enter("Call Bo")
        window.back()
        #expect(window.text == "A note\nCall Bo\nDiscard the changes? yes or no")
        window.enter("no")
        #expect(window.text == "A note\nCall Bo")
        window.back()
        window.enter("yes")
        #expect(window.text == "Notes\n1 Buy milk\n2 Call Ana\n+ a new one")
    }
    // end

    // snippet: test-twice
    @Test func `the second of two quick inputs is stale`() throws {
        let list = try #require(app.navigator.visibleScreen as? NoteListScreen)
        app.navigator.withCommandSource(list) {
            list.enter("1")
            list.enter("2")
        }
        #expect(window.text == "A note\nBuy milk")
    }
    // end

    // snippet: test-link
    @Test func `a link shows a note above the list`() async throws {
        #expect(try await app.open("notes/2") == .opened)
        #expect(window.text == "A note\nCall Ana")
        window.back()
        #expect(window.text == "Notes\n1 Buy milk\n2 Call Ana\n+ a new one")
    }

    @Test func `a link to a missing note throws and changes nothing`() async {
        await #expect(
            throws: DeepLinkError.notFound("There is no note 9: choose one from the list.")
        ) {
            try await app.open("notes/9")
        }
        #expect(window.text == "Notes\n1 Buy milk\n2 Call Ana\n+ a new one")
    }
    // end

    // snippet: test-link-confirmation
    @Test func `a link asks before it discards changes`() async throws {
        window.enter("1")
        window.enter("Buy honey")
        #expect(try await app.open("notes/2") == .asking)
        window.enter("yes")
        #expect(window.text == "A note\nCall Ana")
    }
    // end

    @Test(arguments: [
        (
            "nots/2",
            // snippet: unknown-screen
            """
            There is no screen “nots”: write notes.
            """
            // end
        ),
        (
            "notes/two",
            // snippet: wrong-number
            """
            “two” is not valid for :note: write a whole number.
            """
            // end
        ),
    ])
    func `an invalid link throws an error with a message`(link: String, message: String)
        async throws
    {
        let error = await #expect(throws: DeepLinkError.self) { try await app.open(link) }
        #expect(error?.message == message)
    }

    // snippet: test-map
    @Test func `the map has no errors`() {
        #expect(RouteMap.notes.verify().isEmpty)
    }
    // end

    // snippet: test-restore
    @Test func `a restart restores the navigation state`() async throws {
        window.enter("2")
        let restarted = try NotesApp(Notebook("Buy milk", "Call Ana"))
        await restarted.restore(app.saved)
        #expect(restarted.window.text == "A note\nCall Ana")
        restarted.window.back()
        #expect(restarted.window.text == "Notes\n1 Buy milk\n2 Call Ana\n+ a new one")
    }

    @Test func `a restart leaves out a note that does not exist any more`() async throws {
        window.enter("2")
        let restarted = try NotesApp(Notebook("Buy milk"))
        await restarted.restore(app.saved)
        #expect(restarted.window.text == "Notes\n1 Buy milk\n+ a new one")
    }
    // end

    @Test func `the outline shows owners`() {
        window.enter("2")
        #expect(
            app.navigator.outline
                // snippet: outline
                == """
                root
                  notes · NoteListScreen · NotesFlow › NoteListCoordinator
                  2 · NoteEditScreen · NotesFlow › NoteEditCoordinator
                """
            // end
        )
    }

    @Test func `the navigation state contains routes`() {
        window.enter("2")
        let lines = app.saved.split(separator: "\n")
        #expect(
            lines.dropLast().joined(separator: "\n")
                // snippet: state
                == """
                navigation 1
                layer
                  - note-list 1
                  - note-edit 1 2
                """
            // end
        )
        #expect(lines.last?.hasPrefix("checksum ") == true)
    }

    // snippet: test-lifetime
    @Test func `a coordinator is released with its last screen`() throws {
        window.enter("1")
        weak let edit = app.navigator.liveCoordinators.first { $0 is NoteEditCoordinator }
        #expect(edit != nil)
        window.back()
        #expect(edit == nil)
        #expect(app.navigator.leaks.isEmpty)
    }
    // end
}
