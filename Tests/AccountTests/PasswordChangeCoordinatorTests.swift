import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Password change coordinator` {
    @Test func `it shows the form, and Back releases it`() async throws {
        let fixture = try AccountFixture()
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let factory = fixture.factory
        try harness.navigator.start(
            factory.makePasswordChange(on: harness.navigator),
            under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        await harness.driver.settle()
        #expect(harness.driver.title == "Change password")
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}
