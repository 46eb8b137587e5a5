import Composition
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Display in the app` {
    @Test func `a choice applies to the workspace`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try await app.openSetting("Display")
        try app.driver.choose("ASCII", in: "Lines")
        await app.driver.settle()
        #expect(app.workspace.preferences.settings.lines == .ascii)
        #expect(app.displaySettings.text == app.workspace.preferences.settings.text)
    }
}
