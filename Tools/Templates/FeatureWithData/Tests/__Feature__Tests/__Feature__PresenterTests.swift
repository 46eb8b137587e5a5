import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ presenter` {
    private let activity = Activity()
    private let entries: InMemoryRecords<__Feature__Entry>
    private let presenter: __Feature__Presenter

    init() async throws {
        let texts = try ["Ball", "Bibs"].map { try #require(ShortText($0)) }
        entries = InMemoryRecords(texts.map { __Feature__Entry(text: $0) })
        presenter = __Feature__Presenter(
            entries: entries, work: WorkScope(activity), navigation: nil)
        presenter.load()
        await activity.waitUntilIdle()
    }

    private var texts: [String]? { presenter.state.stored?.records.map(\.text.text) }

    private func submit(_ text: String) async {
        presenter.didType(text)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    // MARK: Loading

    @Test func `the entries are loaded`() {
        #expect(presenter.state.stored == StoredRecords(entries.records))
        #expect(texts == ["Ball", "Bibs"])
    }

    @Test func `a failure to load keeps the entries, and the next load removes it`() async {
        entries.calls.fail(.all, with: .damaged)
        presenter.load()
        await activity.waitUntilIdle()
        #expect(presenter.state.failure == .load(StorageError.damaged.message))
        #expect(texts == ["Ball", "Bibs"])
        presenter.load()
        await activity.waitUntilIdle()
        #expect(presenter.state.failure == nil)
    }

    @Test func `changes of other pages and devices are loaded, and the failure of a change stays`()
        async throws
    {
        entries.calls.fail(.save, with: .full)
        await submit("Water")
        try await entries.delete(try #require(entries.records.first).id)
        presenter.dataDidChange()
        await activity.waitUntilIdle()
        #expect(texts == ["Bibs"])
        #expect(presenter.state.failure == .change(StorageError.full.message))
    }

    // MARK: Leaving

    @Test(arguments: [("", true), (" ", true), ("Wat", false)])
    func `only typed text needs a question`(text: String, isAllowed: Bool) {
        presenter.didType(text)
        #expect(presenter.dismissalDecision().isAllowed == isAllowed)
        #expect(presenter.state.asksToDiscard != isAllowed)
    }

    @Test func `an edit needs a question while its text differs`() throws {
        presenter.didSelect(try #require(entries.records.first))
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didType("Balls")
        #expect(!presenter.dismissalDecision().isAllowed)
    }

    @Test(arguments: [false, true])
    func `the answer is that of the user`(isConfirmed: Bool) {
        presenter.didType("Wat")
        guard case .needsConfirmation(let confirmation) = presenter.dismissalDecision() else {
            Issue.record("no question")
            return
        }
        presenter.didAnswerDiscard(isConfirmed)
        #expect(confirmation.answer == isConfirmed)
        #expect(!presenter.state.asksToDiscard)
        #expect(presenter.state.text == "Wat")
    }

    // MARK: Adding

    @Test func `a text is added after the other entries, and the field is empty again`() async {
        await submit("  Water ")
        #expect(texts == ["Ball", "Bibs", "Water"])
        #expect(presenter.state.text == "")
        #expect(!presenter.state.isSaving)
    }

    @Test(arguments: [
        ("", false), (" ", false), (String(repeating: "a", count: 101), true),
    ])
    func `a text that is empty or too long is not stored`(text: String, isTooLong: Bool) async {
        await submit(text)
        #expect(!presenter.state.canSubmit)
        #expect(presenter.state.isTooLong == isTooLong)
        #expect(presenter.state.text == text)
        #expect(entries.calls.made == [.all])
    }

    @Test func `a failed save keeps the text, and can be repeated`() async {
        entries.calls.fail(.save, with: .full)
        await submit("Water")
        #expect(presenter.state.failure == .change(StorageError.full.message))
        #expect(presenter.state.text == "Water")
        #expect(presenter.state.canSubmit)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(presenter.state.failure == nil)
        #expect(texts == ["Ball", "Bibs", "Water"])
    }

    @Test func `a save refuses further input until it ends`() async throws {
        let entry = try #require(entries.records.first)
        presenter.didRequestDelete(entry)
        presenter.didType("Water")
        entries.calls.gate.close()
        presenter.didSubmit()
        #expect(!presenter.state.canSubmit)
        #expect(!presenter.dismissalDecision().isAllowed)
        presenter.didType("Other")
        presenter.didSelect(entry)
        presenter.didCancelEdit()
        presenter.didConfirmDelete()
        presenter.didSubmit()
        #expect(presenter.state.text == "Water")
        entries.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(texts == ["Ball", "Bibs", "Water"])
    }

    // MARK: Editing

    @Test func `an edited text replaces that of its entry`() async throws {
        let entry = try #require(entries.records.first)
        presenter.didSelect(entry)
        #expect(presenter.state.text == "Ball")
        #expect(presenter.state.edited == entry.id)
        #expect(presenter.state.editCount == 1)
        await submit("Two balls")
        #expect(texts == ["Two balls", "Bibs"])
        #expect(presenter.state.edited == nil)
        #expect(presenter.state.text == "")
    }

    @Test func `a failed edit can be repeated`() async throws {
        presenter.didSelect(try #require(entries.records.first))
        entries.calls.fail(.update, with: .busy)
        await submit("Two balls")
        #expect(presenter.state.failure == .change(StorageError.busy.message))
        #expect(texts == ["Ball", "Bibs"])
        await submit(presenter.state.text)
        #expect(texts == ["Two balls", "Bibs"])
    }

    @Test func `a cancelled edit empties the field and stores nothing`() throws {
        presenter.didSelect(try #require(entries.records.first))
        presenter.didCancelEdit()
        #expect(presenter.state.text == "")
        #expect(presenter.state.edited == nil)
        #expect(entries.calls.made == [.all])
    }

    @Test func `an edit corrects a damaged entry`() async throws {
        let entry = try #require(entries.records.first)
        entries.damage(entry.id)
        presenter.load()
        await activity.waitUntilIdle()
        #expect(presenter.state.stored?.damaged == [entry.id])
        presenter.didSelect(entry)
        await submit("Ball")
        #expect(presenter.state.stored?.damaged == [])
    }

    // MARK: Deleting

    @Test func `an entry is deleted after a confirmation, and the typed text stays`() async throws {
        let entry = try #require(entries.records.first)
        presenter.didType("Wat")
        presenter.didRequestDelete(entry)
        #expect(presenter.state.deleted == entry)
        presenter.didConfirmDelete()
        await activity.waitUntilIdle()
        #expect(texts == ["Bibs"])
        #expect(presenter.state.deleted == nil)
        #expect(presenter.state.text == "Wat")
    }

    @Test func `a deletion ends the edit of its entry`() async throws {
        let entry = try #require(entries.records.first)
        presenter.didSelect(entry)
        presenter.didRequestDelete(entry)
        presenter.didConfirmDelete()
        await activity.waitUntilIdle()
        #expect(presenter.state.edited == nil)
        #expect(presenter.state.text == "")
    }

    @Test func `a cancelled deletion deletes nothing`() async throws {
        presenter.didRequestDelete(try #require(entries.records.first))
        presenter.didCancelDelete()
        presenter.didConfirmDelete()
        await activity.waitUntilIdle()
        #expect(entries.calls.made == [.all])
    }
}
