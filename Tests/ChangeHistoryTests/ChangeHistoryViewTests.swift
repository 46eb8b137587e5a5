import Domain
import Navigation
import Records
import TerminalUI
import TestSupport
import Testing

@testable import ChangeHistory

@MainActor @Suite struct `Change history view` {
    private let fixture: ChangeHistoryFixture

    init() throws {
        fixture = try ChangeHistoryFixture()
    }

    private func page(
        _ presenter: ChangeHistoryPresenter<Player>,
        _ change: (inout ChangeHistoryState<Player>) -> Void = { _ in }
    ) -> Page {
        var state = presenter.state
        change(&state)
        return ChangeHistoryView(state: state, presenter: presenter).page
    }

    @Test func `a page without rows shows progress, a failure or that nothing is known`()
        async throws
    {
        let presenter = await fixture.history()
        #expect(page(presenter) { $0.rows = nil }.progress?.label == "Loading…")
        let failed = page(presenter) {
            $0.rows = nil
            $0.failure = .load("Replace it.")
        }
        #expect(failed.emptyState?.title == "Unable to load the history")
        #expect(failed.emptyState?.message == "Replace it.")
        #expect(failed.elements.count == 1 && failed.actions.map(\.label) == ["Try again"])
        #expect(page(presenter) { $0.rows = [] }.emptyState?.title == "No changes are known")
    }

    @Test func `a change is taken back after a question`() async throws {
        _ = try await fixture.players.update(PlayerChange(\.age, Age(31)), of: fixture.ana.id)
        let presenter = await fixture.history()
        let rows = page(presenter).list?.allRows ?? []
        #expect(Set(rows.map(\.id)).count == 2)
        #expect(rows.map { $0.unavailableReason == nil } == [true, false])
        rows[0].activate?()
        let alert = try #require(page(presenter).alert)
        #expect(alert.title == "Take this change back?" && alert.message == "Age 31 → 30")
        alert.cancel()
        #expect(page(presenter).alert == nil)
        rows[0].activate?()
        page(presenter).alert?.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.all.map(\.age) == [Age(30)])
    }

    @Test func `the focus stays on its change when another device adds changes`() async throws {
        _ = try await fixture.players.update(PlayerChange(\.age, Age(31)), of: fixture.ana.id)
        let presenter = await fixture.history()
        let identifiers = page(presenter).list?.allRows.map(\.id)
        var other = fixture.ana
        other.age = Age(32)
        fixture.players.put(other)
        presenter.dataDidChange()
        await fixture.activity.waitUntilIdle()
        #expect(page(presenter).list?.allRows.dropFirst().map(\.id) == identifiers)
    }

    @Test func `a failed change is a warning above the rows`() async {
        let page = page(await fixture.history()) { $0.failure = .change("Free space.") }
        #expect(page.texts == [Text("Unable to take the change back. Free space.", role: .warning)])
        #expect(page.list != nil && page.actions.isEmpty)
    }
}

@MainActor @Suite struct `Deleted records view` {
    private let fixture: ChangeHistoryFixture

    init() throws {
        fixture = try ChangeHistoryFixture()
    }

    @Test func `a player is restored with a notice`() async {
        fixture.players.remove(fixture.ana.id)
        let presenter = await fixture.deletedPlayers()
        var page: Page { DeletedRecordsView(state: presenter.state, presenter: presenter).page }
        #expect(page.title == "Deleted players")
        #expect(page.list?.allRows.map(\.title) == ["Ana"])
        page.list?.allRows.first?.actions.first?.perform()
        #expect(page.alert?.title == "Erase Ana?")
        page.alert?.actions.last?.perform()
        #expect(page.alert == nil)
        page.list?.allRows.first?.activate?()
        await fixture.activity.waitUntilIdle()
        #expect(page.texts.map(\.text) == ["Ana is restored."])
        #expect(page.emptyState?.title == "No deleted players")
    }

    @Test func `the words are those of the kind`() async throws {
        let fee = Fee(reason: try #require(ShortText("Pitch")))
        let fees = InMemoryRecords([fee])
        let presenter = await fixture.deletedRecords(in: fees)
        var page: Page { DeletedRecordsView(state: presenter.state, presenter: presenter).page }
        #expect(page.title == "Deleted fees")
        #expect(page.emptyState?.title == "No deleted fees")
        #expect(
            page.emptyState?.message == "Each fee that you delete appears here and can be restored."
        )
        try await fees.delete(fee.id)
        presenter.load()
        await fixture.activity.waitUntilIdle()
        #expect(page.list?.allRows.map(\.title) == ["Pitch"])
        page.list?.allRows.first?.actions.first?.perform()
        #expect(page.alert?.title == "Erase Pitch?")
        #expect(page.alert?.message == ChangeHistoryStrings.erasure)
    }
}
