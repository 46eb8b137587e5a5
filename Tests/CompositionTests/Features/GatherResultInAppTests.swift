import Domain
import Navigation
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `GatherResult in the app` {
    private static let names = ["Ana", "Bo", "Cy", "Di", "Ed"]

    /// Returns an app that shows the result of Ana against Bo, who has lost 1-0. The others are on
    /// the bench.
    private func appWithResult(without features: [String] = []) async throws -> AppHarness {
        let app = AppHarness(
            names: Self.names,
            features: try FeatureSelection(excluding: features, replacing: []))
        try await app.launchAndRegister()
        try await app.confirm(Self.names)
        try app.driver.row("Ana", does: "Team A")
        try app.driver.row("Bo", does: "Team B")
        try app.driver.tap("Start gather")
        await app.driver.settle()
        try app.driver.tap("Team A +")
        await app.driver.settle()
        try await app.showResult()
        return app
    }

    private func groups(_ app: AppHarness) throws -> [[String]] {
        try ["Bench", "Team A", "Team B"].map { try app.driver.rows(in: $0) }
    }

    @Test func `the result follows the match, and Back leads to the squad`() async throws {
        let app = try await appWithResult()
        #expect(app.driver.title == "Result")
        #expect(app.driver.scores == ["Team A": 1, "Team B": 0])
        app.driver.back()
        #expect(app.driver.title == "Players")
        #expect(app.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
    }

    @Test func `Winner stays proposes the first of the bench, and Back returns to the result`()
        async throws
    {
        let app = try await appWithResult()
        try app.driver.tap("Winner stays")
        #expect(try groups(app) == [["Di", "Ed", "Bo"], ["Ana"], ["Cy"]])
        app.driver.back()
        #expect(app.driver.title == "Result")
        try app.driver.tap("Same teams")
        #expect(try groups(app) == [["Cy", "Di", "Ed"], ["Ana"], ["Bo"]])
    }

    @Test func `an evening rotates the bench and leaves no coordinator behind`() async throws {
        let app = try await appWithResult()
        for opponent in ["Cy", "Di", "Ed", "Bo", "Cy"] {
            try app.driver.tap("Winner stays")
            #expect(try app.driver.rows(in: "Team B") == [opponent])
            try app.driver.tap("Start gather")
            await app.driver.settle()
            try app.driver.tap("Team A +")
            await app.driver.settle()
            try await app.showResult()
        }
        try app.driver.tap("Back to squad")
        #expect(app.driver.title == "Players")
        #expect(app.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
        #expect(app.matches.finished.count == 6)
    }

    @Test func `a match that is reopened continues, and ends with another result`() async throws {
        let app = try await appWithResult()
        try app.driver.tap("Reopen")
        await app.driver.settle()
        #expect(app.driver.title == "Gather in progress")
        #expect(app.driver.scores == ["Team A": 1, "Team B": 0])
        try app.driver.tap("Team B +")
        await app.driver.settle()
        try await app.showResult()
        #expect(app.driver.scores == ["Team A": 1, "Team B": 1])
        try app.driver.tap("Same teams")
        app.driver.back()
        try app.driver.tap("Back to squad")
        #expect(app.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
        #expect(app.matches.finished.map(\.score.text) == ["1-1"])
    }

    @Test func `Back from the next match leads to the squad`() async throws {
        let app = try await appWithResult()
        try app.driver.tap("Same teams")
        try app.driver.tap("Start gather")
        await app.driver.settle()
        app.driver.back()
        try app.driver.tap("Leave")
        await app.driver.settle()
        #expect(app.driver.title == "Players")
        #expect(app.matches.stored != nil)
    }

    @Test func `the next run begins with the squad`() async throws {
        let before = try await appWithResult()
        before.navigator.close()
        let app = AppHarness(after: before)
        try await app.launch()
        #expect(app.driver.title == "Players")
    }

    @Test func `without the feature, the end of a match leads to the squad`() async throws {
        let app = try await appWithResult(without: ["GatherResult"])
        #expect(app.driver.title == "Players")
        #expect(app.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
    }

    @Test func `without ConfirmPlayers no match can follow`() async throws {
        let app = AppHarness(
            names: ["Ana", "Bo"], matchInProgress: sampleMatch(at: ManualClock().now()),
            features: try FeatureSelection(excluding: ["ConfirmPlayers"], replacing: []))
        try await app.launchAndRegister()
        try app.driver.tap("Resume")
        await app.driver.settle()
        try await app.showResult()
        for action in ["Same teams", "New teams", "Winner stays"] {
            #expect(
                app.driver.unavailableReason(of: action)
                    == "ConfirmPlayers was disabled with --without ConfirmPlayers: "
                    + "restart the app without this option.")
        }
    }
}
