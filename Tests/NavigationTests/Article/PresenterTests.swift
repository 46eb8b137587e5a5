import Testing

// snippet: test-presenter
@MainActor @Suite struct `The presenter of the list` {
    private final class Surroundings: NoteListNavigation {
        private(set) var events: [String] = []

        func noteListDidSelect(_ note: Note) { events.append("selected \(note.text)") }
        func noteListDidRequestNew() { events.append("new") }
    }

    @Test func `reports what was selected, and nothing that is not there`() {
        let surroundings = Surroundings()
        let presenter = NoteListPresenter(Notebook("Buy milk"), navigation: surroundings)
        presenter.select(1)
        presenter.select(2)
        presenter.requestNew()
        #expect(surroundings.events == ["selected Buy milk", "new"])
    }
}
// end
