import Composition
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Display in the app` {
    @Test func `the deep link opens the page, and a choice applies to the workspace`()
        async throws
    {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "settings/display"))
        try await app.register()
        #expect(app.driver.title == "Display")
        try app.driver.choose("ASCII", in: "Lines")
        await app.driver.settle()
        #expect(app.workspace.preferences.settings.lines == .ascii)
        #expect(app.displaySettings.text == app.workspace.preferences.settings.text)
        app.driver.back()
        #expect(app.driver.title == "Settings")
        #expect(try app.driver.rows().contains("Display"))
    }
}
