import DependencyContainer
import Navigation
import TestSupport
import Testing

@MainActor private final class FakeNotes: NoteStore {
    let count = 0
}

@MainActor @Suite struct `The article about other libraries` {
    @Test func `the article shows compiled code`() throws {
        let folder = "App/Composition/Composition.docc"
        let code = "Tests/CompositionTests/ComingFrom"
        if FrameSnapshot.isRecording { try ArticleCatalog(folder, showing: code).record() }
        #expect(try ArticleCatalog(folder, showing: code).errors == [])
    }

    @Test func `a saved text reaches the flow`() throws {
        let navigator = Navigator()
        let flow = NotesFlow(on: navigator)
        try navigator.start(flow, under: nil)
        try flow.edit(0)
        let screen = try #require(navigator.visibleScreen as? NoteEditScreen)
        screen.save("Buy honey")
        #expect(flow.notes == ["Buy honey"])
        #expect(navigator.visibleScreen is NoteListScreen)
    }

    @Test func `a session has its own store`() throws {
        let container = makeNotesContainer()
        #expect(container.verify() == [])
        let ana = User(name: "Ana")
        #expect(try openSession(of: ana, in: container).store.count == 2)
        // snippet: compared-test
        container.replace((any NoteStore).self) { FakeNotes() }
        // end
        #expect(try openSession(of: ana, in: container).store.count == 0)
    }
}
