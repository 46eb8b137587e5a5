import Composition
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Settings in the app` {
    @Test func `the deep link opens the settings above the list`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "settings"))
        try await app.register()
        #expect(app.driver.title == "Settings")
        app.driver.back()
        #expect(app.driver.title == "Players")
    }

    @Test func `the action of the list opens the settings, and a relaunch restores them`()
        async throws
    {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try app.driver.tap("Settings")
        await app.driver.settle()
        #expect(app.driver.title == "Settings")
        app.navigator.close()
        let next = AppHarness(after: app)
        try await next.launch()
        #expect(next.driver.title == "Settings")
        next.driver.back()
        #expect(next.driver.title == "Players")
    }

    @Test func `the list has no action in a run without the feature`() async throws {
        let features = try FeatureSelection(excluding: ["Settings"], replacing: [])
        let app = AppHarness(names: ["Ana", "Bo"], features: features)
        try await app.launchAndRegister()
        #expect(!app.driver.actions.contains("Settings"))
    }
}
