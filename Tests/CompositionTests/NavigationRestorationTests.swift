import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Restoration of screens` {
    /// Returns a run of the program that shows the age of Bo.
    private func appOnAgeOfBo() async throws -> AppHarness {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try app.driver.open("Bo")
        try app.driver.open("Age")
        await app.driver.settle()
        try #require(app.driver.title == "Age")
        return app
    }

    /// Ends a run of the program and launches the next one.
    private func relaunch(_ app: AppHarness) async throws -> AppHarness {
        app.navigator.close()
        let next = AppHarness(after: app)
        try await next.launch()
        return next
    }

    @Test func `a relaunch shows the screens of the last run, which work as before`() async throws {
        let app = try await relaunch(try await appOnAgeOfBo())
        #expect(app.driver.title == "Age")
        try app.driver.type("33", into: "Age")
        try app.driver.tap("Done")
        await app.driver.settle()
        #expect(app.driver.title == "Bo")
        #expect(app.players.all[1].age == Age(33))
        app.navigator.back()
        #expect(app.driver.title == "Players")
        #expect(!app.navigator.canGoBack)
    }

    @Test func `each change of the screens is saved once`() async throws {
        let before = try await appOnAgeOfBo()
        #expect(before.navigationState.text?.contains("player-edit 1 age") == true)
        let count = before.navigationState.calls.count(.save)
        let app = try await relaunch(before)
        #expect(app.navigationState.calls.count(.save) == count)
        app.navigator.back()
        await app.driver.settle()
        #expect(app.navigationState.calls.count(.save) == count + 1)
        #expect(app.navigationState.text?.contains("player-edit") == false)
        #expect(app.navigationState.text?.contains("player-detail 1 2") == true)
    }

    @Test func `a deleted player's screens are left out and removed from the saved state`()
        async throws
    {
        let before = try await appOnAgeOfBo()
        try await before.players.delete(PlayerID(2))
        let app = try await relaunch(before)
        #expect(app.driver.title == "Players")
        #expect(app.navigationState.text?.contains("player-detail") == false)
    }

    @Test func `nothing is restored while a match is in progress`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try await before.startGather()
        let app = try await relaunch(before)
        #expect(app.driver.title == "Players")
        #expect(app.driver.alertTitle == "Resume the gather in progress?")
        try app.driver.tap("Resume")
        await app.driver.settle()
        app.driver.back()
        try app.driver.tap("Leave")
        await app.driver.settle()
        try app.driver.open("Bo")
        await app.driver.settle()
        let next = try await relaunch(app)
        #expect(next.driver.title == "Players")
        #expect(next.driver.alertTitle == "Resume the gather in progress?")
    }

    @Test func `a state with any damaged byte shows the players`() async throws {
        let before = try await appOnAgeOfBo()
        let state = Array(try #require(before.navigationState.text).utf8)
        before.navigator.close()
        for index in state.indices {
            var bytes = state
            bytes[index] = bytes[index] == 0x41 ? 0x42 : 0x41
            let app = AppHarness(after: before)
            try await app.navigationState.save(String(decoding: bytes, as: UTF8.self))
            try await app.launch()
            #expect(app.driver.title == "Players")
            app.navigator.close()
        }
    }

    @Test func `a state that cannot be read or saved shows the players`() async throws {
        let before = try await appOnAgeOfBo()
        before.navigator.close()
        let app = AppHarness(after: before)
        app.navigationState.calls.fail(.savedText, with: .unavailable)
        app.navigationState.calls.fail(.save, with: .full)
        try await app.launch()
        #expect(app.driver.title == "Players")
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(app.driver.title == "Ana")
    }

    @Test func `a script neither restores nor saves screens`() async throws {
        let before = try await appOnAgeOfBo()
        before.navigator.close()
        let script = AppHarness(after: before)
        try await script.launch(restoresNavigation: false)
        #expect(script.driver.title == "Players")
        try script.driver.open("Ana")
        await script.driver.settle()
        let app = try await relaunch(script)
        #expect(app.driver.title == "Age")
    }

    @Test(arguments: [
        ("players/add", "Add Player"), ("players", "Players"), ("settings", "Settings"),
        ("settings/password", "Change password"), ("settings/sessions", "Sessions"),
        ("gathers", "Gathers"),
    ])
    func `the screens of a deep link are restored`(link: String, title: String)
        async throws
    {
        let before = try await appOnAgeOfBo()
        before.navigator.close()
        let app = AppHarness(after: before)
        try await app.launch(opening: AppDeepLinks.link(from: link))
        #expect(try await relaunch(app).driver.title == title)
    }

    @Test func `a screen that was opened during the load stays`() async throws {
        let before = try await appOnAgeOfBo()
        before.navigator.close()
        try await before.credentials.saveToken(nil)
        let app = AppHarness(after: before)
        try await app.launch()
        app.navigationState.calls.gate.close()
        try app.fillLogin()
        try app.driver.tap("Login")
        await app.navigationState.calls.gate.untilWaiting()
        try #require(app.driver.title == "Players")
        try app.driver.tap("Add player")
        try app.driver.type("Cem", into: "Name")
        app.navigationState.calls.gate.open()
        await app.driver.settle()
        #expect(app.driver.title == "Add Player")
        #expect(try app.driver.fieldText("Name") == "Cem")
        #expect(app.navigationState.text?.contains("player-add") == true)
    }

    @Test func `screens are restored after an expired session`() async throws {
        let app = try await appOnAgeOfBo()
        try app.driver.type("33", into: "Age")
        await app.expireSession()
        try #require(app.driver.title == "Login")
        try await app.signIn()
        #expect(app.driver.title == "Age")
    }
}
