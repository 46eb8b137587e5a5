import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Settings

@MainActor @Suite struct `Settings coordinator` {
    @Test func `shows the rows, and Back releases everything`() throws {
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let items = [SettingsItem("Export", detail: "To a file") {}]
        try harness.navigator.start(
            SettingsFactory(items: items).makeSettings(on: harness.navigator),
            under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        #expect(harness.driver.title == "Settings")
        #expect(try harness.driver.rows() == ["Export"])
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}
