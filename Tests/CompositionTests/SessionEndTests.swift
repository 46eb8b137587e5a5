import Domain
import TestSupport
import Testing

@MainActor @Suite struct `The end of a session` {
    /// Where a session can end, and what of the storage finds out there.
    enum Place: String, CaseIterable {
        case list, add, edit, confirm, gather
    }

    @Test(arguments: Place.allCases)
    func `leads to the login from anywhere and releases everything`(place: Place) async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        let driver = house.driver
        try await house.launchAndRegister()
        switch place {
        case .list:
            house.players.calls.failAlways(with: .sessionExpired)
            try driver.row("Bo", does: "Delete")
            try driver.tap("Delete")
        case .add:
            try driver.tap("Add player")
            try driver.type("Cem", into: "Name")
            house.players.calls.failAlways(with: .sessionExpired)
            try driver.tap("Done")
        case .edit:
            try driver.open("Bo")
            try driver.open("Age")
            try driver.type("30", into: "Age")
            house.players.calls.failAlways(with: .sessionExpired)
            try driver.tap("Done")
        case .confirm:
            try await house.confirm(["Ana", "Bo"])
            try driver.row("Ana", does: "Team A")
            try driver.row("Bo", does: "Team B")
            house.matches.calls.failAlways(with: .sessionExpired)
            try driver.tap("Start gather")
        case .gather:
            try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
            try driver.tap("Start")
            await driver.settle()
            house.matches.calls.failAlways(with: .sessionExpired)
            try driver.tap("Team A +")
        }
        await driver.settle()
        #expect(driver.title == "Login")
        #expect(house.coordinators == ["AppFlow", "LoginCoordinator"])
        #expect(driver.texts == ["Your session has ended. Please log in again."])
        #expect(house.clock.sleeperCount == 0)
        #expect(try await house.credentials.savedToken() == nil)
    }

    @Test(arguments: [true, false])
    func `a sign-out is said to be stored only if it is`(isStored: Bool) async throws {
        let house = AppHarness()
        try await house.launchAndRegister()
        house.accounts.calls.failAlways(.signOut, with: .readOnly)
        if !isStored { house.credentials.calls.failAlways(.saveToken, with: .readOnly) }
        try house.driver.tap("Sign out")
        try house.driver.tap("Sign out")
        await house.driver.settle()
        #expect(house.driver.title == "Login")
        #expect(house.driver.texts.isEmpty == isStored)
    }

    @Test func `what is stored survives it and the next sign-in finds it`() async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try house.driver.tap("Team A +")
        await house.driver.settle()
        house.matches.calls.fail(with: .sessionExpired)
        try house.driver.tap("Team B +")
        await house.driver.settle()
        #expect(house.driver.title == "Login")

        try house.fillLogin()
        try house.driver.tap("Login")
        await house.driver.settle()
        #expect(house.driver.alertTitle == "Resume the gather in progress?")
        try house.driver.tap("Resume")
        await house.driver.settle()
        #expect(house.driver.scores == ["Team A": 1, "Team B": 0])
    }
}
