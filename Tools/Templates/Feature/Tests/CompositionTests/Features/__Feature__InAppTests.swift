import Composition
import TestSupport
import Testing

@MainActor @Suite struct `__Feature__ in the app` {
    // page
    @Test func `the deep link opens the screen above the list`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "players/__feature-path__"))
        try await app.register()
        #expect(app.driver.title == "__Feature Title__")
        app.driver.back()
        #expect(app.driver.title == "Players")
    }
    // data

    @Test func `an added entry is still there after the next launch`() async throws {
        let app = AppHarness(names: ["Ana"])
        let link = try AppDeepLinks.link(from: "players/__feature-path__")
        try await app.launch(opening: link)
        try await app.register()
        try app.driver.type("Bring the ball", into: "Entry")
        try app.driver.tap("Add")
        await app.driver.settle()
        let next = AppHarness(after: app)
        try await next.launch(opening: link)
        #expect(try next.driver.rows() == ["Bring the ball"])
    }

    @Test func `a change is taken back, and a deleted entry is restored`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launch(opening: AppDeepLinks.link(from: "players/__feature-path__"))
        try await app.register()
        for (text, action) in [("Ball", "Add"), ("Bibs", "Save")] {
            try app.driver.type(text, into: "Entry")
            try app.driver.tap(action)
            await app.driver.settle()
            try app.driver.open(text)
        }
        try app.driver.row("Bibs", does: "History")
        await app.driver.settle()
        try app.driver.open("Text Ball → Bibs")
        try app.driver.tap("Take back")
        await app.driver.settle()
        app.driver.back()
        await app.driver.settle()
        try app.driver.row("Ball", does: "Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        try app.driver.tap("Deleted entries")
        await app.driver.settle()
        try app.driver.open("Ball")
        await app.driver.settle()
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ball"])
    }
    // end data
    // end page
    // action

    @Test func `the action of the list opens the screen above the list`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try app.driver.tap("__Feature Title__")
        #expect(app.driver.title == "__Feature Title__")
        app.driver.back()
        #expect(app.driver.title == "Players")
    }
    // end action
    // tab
    // squad
    @Test func `the tab shows the number of players each time it is selected`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        for count in 2...3 {
            try app.driver.selectTab("__Feature Title__")
            await app.driver.settle()
            #expect(app.driver.texts == ["\(count) players are in your squad."])
            try app.driver.tap("Done")
            try app.driver.tap("Add player")
            try app.driver.type("Player \(count)", into: "Name")
            try app.driver.tap("Done")
            await app.driver.settle()
        }
    }
    // end squad
    // data
    @Test func `an added entry is still there when the tab is selected again`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        try app.driver.selectTab("__Feature Title__")
        await app.driver.settle()
        try app.driver.type("Bring the ball", into: "Entry")
        try app.driver.tap("Add")
        await app.driver.settle()
        try app.driver.tap("Done")
        #expect(app.driver.title == "Players")
        try app.driver.selectTab("__Feature Title__")
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Bring the ball"])
    }
    // end data

    @Test func `the deep link selects the tab`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "__feature-path__"))
        try await app.register()
        #expect(app.driver.selectedTab == "__Feature Title__")
    }
    // end tab
}
