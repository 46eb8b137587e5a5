import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A whole session` {
    @Test(arguments: ["Gather", "CompactGather"])
    func `leads from the registration to the stored result`(module: String) async throws {
        let app = AppHarness(
            features: try FeatureSelection(excluding: [], replacing: [("Gather", module)]))
        let driver = app.driver
        try await app.launchAndRegister()
        #expect(app.navigator.canGoBack == false)

        for name in ["손흥민", "Łukasz Fabiański", "李明", "👨‍👩‍👧 Family Guest", "Bo"] {
            try driver.tap("Add player")
            try driver.type(name, into: "Name")
            try driver.tap("Done")
            await driver.settle()
        }
        #expect(try Set(driver.rows()).count == 5)

        try driver.open("Bo")
        try driver.open("Preferred position")
        try driver.choose("striker", in: "Preferred position")
        try driver.tap("Done")
        await driver.settle()
        #expect(try driver.details(of: "Preferred position") == ["striker"])
        driver.back()
        #expect(try driver.details(of: "Bo").first == "striker")

        try await app.startGather(teamA: ["Bo", "李明"], teamB: ["손흥민"])
        #expect(driver.title == "Gather in progress")
        // CompactGather shows the scores in rows.
        #expect(app.driver.scores.isEmpty == (module == "CompactGather"))
        for _ in 0..<3 { try driver.tap("Team A +") }
        try driver.tap("Team B +")
        try driver.tap("Start")
        await driver.settle()
        await app.advance(by: .seconds(61))
        #expect(app.remainingTime == "08:59")
        #expect(app.scores == [3, 1])

        try await app.endGather()
        #expect(driver.title == "Players")
        #expect(try driver.isChecked("Bo") == nil)
        let result = try #require(app.matches.finished.first)
        #expect(result.score.text == "3-1")
        #expect(result.winner == .teamA)
        #expect(result.lineUp.entries.map(\.name).sorted() == ["Bo", "李明", "손흥민"].sorted())
        #expect(app.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
    }

    @Test(arguments: [("Gather", "CompactGather"), ("CompactGather", "Gather")])
    func `a match is resumed by another module of Gather`(
        first: String, second: String
    ) async throws {
        let before = AppHarness(
            names: ["Ana", "Bo"],
            features: try FeatureSelection(excluding: [], replacing: [("Gather", first)]))
        try await before.launchAndRegister()
        try await before.startGather()
        try before.driver.tap("Team B +")
        try before.driver.tap("Start")
        await before.driver.settle()
        await before.advance(by: .seconds(30))
        try before.driver.tap("Pause")
        await before.driver.settle()
        before.navigator.close()

        let app = AppHarness(
            after: before,
            features: try FeatureSelection(excluding: [], replacing: [("Gather", second)]))
        try await app.launch()
        try app.driver.tap("Resume")
        await app.driver.settle()
        #expect(app.driver.scores.isEmpty == (second == "CompactGather"))
        #expect(app.remainingTime == "09:30")
        #expect(app.scores == [0, 1])
        try await app.endGather()
        #expect(app.matches.finished.map(\.score.text) == ["0-1"])
    }

    @Test func `a valid session skips the login, and signing out ends the session`() async throws {
        let app = AppHarness(names: ["Bo"])
        let name = try #require(UserName("ana"))
        let session = try await app.accounts.register(
            name: name, password: Password("correct horse"))
        try await app.credentials.saveToken(session.token)
        try await app.launch()
        #expect(app.driver.title == "Players")

        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(try await app.credentials.savedToken() == nil)
        #expect(try await app.accounts.session(for: session.token) == nil)
        #expect(app.coordinators == ["AppFlow", "ScreenCoordinator"])
    }

    @Test func `a resume that is still loading does not cover a screen opened meanwhile`()
        async throws
    {
        let app = AppHarness(names: ["Ana", "Bo", "Cem"])
        try await app.launchAndRegister()
        try await app.startGather()
        app.driver.back()
        try app.driver.tap("Leave")
        await app.driver.settle()

        app.matches.calls.gate.close()
        try app.driver.tap("Resume gather")
        await app.matches.calls.gate.untilWaiting()
        try app.driver.open("Cem")
        app.matches.calls.gate.open()
        await app.driver.settle()
        #expect(app.driver.title == "Cem")
    }

    @Test func `an edit after a failed reload of the list keeps the edit before`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        let driver = app.driver
        try await app.launchAndRegister()
        try driver.open("Bo")
        try driver.open("Name")
        try driver.type("Bob", into: "Name")
        app.players.calls.fail(.page, with: .busy)
        try driver.tap("Done")
        await driver.settle()
        driver.back()
        #expect(try driver.rows() == ["Ana", "Bo"])

        try driver.open("Bo")
        try driver.open("Age")
        try driver.type("30", into: "Age")
        try driver.tap("Done")
        await driver.settle()
        let stored = try #require(app.players.player(PlayerID(2)))
        #expect(stored.name.text == "Bob")
        #expect(stored.age == Age(30))
        #expect(driver.title == "Bob")
        driver.back()
        #expect(try driver.rows() == ["Ana", "Bob"])
    }
}
