import Domain
import Navigation
import Records
import TestSupport
import Testing

@MainActor @Suite struct `PlayerHistory in the app` {
    private let app = AppHarness(names: ["Ana", "Bo"])

    @Test func `a change that is taken back is shown by the player and the squad`() async throws {
        let change = PlayerChange(\.name, try #require(PlayerName("Anne")))
        _ = try await app.players.update(change, of: PlayerID(1))
        try await app.launchAndRegister()
        try app.driver.open("Anne")
        try app.driver.tap("History")
        await app.driver.settle()
        try app.driver.open("Name Ana → Anne")
        try app.driver.tap("Take back")
        await app.driver.settle()
        #expect(app.driver.title == "History of Ana")
        #expect(try app.driver.rows().first == "Name Anne → Ana")
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.title == "Ana")
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ana", "Bo"])
    }

    @Test func `a deleted player is restored and in the squad again`() async throws {
        try await app.launchAndRegister()
        try app.driver.row("Ana", does: "Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Bo"])
        try app.driver.tap("Deleted players")
        await app.driver.settle()
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(app.driver.texts.first == "Ana is in the squad again.")
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ana", "Bo"])
    }
}
