import Domain
import TerminalUI
import TestSupport
import Testing

extension AppScreen {
    /// The page with three teams, and the result of a match of two of them.
    static let threeTeams = [
        AppScreen("three-teams", players: SampleData.players(count: 16)) { app in
            try await app.openThreeTeams()
        },
        AppScreen("three-teams-moved", players: SampleData.players(count: 18)) { app in
            try await app.openThreeTeams()
            let row = try #require(try app.driver.rows(in: "Team 1").first)
            try app.driver.row(row, does: "Team 3")
            try app.driver.open("Round robin")
        },
        AppScreen("three-teams-changed", players: SampleData.players(count: 16)) { app in
            try await app.openThreeTeams()
            try app.driver.tap("Share")
            await app.driver.settle()
            app.driver.back()
            let row = try #require(try app.driver.rows(in: "Team 1").first)
            try app.driver.row(row, does: "Team 3")
        },
        AppScreen("three-teams-fairness", players: SampleData.players(count: 16)) { app in
            try await app.openThreeTeams()
            try app.driver.tap("Fairness")
            await app.driver.settle()
        },
        AppScreen("three-teams-line-up", players: SampleData.players(count: 16)) { app in
            try await app.openThreeTeams()
            try app.driver.tap("Start with these teams")
            await app.driver.settle()
            let row = try #require(try app.driver.rows(in: "Team A").first)
            try app.driver.row(row, does: "Bench")
            await app.driver.settle()
        },
        AppScreen("three-teams-failed", players: SampleData.players(count: 15)) { app in
            try await app.openLineUps()
            app.players.calls.fail(.players, with: .busy)
            try app.driver.tap("Three teams")
            await app.driver.settle()
        },
        AppScreen("three-teams-result", players: SampleData.players(count: 15)) { app in
            try await app.openThreeTeams()
            try app.driver.tap("Start with these teams")
            await app.driver.settle()
            try app.driver.tap("Start gather")
            await app.driver.settle()
            try app.driver.tap("Team B +")
            try await app.showResult()
        },
    ]
}

extension AppHarness {
    /// Goes from the list to three teams of all players, and waits until no teams are fairer.
    fileprivate func openThreeTeams() async throws {
        try await openLineUps()
        try driver.tap("Three teams")
        await driver.settle()
        await until { driver.texts.contains { $0.hasSuffix("No teams are fairer.") } }
    }
}
