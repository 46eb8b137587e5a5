import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Edits of one player` {
    @Test func `an edit that the list has not seen is not undone by the next one`() async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        let driver = house.driver
        try await house.launchAndRegister()
        try driver.open("Bo")
        try driver.open("Name")
        try driver.type("Bob", into: "Name")
        house.players.calls.fail(.squad, with: .busy)
        try driver.tap("Done")
        await driver.settle()
        driver.back()
        // The list could not be read again, so it still has the old name.
        #expect(try driver.rows() == ["Ana", "Bo"])

        try driver.open("Bo")
        try driver.open("Age")
        try driver.type("30", into: "Age")
        try driver.tap("Done")
        await driver.settle()
        let stored = try #require(house.players.player(PlayerID(2)))
        #expect(stored.name.text == "Bob")
        #expect(stored.age == Age(30))
        #expect(driver.title == "Bob")
        driver.back()
        #expect(try driver.rows() == ["Ana", "Bob"])
    }
}
