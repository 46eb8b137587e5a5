import Composition
import Domain
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Attendance in the app` {
    @Test func `a pasted list becomes a running gather in four keys`() async throws {
        let app = AppHarness(names: ["Ana", "Bo", "Cy", "Dan"])
        try await app.launchAndRegister()
        try app.driver.selectTab("Evening")
        await app.driver.settle()
        app.workspace.receive(.paste("1. Ana\n2. bo ✅\n3. Cy +1\n4. Dan\n5. Ed"))
        await app.driver.settle()
        for key in "stfc" { await app.press(.character(key)) }
        #expect(app.driver.title == "Gather in progress")
        #expect(app.matches.stored?.clock.isRunning == true)
        let names = app.matches.stored?.lineUp.entries.map(\.name).sorted()
        #expect(names == ["Ana", "Bo", "Cy", "Cy +1", "Dan", "Ed"])
    }

    @Test func `people who are known become a running gather in four keys`() async throws {
        let app = AppHarness(names: ["Ana", "Bo", "Cy", "Dan"])
        try await app.launchAndRegister()
        try app.driver.selectTab("Evening")
        await app.driver.settle()
        app.workspace.receive(.paste("Ana\nBo\nCy\nDan"))
        await app.driver.settle()
        try app.driver.tap("Accept")
        await app.driver.settle()
        try app.driver.tap("New evening")
        try app.driver.tap("Done")
        await app.driver.settle()
        for key in "stfc" { await app.press(.character(key)) }
        #expect(app.matches.stored?.clock.isRunning == true)
        #expect(app.matches.stored?.lineUp.entries.count == 4)
    }

    @Test func `the page of a player shows how often the player has agreed to come`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try app.driver.selectTab("Evening")
        await app.driver.settle()
        app.workspace.receive(.paste("Ana\nBo: out"))
        await app.driver.settle()
        try app.driver.tap("Accept")
        await app.driver.settle()
        try app.driver.selectTab("Squad")
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(try app.driver.rows().contains("Answered yes"))
    }

    @Test func `the deep link selects the tab`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "attendance"))
        try await app.register()
        #expect(app.driver.selectedTab == "Evening")
    }
}
