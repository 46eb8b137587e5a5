import Navigation
import TestSupport
import Testing

/// Navigation bugs of the original iOS app that this app must not repeat.
@MainActor @Suite struct `Bugs of the original app` {
    @Test func `ended gathers leave no coordinator behind`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        let before = app.coordinators
        for _ in 0..<3 {
            try await app.startGather()
            try await app.endGather()
            #expect(app.driver.title == "Players")
            #expect(app.coordinators == before)
        }
        #expect(app.matches.finished.count == 3)
    }

    @Test func `edits of a player leave no coordinator behind`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try app.driver.open("Bo")
        let before = app.coordinators
        for age in 20..<30 {
            try app.driver.open("Age")
            try app.driver.type("\(age)", into: "Age")
            try app.driver.tap("Done")
            await app.driver.settle()
            #expect(app.coordinators == before)
            #expect(try app.driver.details(of: "Age") == ["\(age)"])
        }
    }

    @Test func `Back from Players does not lead to the login`() async throws {
        let app = AppHarness()
        try await app.launchAndRegister()
        #expect(app.navigator.back() == .atRoot)
        #expect(app.driver.title == "Players")
    }
}
