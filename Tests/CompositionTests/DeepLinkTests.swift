import Composition
import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Deep links` {
    /// Returns a run of the program in which a user is still signed in.
    private func signedInApp() async throws -> AppHarness {
        let before = AppHarness(names: ["Ana", "Bo", "손흥민"])
        try await before.launchAndRegister()
        before.navigator.close()
        return AppHarness(after: before)
    }

    /// Launches the app with a link and returns the errors of the link.
    private func open(_ text: String, in app: AppHarness) async throws -> [DeepLinkError] {
        var errors: [DeepLinkError] = []
        try await app.launch(opening: AppDeepLinks.link(from: text)) { errors.append($0) }
        return errors
    }

    /// Goes back to the root and returns the titles on the way.
    private func goBackToRoot(in app: AppHarness) -> [String] {
        var titles = [app.driver.title]
        while app.navigator.canGoBack, app.navigator.back() == .left {
            titles.append(app.driver.title)
        }
        return titles
    }

    @Test func `the route map is valid`() {
        #expect(AppDeepLinks.verify() == [])
    }

    @Test(arguments: [
        ("players", ["Players"]), ("players/add", ["Add Player", "Players"]),
        ("players/deleted", ["Deleted players", "Players"]),
        ("players/3/history", ["History of 손흥민", "손흥민", "Players"]),
        ("players/3", ["손흥민", "Players"]), ("players/2/edit/age", ["Age", "Bo", "Players"]),
        ("players/teams/1,3", ["Confirm players", "Players"]),
        ("settings", ["Settings", "Players"]),
        ("settings/password", ["Change password", "Settings", "Players"]),
        ("settings/server", ["Move to a server", "Settings", "Players"]),
        ("settings/sessions", ["Sessions", "Settings", "Players"]),
        ("settings/data-transfer", ["Export and Import", "Settings", "Players"]),
        ("settings/display", ["Display", "Settings", "Players"]),
    ])
    func `a link opens a screen above the screens that lead to it`(
        text: String, titles: [String]
    ) async throws {
        let app = try await signedInApp()
        #expect(try await open(text, in: app) == [])
        #expect(goBackToRoot(in: app) == titles)
    }

    /// The names must not change, because users' links and saved states contain them.
    @Test(arguments: [
        ("name", "Name"), ("age", "Age"), ("position", "Preferred position"), ("skill", "Skill"),
        ("team", "Favourite team"),
    ])
    func `the link name of a field never changes`(field: String, title: String) async throws {
        let app = try await signedInApp()
        #expect(try await open("players/2/edit/\(field)", in: app) == [])
        #expect(app.driver.title == title)
        #expect(app.navigationState.text?.contains("  - player-edit 1 \(field)\n") == true)
    }

    @Test func `gather/current opens the match in progress`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try await before.startGather()
        try before.driver.tap("Team A +")
        await before.driver.settle()
        before.navigator.close()
        let app = AppHarness(after: before)
        #expect(try await open("gather/current", in: app) == [])
        #expect(app.driver.title == "Gather in progress")
        #expect(app.scores == [1, 0])
    }

    @Test func `a link opens after the sign-in`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        #expect(try await open("players/2/edit/age", in: app) == [])
        #expect(app.driver.title == "Login")
        try await app.register()
        #expect(goBackToRoot(in: app) == ["Age", "Bo", "Players"])
    }

    @Test func `a link opens only in the first session`() async throws {
        let app = try await signedInApp()
        #expect(try await open("players/add", in: app) == [])
        _ = app.navigator.back()
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        try await app.signIn()
        #expect(app.driver.title == "Players")
    }

    @Test func `a link opens in the next session if the session expires first`()
        async throws
    {
        let app = try await signedInApp()
        app.players.calls.gate.close()
        let opening = Task { try await open("players/2/edit/age", in: app) }
        await app.players.calls.gate.untilWaiting()
        app.exchange.send(.sessionExpired)
        await until { app.driver.title == "Login" }
        app.players.calls.gate.open()
        #expect(try await opening.value == [])
        try #require(app.driver.title == "Login")
        try await app.signIn()
        #expect(goBackToRoot(in: app) == ["Age", "Bo", "Players"])
    }

    @Test func `a sign-out discards a link that is still loading`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        var errors: [DeepLinkError] = []
        try await app.launch(opening: AppDeepLinks.link(from: "players/9")) { errors.append($0) }
        try app.fillLogin()
        app.players.calls.gate.close()
        try app.driver.tap("Register")
        await app.players.calls.gate.untilWaiting(2)
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        app.players.calls.gate.open()
        await app.driver.settle()
        try #require(app.driver.title == "Login")
        try await app.signIn()
        #expect(app.driver.title == "Players")
        #expect(errors == [])
    }

    @Test(arguments: [
        ("players/9", "There is no player with the number 9: choose one from Players."),
        ("players/9/edit/age", "There is no player with the number 9: choose one from Players."),
        ("players/teams/1,9", "There is no player with the number 9: choose one from Players."),
        ("gather/current", "No gather is in progress: start one from Players."),
    ])
    func `a link to a missing target shows the players and reports the reason`(
        text: String, message: String
    ) async throws {
        let app = try await signedInApp()
        #expect(try await open(text, in: app).map(\.message) == [message])
        #expect(goBackToRoot(in: app) == ["Players"])
    }

    @Test func `a storage error is reported`() async throws {
        let app = try await signedInApp()
        app.players.calls.fail(.page, with: .busy)
        app.players.calls.fail(.players, with: .busy)
        #expect(
            try await open("players/1", in: app) == [.notFound(StorageError.busy.message)])
    }

    @Test(arguments: [
        "", "/players", "player", "players/", "players/042", "players/1/edit",
        "players/1/edit/shoe",
        "players/1/shoe", "gather", "gather/next", "players/teams/1", "players/teams/1,1",
        "players/teams/1,x", "https://players", "players/%zz", "players/../players", "login/1",
        "gather/current/gather/current", "players/teams/1,2/gather/current",
        "players/teams/1,2/teams/1,2",
    ])
    func `an invalid link is rejected with a message`(text: String) {
        let error = #expect(throws: DeepLinkError.self) { try AppDeepLinks.link(from: text) }
        let message = error?.message ?? ""
        #expect(message.hasSuffix("."), "\(message)")
        #expect(message.count > 20)
    }
}
