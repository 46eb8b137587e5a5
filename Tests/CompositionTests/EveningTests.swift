import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A whole evening` {
    @Test func `from the first sign-in to the stored result`() async throws {
        let house = AppHarness()
        let driver = house.driver
        try await house.launchAndRegister()
        #expect(house.navigator.canGoBack == false)

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
        #expect(try driver.details(of: "Bo").first == "Position: striker")

        try await house.startGather(teamA: ["Bo", "李明"], teamB: ["손흥민"])
        #expect(driver.title == "Gather in progress")
        for _ in 0..<3 { try driver.tap("Team A +") }
        try driver.tap("Team B +")
        try driver.tap("Start")
        await driver.settle()
        house.clock.advance(by: .seconds(61))
        await driver.settle()
        #expect(driver.countdown == "08:59")
        #expect(driver.scores == ["Team A": 3, "Team B": 1])

        try driver.tap("End gather")
        #expect(driver.alertTitle == "Are you sure you want to end the gather?")
        try driver.tap("Yes")
        await driver.settle()
        #expect(driver.title == "Players")
        #expect(try driver.isChecked("Bo") == nil)
        let result = try #require(house.matches.past.first)
        #expect(result.score.text == "3-1")
        #expect(result.winner == .teamA)
        #expect(result.lineUp.entries.map(\.name).sorted() == ["Bo", "李明", "손흥민"].sorted())
        #expect(
            house.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
    }

    @Test func `a session that is still valid skips the login and signing out ends it`()
        async throws
    {
        let house = AppHarness(names: ["Bo"])
        let name = try #require(UserName("ana"))
        let session = try await house.accounts.register(
            name: name, password: Password("correct horse"))
        try await house.credentials.saveToken(session.token)
        try await house.launch()
        #expect(house.driver.title == "Players")

        try house.driver.tap("Sign out")
        if house.driver.alertTitle != nil { try house.driver.tap("Sign out") }
        await house.driver.settle()
        #expect(house.driver.title == "Login")
        #expect(try await house.credentials.savedToken() == nil)
        #expect(try await house.accounts.session(for: session.token) == nil)
        #expect(house.coordinators == ["AppFlow", "LoginCoordinator"])
    }
}
