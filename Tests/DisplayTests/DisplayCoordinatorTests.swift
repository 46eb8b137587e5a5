import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct `Display coordinator` {
    private let preferences = DisplayPreferences()
    private let store = InMemoryTextStore()

    @Test func `a choice on the page is applied and stored, and Back releases everything`()
        async throws
    {
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let factory = DisplayFactory(preferences: preferences, store: store)
        try harness.navigator.start(
            factory.makeDisplay(on: harness.navigator), under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        #expect(harness.driver.title == "Display")
        try harness.driver.choose("Off", in: "Mouse")
        await harness.driver.settle()
        #expect(preferences.settings.mouse == .off)
        #expect(try harness.driver.chosen(in: "Mouse") == "Off")
        #expect(store.text == preferences.settings.text)
        harness.driver.back()
        #expect(probe.isReleased)
    }
}
