import Composition
import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `History in the app` {
    @Test func `the tab shows each gather that has ended since`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        for count in 0...2 {
            try app.driver.selectTab("Gathers")
            await app.driver.settle()
            #expect((try? app.driver.rows().count) ?? 0 == count)
            try app.driver.selectTab("Squad")
            try await app.startGather()
            try await app.endGather()
        }
    }

    @Test func `nothing is read for the tab before it is selected`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        #expect(app.matches.calls.count(.page) == 0)
        await app.press(.character("2"))
        #expect(app.driver.selectedTab == "Gathers")
        #expect(app.matches.calls.count(.page) == 1)
    }

    @Test func `a link selects the tab, and a link with a month focuses its newest gather`()
        async throws
    {
        let matches = SampleData.finishedMatches(
            of: SampleData.squad, count: 60,
            before: Moment(wall: 1_795_289_400_000, uptime: 0, boot: ""))
        for (link, focus) in [("gathers", "Sat 21 Nov"), ("gathers/2026-09", "Sat 26 Sep")] {
            let app = AppHarness(finished: matches)
            try await app.launch(opening: AppDeepLinks.link(from: link))
            try await app.register()
            await app.driver.settle()
            #expect(app.driver.selectedTab == "Gathers")
            let frame = app.workspace.frame(size: Size(columns: 80, rows: 24))
            #expect(frame.focusedLines.contains { $0.contains(focus) })
        }
    }
}
