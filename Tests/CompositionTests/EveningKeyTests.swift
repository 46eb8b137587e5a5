import Domain
import TerminalUI
import TestSupport
import Testing

@testable import Composition

/// The keys of an evening, counted from the list of players.
@MainActor @Suite struct `Keys of an evening` {
    private static let names = (1...20).map { "Player \($0)" }

    /// Presses keys like a user who waits for each result.
    private func press(_ keys: String, in app: AppHarness) async {
        for key in keys {
            app.workspace.handle(.key(.character(key)))
            _ = app.workspace.frame(size: Size(columns: 80, rows: 24))
            await app.driver.settle()
        }
    }

    /// Returns an app with 20 players, after a match of 14 of them.
    private func appAfterMatch() async throws -> AppHarness {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        try await app.startGather(
            teamA: Array(Self.names[0..<7]), teamB: Array(Self.names[7..<14]))
        try await app.endGather()
        return app
    }

    @Test func `four keys lead from the squad to a running match`() async throws {
        let app = try await appAfterMatch()
        // Select, Confirm players, Shuffle, Start with clock
        await press("scrc", in: app)
        #expect(app.driver.title == "Gather in progress")
        #expect(app.matches.stored?.lineUp.entries.count == 14)
        await app.advance(by: .seconds(1))
        #expect(app.remainingTime == "09:59")
    }

    @Test func `three keys lead to the next match of the same people`() async throws {
        let app = try await appAfterMatch()
        // Rematch, Shuffle, Start with clock
        await press("rrc", in: app)
        #expect(app.driver.title == "Gather in progress")
        #expect(app.matches.stored?.lineUp.entries.count == 14)
        #expect(app.matches.stored?.clock.isRunning == true)
    }

    @Test(arguments: ["sc", "nc", "wc"])
    func `two keys lead from the result to a running match`(keys: String) async throws {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        try await app.confirm(Self.names)
        for name in Self.names.prefix(14) {
            try app.driver.row(
                name, does: app.driver.rows(in: "Team A").count < 7 ? "Team A" : "Team B")
        }
        await press("s", in: app)
        try await app.showResult()
        await press(keys, in: app)
        #expect(app.driver.title == "Gather in progress")
        #expect(app.matches.stored?.lineUp.entries.count == 14)
        #expect(app.matches.stored?.state.start.bench.count == 6)
        #expect(app.matches.stored?.clock.isRunning == true)
    }

    @Test(arguments: [("a", "Player 1"), ("b", "Player 2"), ("ao", "Player 2")])
    func `Enter after a goal names a player of the team that scored`(
        keys: String, scorer: String
    ) async throws {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        try await app.startGather(teamA: ["Player 1"], teamB: ["Player 2"])
        await press(" " + keys, in: app)
        app.workspace.receive(.key(.enter))
        await app.driver.settle()
        let match = try #require(app.matches.stored?.state)
        let goal = try #require(match.timeline.last { $0.countingGoal != nil }?.countingGoal)
        #expect(goal.scorer.flatMap(match.participant)?.entry.name == scorer)
        #expect(match.clock.isRunning)
    }

    @Test func `Space alone selects one player after the other`() async throws {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        await press("s              ", in: app)
        #expect(app.driver.title == "14 selected")
    }

    @Test func `three quick Enters add one player and open none`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        await press("aBo", in: app)
        for _ in 0..<3 {
            app.workspace.receive(.key(.enter))
            await app.driver.settle()
            await app.advance(by: .milliseconds(150))
        }
        #expect(app.driver.title == "Players")
        #expect(try app.driver.rows() == ["Ana", "Bo"])
        await app.advance(by: .seconds(1))
        app.workspace.receive(.key(.enter))
        #expect(app.driver.title == "Bo")
    }

    @Test func `Enter on an option stores it`() async throws {
        let app = AppHarness(names: ["Ana"])
        try await app.launchAndRegister()
        try app.driver.open("Ana")
        try app.driver.open("Skill")
        await press("kk", in: app)
        app.workspace.receive(.key(.enter))
        await app.driver.settle()
        #expect(app.driver.title == "Ana")
        #expect(app.players.player(PlayerID(1))?.skill == .amateur)
    }

    @Test func `a left selection is offered again`() async throws {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        await press("s   ", in: app)
        app.driver.back()
        #expect(app.driver.title == "Players")
        await press("s", in: app)
        #expect(app.driver.title == "3 selected")
    }

    @Test func `a selection that was confirmed and left is still there`() async throws {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        await press("s   c", in: app)
        #expect(app.driver.title == "Confirm players")
        app.driver.back()
        #expect(app.driver.title == "3 selected")
    }
}
