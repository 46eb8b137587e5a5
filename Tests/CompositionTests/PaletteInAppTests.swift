import Domain
import TerminalUI
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `The command palette of the app` {
    private func type(_ text: String, in app: AppHarness) async {
        for key in [Key.control("p")] + Key.sequence(text) { app.workspace.receive(.key(key)) }
        await app.driver.settle()
    }

    private func lines(_ app: AppHarness) -> [Substring] {
        app.workspace.frame(size: Size(columns: 80, rows: 40)).text.split(separator: "\n")
    }

    @Test func `leads from each tab to the settings and their pages`() async throws {
        let catalogue = AppFeature.all + [.archive]
        let app = AppHarness(names: ["Ana"], catalogue: catalogue)
        try await app.launchAndRegister()
        await type("disp\n", in: app)
        #expect(app.driver.title == "Display")
        app.driver.back()
        #expect(app.driver.title == "Players")
        await type("arch\n", in: app)
        #expect(app.driver.title == "Archive")
        await type("sett\n", in: app)
        #expect(app.driver.title == "Settings")
        #expect(app.driver.selectedTab == "Archive")
    }

    @Test func `offers a place that is an action of the page once`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        await type("", in: app)
        #expect(lines(app).filter { $0.contains("Settings") && $0.contains("│") }.count == 1)
        #expect(lines(app).contains { $0.contains("Delete Ana ") && $0.contains(" d  │") })
    }

    @Test func `offers no places without a session and above the first screen`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launch()
        await type("sett", in: app)
        #expect(lines(app).contains { $0.contains("No action matches") })
        app.workspace.receive(.key(.escape))
        try await app.register()
        try app.driver.open("Ana")
        await type("sett", in: app)
        #expect(lines(app).contains { $0.contains("No action matches") })
    }

    @Test func `performs the actions of a match`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try await app.startGather(teamA: ["Ana"], teamB: ["Bo"])
        await type("team b +\n", in: app)
        #expect(app.matches.stored?.score.text == "0-1")
        await type("end\n", in: app)
        #expect(app.workspace.page?.alert != nil)
        await type("", in: app)
        #expect(!lines(app).contains { $0.contains("Team A +") && $0.contains("│") })
        await type("\n", in: app)
        #expect(app.workspace.page?.alert == nil)
    }
}
