import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Sessions coordinator` {
    @Test func `it loads the sessions, and Back releases it`() async throws {
        let fixture = try AccountFixture()
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let factory = fixture.factory
        try harness.navigator.start(
            factory.makeSessions(on: harness.navigator, navigation: fixture.navigation),
            under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        await harness.driver.settle()
        #expect(harness.driver.title == "Sessions")
        #expect(try harness.driver.rows().count == 1)
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}
