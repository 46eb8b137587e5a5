import Composition
import TestSupport
import Testing

@MainActor @Suite struct `DataTransfer in the app` {
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
