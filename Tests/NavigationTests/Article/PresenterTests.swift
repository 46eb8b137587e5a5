import Navigation
import Testing

// snippet: navigation-spy
@MainActor final class NoteListSpy: NoteListNavigation {
    private(set) var events: [String] = []

    func noteListDidSelect(_ note: Note) { events.append("selected \(note.text)") }
    func noteListDidRequestNew() { events.append("new") }
}
// end

// snippet: test-presenter
@MainActor @Suite struct `The presenter of the note list` {
    @Test func `reports the selection of an existing note only`() {
        let navigation = NoteListSpy()
        let presenter = NoteListPresenter(Notebook("Buy milk"), navigation: navigation)
        presenter.select(1)
        presenter.select(2)
        presenter.requestNew()
        #expect(navigation.events == ["selected Buy milk", "new"])
    }
}
// end

// snippet: test-edit-presenter
@MainActor @Suite struct `The presenter of the editor` {
    @Test func `saves a changed note`() {
        var saved: [Note] = []
        let presenter = NoteEditPresenter(Note(number: 1, text: "Buy milk")) { saved.append($0) }
        #expect(!presenter.hasChanges)
        presenter.change(to: "Buy honey")
        #expect(presenter.hasChanges)
        presenter.save()
        #expect(saved == [Note(number: 1, text: "Buy honey")])
    }
}
// end

// snippet: test-coordinators
@MainActor @Suite struct `The coordinators of the notes app` {
    private let navigator = Navigator()
    private let window: Window
    private let navigation = NoteListSpy()
    private let list: NoteListCoordinator

    init() throws {
        window = Window(navigator)
        list = NoteListCoordinator(
            Notebook("Buy milk"), navigation: navigation, on: navigator)
        try navigator.start(list, under: nil)
    }

    @Test func `the list reports a selection`() {
        window.enter("1")
        #expect(navigation.events == ["selected Buy milk"])
    }

    @Test(arguments: [true, false])
    func `the editor delivers one result`(isSaved: Bool) throws {
        var results: [FlowResult<Note>] = []
        let note = Note(number: 1, text: "Buy milk")
        try navigator.run(NoteEditCoordinator(note, on: navigator), under: list) {
            results.append($0)
        }
        if isSaved { window.enter("save") } else { window.back() }
        #expect(results == [isSaved ? .finished(note) : .cancelled])
        #expect(window.text == "Notes\n1 Buy milk\n+ a new one")
    }
}
// end
