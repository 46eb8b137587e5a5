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
        if RecordedFrame.isRecording { try ArticleCatalog(folder, showing: code).record() }
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

    @Test func `everything is asked before a sign-out, and a selection names its tabs`() throws {
        let navigator = Navigator()
        let flow = ShopFlow(on: navigator)
        try navigator.start(flow, under: nil)
        let form = FormScreen(work: navigator.makeWork())
        try navigator.show(form, as: .pushOnVisibleStack, by: flow)
        flow.select(1)
        flow.signOut()
        #expect(navigator.visibleScreen === form)
        #expect(!flow.isSignedOut)
        form.confirmation?.answer(true)
        #expect(flow.isSignedOut)
        #expect(navigator.tree.allNodes.count == 1)
    }

    @Test func `a guest has a store of their own`() throws {
        let container = makeNotesContainer()
        // snippet: compared-override
        let guest = try container.openScope(.session, with: User(name: "Guest"))
        guest.replace((any NoteStore).self) { FakeNotes() }
        // end
        #expect(try guest.resolve(NoteList.self).store.count == 0)
        #expect(try openSession(of: User(name: "Ana"), in: container).store.count == 2)
    }

    @Test func `two types need each other late`() throws {
        let container = Container()
        registerEditor(in: container)
        container.require(Editor.self, by: "NotesFlow")
        #expect(container.verify() == [])
        let editor = try container.resolve(Editor.self)
        #expect(try editor.toolbar.editor() === editor)
    }
}
