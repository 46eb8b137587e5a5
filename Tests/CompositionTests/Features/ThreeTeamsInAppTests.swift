import Domain
import TerminalUI
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `ThreeTeams in the app` {
    private static let names = [
        "Ana", "Bo", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Leo", "Mia",
        "Ned",
    ]

    /// Returns an app that shows the page with three teams of players and guests.
    private func app(guests: [String] = ["Wolfgang", "Xavier"]) async throws -> AppHarness {
        let app = AppHarness(names: Self.names)
        try await app.launchAndRegister()
        try app.driver.selectTab("Evening")
        await app.driver.settle()
        let list = (Self.names + guests).enumerated().map { "\($0 + 1). \($1)" }.joined(
            separator: "\n")
        app.workspace.receive(.paste(list))
        await app.driver.settle()
        try app.driver.tap("Accept")
        await app.driver.settle()
        try app.driver.tap("Edit evening")
        try app.driver.type("20", into: "Places")
        try app.driver.tap("Done")
        await app.driver.settle()
        try app.driver.tap("Make teams")
        await app.driver.settle()
        try app.driver.tap("Three teams")
        await app.driver.settle()
        try #require(app.driver.title == "Three teams")
        return app
    }

    private func groups(_ app: AppHarness) throws -> [Set<String>] {
        try ["Bench", "Team A", "Team B"].map { Set(try app.driver.rows(in: $0)) }
    }

    /// Plays the match on the line-up screen, and shows its result.
    private func play(_ app: AppHarness, winner: Team?) async throws {
        await app.advance(by: .seconds(60))
        try app.driver.tap("Start gather")
        await app.driver.settle()
        if let winner { try app.driver.tap(winner == .a ? "Team A +" : "Team B +") }
        await app.driver.settle()
        await app.advance(by: .seconds(600))
        try await app.showResult()
    }

    private func next(_ app: AppHarness) async throws {
        try app.driver.tap("Next of three teams")
        await app.driver.settle()
        try #require(app.driver.title == "Confirm players")
    }

    @Test func `an evening of 16 people rotates, and guests come back`() async throws {
        let app = try await app()
        let teams = try (1...3).map { Set(try app.driver.rows(in: "Team \($0)")) }
        #expect(teams.map(\.count).sorted() == [5, 5, 6])
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        #expect(try groups(app) == [teams[2], teams[0], teams[1]])
        try await play(app, winner: .b)
        #expect(
            try app.driver.rows(in: "Three teams") == [
                "A: 1, B: 2", "Next: 2 v 3", "Rests: 1", "Rested: 3",
            ])
        try await next(app)
        #expect(try groups(app) == [teams[0], teams[1], teams[2]])
        try await play(app, winner: .b)
        try await next(app)
        #expect(try groups(app) == [teams[1], teams[2], teams[0]])
        // After a draw, the team that has played longer rests.
        try await play(app, winner: nil)
        #expect(try app.driver.rows(in: "Three teams").last == "Rested: 3, 1, 2")
        try await next(app)
        #expect(try groups(app) == [teams[2], teams[0], teams[1]])
        #expect(teams.reduce(Set()) { $0.union($1) }.isSuperset(of: ["Wolfgang", "Xavier"]))
        #expect(app.matches.finished.count == 3)
    }

    @Test func `a round robin takes turns`() async throws {
        let app = try await app(guests: ["Wolfgang"])
        try app.driver.open("Round robin")
        let teams = try (1...3).map { Set(try app.driver.rows(in: "Team \($0)")) }
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        for resting in [2, 0, 1, 2] {
            #expect(try groups(app)[0] == teams[resting])
            try await play(app, winner: .a)
            try await next(app)
        }
    }

    @Test func `Back from the first match leads to the teams, and from a running one to the squad`()
        async throws
    {
        let app = try await app()
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        app.driver.back()
        #expect(app.driver.title == "Three teams")
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        try app.driver.tap("Start gather")
        await app.driver.settle()
        app.driver.back()
        try app.driver.tap("Leave")
        await app.driver.settle()
        #expect(app.driver.title == "Players")
        #expect(
            !app.coordinators.contains { ["MatchFlow", "ScreenCoordinator"].contains($0) })
    }

    @Test func `the next match can have other teams`() async throws {
        let app = try await app()
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        try await play(app, winner: .a)
        try await next(app)
        try app.driver.tap("Three teams")
        await app.driver.settle()
        let moved = try #require(app.driver.rows(in: "Team 1").first)
        try app.driver.row(moved, does: "Team 2")
        let teams = try (1...3).map { Set(try app.driver.rows(in: "Team \($0)")) }
        #expect(teams.reduce(0) { $0 + $1.count } == 16)
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        #expect(try groups(app) == [teams[1], teams[0], teams[2]])
        try await play(app, winner: .a)
        #expect(try app.driver.rows(in: "Three teams").last == "Rested: 3, 2")
        try app.driver.tap("Back to squad")
        await app.driver.settle()
        #expect(!app.coordinators.contains { $0.contains("Match") || $0.contains("Screen") })
    }

    @Test func `the next match starts from the page of the gather, too`() async throws {
        let app = try await app()
        try app.driver.tap("Start with these teams")
        await app.driver.settle()
        let teams = try groups(app)
        try await play(app, winner: .a)
        try app.driver.tap("Back to squad")
        await app.driver.settle()
        try app.driver.selectTab("Gathers")
        await app.driver.settle()
        try app.driver.open(try #require(try app.driver.rows().first))
        await app.driver.settle()
        try await next(app)
        #expect(try groups(app) == [teams[2], teams[1], teams[0]])
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.title != "Confirm players")
    }

    @Test func `a match without a plan has no section and no next match`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try await app.confirm(["Ana", "Bo"])
        #expect(app.driver.unavailableReason(of: "Three teams")?.contains("6 to 30") == true)
        try app.driver.row("Ana", does: "Team A")
        try app.driver.row("Bo", does: "Team B")
        try app.driver.tap("Start gather")
        await app.driver.settle()
        try await app.showResult()
        #expect(throws: ScreenDriverError.self) { try app.driver.rows(in: "Three teams") }
        #expect(!app.driver.actions.contains("Next of three teams"))
    }

    @Test func `contributions cannot use a key of the line-up screen`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launchAndRegister()
        try await app.confirm(["Ana", "Bo"])
        for _ in 1...2 {
            var actions = try #require(app.workspace.page).allActions
            app.workspace.page?.forEachRow { actions += $0.row.actions }
            let keys = Set(actions.compactMap(\.key)).subtracting([.character("t")])
            #expect(keys.isSubset(of: ContributedKey.Page.draft.usedKeys))
            try app.driver.tap("Fair teams")
            await app.driver.settle()
        }
    }
}
