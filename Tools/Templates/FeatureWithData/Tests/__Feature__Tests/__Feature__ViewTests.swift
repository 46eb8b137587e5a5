import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ view` {
    private let navigation = __Feature__NavigationSpy()
    private let presenter: __Feature__Presenter
    private let ball: __Feature__Entry
    private let loaded: __Feature__State

    init() throws {
        presenter = __Feature__Presenter(
            entries: InMemoryRecords(), work: WorkScope(), navigation: navigation)
        ball = __Feature__Entry(text: try #require(ShortText("Ball")))
        loaded = __Feature__State(stored: StoredRecords([ball], damaged: [ball.id]))
    }

    private func page(_ state: __Feature__State) -> Page {
        __Feature__View(state: state, presenter: presenter).page
    }

    private func actions(_ state: __Feature__State) -> [String] {
        page(state).allActions.map(\.label)
    }

    @Test func `entries that are not loaded are shown as progress or as a failure`() {
        var state = __Feature__State()
        #expect(page(state).title == "__Feature Title__")
        #expect(page(state).progress?.label == "Loading…")
        #expect(actions(state) == ["Done"])
        state.failure = .load("Replace it.")
        #expect(page(state).emptyState?.title == "Unable to load the entries")
        #expect(page(state).emptyState?.message == "Replace it.")
        #expect(actions(state) == ["Try again", "Done"])
    }

    @Test func `no entries are shown as a hint below the field`() {
        let page = page(__Feature__State(stored: StoredRecords([])))
        #expect(page.fields.map(\.label) == ["Entry"])
        #expect(page.emptyState?.title == "No entries yet")
    }

    @Test func `a damaged entry is marked in words`() {
        let rows = page(loaded).list?.allRows ?? []
        #expect(rows.map(\.title) == ["Ball"])
        #expect(rows.map { $0.details.map(\.text) } == [["Damaged"]])
    }

    @Test func `a failure is shown above the entries, and a load can be repeated`() {
        var state = loaded
        state.failure = .load("Repair it.")
        #expect(page(state).texts.map(\.text) == ["Unable to load the entries. Repair it."])
        #expect(actions(state) == ["Add", "Try again", "Deleted entries", "Done"])
        state.failure = .change("Free space.")
        #expect(page(state).texts.map(\.text) == ["Unable to save the change. Free space."])
        #expect(actions(state) == ["Add", "Deleted entries", "Done"])
    }

    @Test func `a text that is too long has a message below the field`() {
        var state = loaded
        state.text = String(repeating: "a", count: 101)
        #expect(page(state).fields.first?.validationMessage?.hasPrefix("Shorten") == true)
        #expect(page(state).action("Add")?.isEnabled == false)
    }

    @Test func `the field adds an entry or saves the selected one`() {
        #expect(actions(loaded) == ["Add", "Deleted entries", "Done"])
        page(loaded).list?.allRows.first?.activate?()
        var state = loaded
        state.edited = presenter.state.edited
        #expect(state.edited == ball.id)
        #expect(actions(state) == ["Save", "Cancel", "Deleted entries", "Done"])
    }

    @Test func `a deletion is confirmed in an alert`() {
        page(loaded).list?.allRows.first?.actions.first?.perform()
        var state = loaded
        state.deleted = presenter.state.deleted
        let alert = page(state).alert
        #expect(alert?.title == "Delete this entry?")
        #expect(alert?.message == "Ball")
        alert?.cancel()
        #expect(presenter.state.deleted == nil)
    }

    @Test func `typed text is discarded only after a question`() {
        presenter.didType("Wat")
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(page(presenter.state).alert?.title == "Discard changes?")
        page(presenter.state).alert?.cancel()
        #expect(presenter.state.text == "Wat")
        #expect(page(presenter.state).alert == nil)
    }

    @Test func `earlier values and deleted entries are requested`() {
        page(loaded).list?.allRows.first?.actions.last?.perform()
        page(loaded).action("Deleted entries")?.perform()
        #expect(navigation.requests == ["Ball", "entries"])
        navigation.recordHistoryUnavailableReason = "Start again without an option."
        let actions = [
            page(loaded).list?.allRows.first?.actions.last, page(loaded).action("Deleted entries"),
        ]
        #expect(actions.map { $0?.isEnabled } == [false, false])
    }

    @Test func `Done is reported`() {
        page(loaded).action("Done")?.perform()
        #expect(navigation.finishCount == 1)
    }
}
