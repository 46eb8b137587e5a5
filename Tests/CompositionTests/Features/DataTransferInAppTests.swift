import Composition
import TestSupport
import Testing

@MainActor @Suite struct `DataTransfer in the app` {
    @Test func `the deep link opens the page above the settings`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: "settings/data-transfer"))
        try await app.register()
        #expect(app.driver.title == "Export and Import")
        app.driver.back()
        #expect(app.driver.title == "Settings")
    }

    @Test func `the settings have no row in a run without the feature`() async throws {
        let features = try FeatureSelection(excluding: ["DataTransfer"], replacing: [])
        let app = AppHarness(features: features)
        try await app.launch(opening: AppDeepLinks.link(from: "settings"))
        try await app.register()
        #expect(try !app.driver.rows().contains("Export and import"))
    }

    @Test func `imported players appear in the list`() async throws {
        let app = AppHarness()
        try await app.launchAndRegister()
        try app.driver.tap("Settings")
        try app.driver.open("Export and import")
        try app.driver.type("squad.csv", into: "File")
        try app.driver.tap("Import")
        await app.driver.settle()
        try app.driver.tap("Add")
        await app.driver.settle()
        app.driver.back()
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows().count == 14)
    }
}
