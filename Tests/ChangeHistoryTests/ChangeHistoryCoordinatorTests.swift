import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ChangeHistory

@MainActor @Suite struct `Change history coordinators` {
    private let fixture: ChangeHistoryFixture
    private let harness: WorkspaceHarness

    init() throws {
        fixture = try ChangeHistoryFixture()
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
    }

    /// Shows a coordinator that the caller does not hold.
    private func check(
        title: String, _ make: (ChangeHistoryFactory) -> any Coordinator
    ) async throws {
        try harness.navigator.start(make(fixture.factory), under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        await harness.driver.settle()
        #expect(harness.driver.title == title)
        #expect(try harness.driver.rows().count == 1)
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test func `the history is loaded, and Back releases it`() async throws {
        try await check(title: "History of Ana") {
            $0.makeHistory(
                of: fixture.ana, in: fixture.players, on: harness.navigator,
                navigation: fixture.navigation)
        }
    }

    @Test func `the deleted players are loaded, and Back releases them`() async throws {
        fixture.players.remove(fixture.ana.id)
        try await check(title: "Deleted players") {
            $0.makeDeletedRecords(
                in: fixture.players, on: harness.navigator, navigation: fixture.navigation)
        }
    }
}
