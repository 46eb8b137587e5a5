import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `End of a session` {
    enum StartScreen: String, CaseIterable {
        case list, add, edit, confirm, gather
    }

    @Test(arguments: StartScreen.allCases)
    func `an expired session leads to the login from every screen`(screen: StartScreen) async throws
    {
        let app = AppHarness(names: ["Ana", "Bo"])
        let driver = app.driver
        try await app.launchAndRegister()
        switch screen {
        case .list: break
        case .add:
            try driver.tap("Add player")
            try driver.type("Cem", into: "Name")
        case .edit:
            try driver.open("Bo")
            try driver.open("Age")
            try driver.type("30", into: "Age")
        case .confirm: try await app.confirm(["Ana", "Bo"])
        case .gather:
            try await app.startGather()
            try driver.tap("Start")
        }
        await driver.settle()
        await app.expireSession()
        #expect(app.coordinators == ["AppFlow", "ScreenCoordinator"])
        #expect(driver.texts == ["Your session has ended. Please sign in again."])
        #expect(app.clock.sleeperCount == 0)
        #expect(try await app.credentials.savedToken() == nil)
    }

    @Test func `the status of the exchange is shown until the server ends the session`()
        async throws
    {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        #expect(app.workspace.status == nil)
        for (status, text) in [
            (ExchangeStatus.upToDate, "Up to date"), (.waiting(2), "Sending 2"),
            (.offline(waiting: 0), "Offline"), (.offline(waiting: 3), "Offline, 3 waiting"),
            (.refused(1), "1 refused by the server"), (.unsupported, "Server must be updated"),
        ] {
            app.exchange.send(status)
            await yield { app.workspace.status?.text == text }
            #expect(
                app.workspace.status?.isWarning == [.refused(1), .unsupported].contains(status))
        }
        app.exchange.send(.sessionExpired)
        await yield { app.driver.title == "Login" }
        #expect(app.workspace.status == nil)
    }

    @Test func `changes of other devices are shown on the visible page`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        app.players.put(Player(id: PlayerID(9), name: try #require(PlayerName("Cy"))))
        app.exchange.sendNews()
        await yield { app.driver.title == "Cy" || (try? app.driver.open("Cy")) != nil }
    }

    @Test(arguments: ["Gather", "CompactGather"], [false, true])
    func `a gather that another device has ended or deleted leads out, and keeps a goal`(
        module: String, isDeleted: Bool
    ) async throws {
        let app = AppHarness(
            names: ["Ana", "Bo"], matchInProgress: sampleMatch(at: ManualClock().now()),
            features: try FeatureSelection(
                excluding: [], replacing: module == "Gather" ? [] : [("Gather", module)]))
        try await app.launchAndRegister()
        try app.driver.tap("Resume")
        await app.driver.settle()
        var match = try #require(app.matches.stored)
        for kind in [MatchEvent.Kind.ended] + (isDeleted ? [.deleted] : []) {
            match = try await app.matches.append(
                match.log.next(kind, at: app.clock.now()), to: match)
        }
        app.workspace.handle(.key(.character("a")))
        app.exchange.sendNews()
        await app.driver.settle()
        try app.driver.tap(isDeleted ? "Leave" : "Show result")
        await app.driver.settle()
        #expect(app.driver.title == (isDeleted ? "Players" : "Result"))
        #expect(try await app.matches.match(match.id).score.text == "1-0")
        app.driver.back()
        #expect(app.driver.title == "Players")
    }

    /// Lets other tasks run until they have had an effect.
    private func yield(until isDone: () -> Bool) async {
        for _ in 0..<100_000 where !isDone() { await Task.yield() }
        #expect(isDone())
    }

    @Test func `a move to a server replaces the session and its screens`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(restoresNavigation: false)
        try await app.register()
        let coordinators = app.coordinators
        try app.driver.tap("Settings")
        await app.driver.settle()
        try app.driver.open("Server")
        try app.driver.type("https://example.org", into: "Server")
        try app.driver.type("correct horse", into: "Password")
        try app.driver.tap("Move")
        await app.driver.settle()
        #expect(app.driver.title == "Players")
        #expect(app.coordinators == coordinators)
        #expect(app.server.moves.map(\.address) == ["https://example.org"])
    }

    @Test func `a move to a server asks before it drops what is typed on another tab`() async throws
    {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        try app.driver.tap("Add player")
        try app.driver.type("Cem", into: "Name")
        try app.driver.selectTab("Gathers")
        try #require(app.workspace.places().first { $0.label == "Server" }).perform()
        await app.driver.settle()
        try app.driver.type("https://example.org", into: "Server")
        try app.driver.type("correct horse", into: "Password")
        try app.driver.tap("Move")
        await app.driver.settle()
        #expect(app.driver.selectedTab == "Squad")
        #expect(app.workspace.page?.alert != nil)
        #expect(app.server.moves.isEmpty)
    }

    @Test func `a session that cannot be ended stays signed in until a further attempt`()
        async throws
    {
        let app = AppHarness()
        try await app.launchAndRegister()
        let token = try #require(app.credentials.token)
        app.accounts.calls.fail(.signOut, times: 2, with: .busy)
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        #expect(app.driver.title == "Sign out")
        #expect(app.driver.texts == ["You are still signed in", StorageError.busy.message])
        #expect(app.credentials.token == token)

        app.accounts.calls.gate.close()
        try app.driver.tap("Try again")
        await app.accounts.calls.gate.untilWaiting()
        #expect(app.driver.texts.last == "Signing out…")
        app.accounts.calls.gate.open()
        await app.driver.settle()
        #expect(app.driver.title == "Sign out")
        #expect(app.driver.texts == ["You are still signed in", StorageError.busy.message])
        app.driver.back()
        #expect(app.driver.title == "Players")
        #expect(app.accounts.sessionCount == 1)

        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(app.accounts.sessionCount == 0)
        #expect(app.credentials.token == nil)
    }

    @Test func `a session that expires during a sign-out that fails leads to the login`()
        async throws
    {
        let app = AppHarness()
        try await app.launchAndRegister()
        app.accounts.refuse(.server(.unreachable))
        app.accounts.calls.gate.close()
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.accounts.calls.gate.untilWaiting()
        app.exchange.send(.sessionExpired)
        for _ in 0..<100 { await Task.yield() }
        app.accounts.calls.gate.open()
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(app.driver.texts == ["Your session has ended. Please sign in again."])
    }

    @Test func `a sign-out asks a form with unsaved input`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        try app.driver.tap("Add player")
        try app.driver.type("Bo", into: "Name")
        let session = try #require(
            app.navigator.liveCoordinators.lazy.compactMap { $0 as? SessionFlow }.first)
        session.sessionDidRequestSignOut()
        await app.driver.settle()
        #expect(app.driver.title == "Add Player")
        #expect(app.accounts.sessionCount == 1)
        try app.driver.tap("Discard")
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(app.accounts.sessionCount == 0)
    }

    @Test(arguments: [true, false])
    func `the end of a run ends a session without Remember me only`(
        isRemembered: Bool
    ) async throws {
        let app = AppHarness()
        let flow = try await app.launch()
        if !isRemembered { try app.driver.toggle("Remember me") }
        try await app.register()
        await flow.endUnsavedSession()
        #expect(app.accounts.sessionCount == (isRemembered ? 1 : 0))
    }

    @Test func `the end of a run keeps a session whose token cannot be read`() async throws {
        let app = AppHarness()
        let flow = try await app.launch()
        try await app.register()
        app.credentials.calls.failAlways(.savedToken, with: .unavailable)
        await flow.endUnsavedSession()
        #expect(app.accounts.sessionCount == 1)
    }

    @Test func `the end of a run does not sign out again after a sign-out`() async throws {
        let app = AppHarness()
        let flow = try await app.launch()
        try await app.register()
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        let count = app.accounts.calls.count(.signOut)
        #expect(count == 1)
        await flow.endUnsavedSession()
        #expect(app.accounts.calls.count(.signOut) == count)
    }

    @Test func `a sign-out that cannot delete the token has ended the session`() async throws {
        let app = AppHarness()
        try await app.launchAndRegister()
        app.credentials.calls.failAlways(.saveToken, with: .readOnly)
        try app.driver.tap("Sign out")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(app.accounts.sessionCount == 0)
        let next = AppHarness(after: app)
        try await next.launch()
        #expect(next.driver.title == "Login")
    }
}
