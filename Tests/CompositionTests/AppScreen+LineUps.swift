import Domain
import TerminalUI
import TestSupport
import Testing

extension AppScreen {
    /// The line-up screen and its pages about fair teams.
    static let lineUps = [
        AppScreen("line-ups") { app in
            try await app.confirm(teamA + teamB)
            for name in teamA.prefix(3) { try app.driver.row(name, does: "Team A") }
            for name in teamB.prefix(2) { try app.driver.row(name, does: "Team B") }
        },
        AppScreen("line-ups-bench", players: SampleData.players(count: 24)) { app in
            try await app.openLineUps()
        },
        AppScreen("line-ups-7-7", players: SampleData.squad) { app in
            try await app.openLineUps()
            try app.driver.tap("Shuffle")
        },
        AppScreen("line-ups-11-11", players: SampleData.players(count: 22)) { app in
            try await app.openLineUps()
            try app.driver.tap("Shuffle")
        },
        AppScreen("line-ups-fair", players: SampleData.squad) { app in
            try await app.openFairTeams()
        },
        AppScreen("fair-teams", players: SampleData.squad) { app in
            try await app.openFairTeams()
            try app.driver.tap("Fairness")
            try app.driver.open("Positions spread")
            await app.driver.settle()
        },
        AppScreen("fair-teams-conflict", players: SampleData.squad) { app in
            try await app.openFairTeams()
            try app.driver.row("Ana", does: "Rules")
            try app.driver.choose("Team A", in: "Team")
            try app.driver.row("Bo", does: "Apart")
            await app.driver.settle()
            app.driver.back()
            try app.driver.row("Bo", does: "Rules")
            try app.driver.choose("Team A", in: "Team")
            await app.driver.settle()
        },
        AppScreen("player-rules", players: SampleData.squad) { app in
            try await app.openLineUps()
            try app.driver.row("손흥민", does: "Rules")
            try app.driver.open("李明")
            try app.driver.row("O'Neill", does: "Apart")
        },
        AppScreen("line-ups-changed", players: SampleData.squad) { app in
            try await app.openFairTeams()
            try app.driver.tap("Share")
            app.driver.back()
            await app.driver.settle()
            try app.driver.row("Ana", does: "Bench")
            await app.driver.settle()
        },
        AppScreen("fair-teams-changed", players: SampleData.squad) { app in
            try await app.openFairTeams()
            try app.driver.tap("Share")
            app.driver.back()
            await app.driver.settle()
            try app.driver.row("Ana", does: "Bench")
            try app.driver.tap("Fewest moves")
            await app.driver.settle()
            try app.driver.tap("Fairness")
        },
        AppScreen("shared-teams", players: SampleData.squad) { app in
            try await app.openFairTeams()
            try app.driver.tap("Share")
        },
        AppScreen("line-ups-failed", players: SampleData.squad) { app in
            app.matches.calls.fail(.start, with: .full)
            try await app.openLineUps()
            try app.driver.tap("Shuffle")
            try app.driver.tap("Start gather")
        },
    ]
}
