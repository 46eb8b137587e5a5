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

    @Test func `the deep link selects the tab`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "__feature-path__"))
        try await app.register()
        #expect(app.driver.selectedTab == "__Feature Title__")
    }
    // end tab
}
