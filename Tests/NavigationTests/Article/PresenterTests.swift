import Testing

// snippet: test-presenter
@MainActor @Suite struct `The presenter of the note list` {
    private final class NavigationSpy: NoteListNavigation {
        private(set) var events: [String] = []

        func noteListDidSelect(_ note: Note) { events.append("selected \(note.text)") }
        func noteListDidRequestNew() { events.append("new") }
    }

    @Test func `reports the selection of an existing note only`() {
        let navigation = NavigationSpy()
        let presenter = NoteListPresenter(Notebook("Buy milk"), navigation: navigation)
        presenter.select(1)
        presenter.select(2)
        presenter.requestNew()
        #expect(navigation.events == ["selected Buy milk", "new"])
    }
}
// end
