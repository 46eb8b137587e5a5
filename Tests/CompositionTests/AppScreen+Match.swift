import Domain
import TerminalUI
import TestSupport
import Testing

extension AppScreen {
    /// The screens of a match in progress and of its result.
    static let match = [
        AppScreen("gather") { app in
            try await app.play()
            await app.advance(by: .seconds(83))
        },
        AppScreen("gather-ready", players: SampleData.players(count: 22)) { app in
            try await app.openLineUps()
            try app.driver.tap("Shuffle")
            try app.driver.tap("Start gather")
        },
        AppScreen("gather-goal") { app in
            try await app.play()
            await app.advance(by: .seconds(83))
            try app.driver.tap("Team B +")
        },
        AppScreen("gather-paused") { app in
            try await app.play()
            await app.advance(by: .seconds(300))
            try app.driver.tap("Pause")
        },
        AppScreen("gather-last-seconds") { app in
            try await app.play()
            await app.advance(by: .seconds(592))
        },
        AppScreen("gather-time-up") { app in
            try await app.play()
            await app.advance(by: .seconds(600))
        },
        AppScreen("gather-end") { app in
            try await app.play()
            await app.advance(by: .seconds(83))
            try app.driver.tap("End gather")
        },
        AppScreen("gather-undo") { app in
            try await app.play()
            try app.driver.tap("Team B +")
            try app.driver.tap("Undo")
        },
        AppScreen("gather-events") { app in
            try await app.play()
            await app.advance(by: .seconds(83))
            try app.driver.tap("Team A +")
            try app.driver.open("Bo")
            try app.driver.open("李明")
            try app.driver.row("محمد صلاح", does: "Leave")
            try app.driver.tap("Team A +")
            try app.driver.tap("Own goal")
            try app.driver.row("O'Shea, John", does: "To Team B")
            try app.driver.tap("Undo")
            await app.driver.settle()
            await app.press(.up)
        },
        AppScreen("gather-add") { app in
            try await app.play()
            try app.driver.tap("Add player")
        },
        AppScreen("gather-guest") { app in
            try await app.play()
            try app.driver.tap("Add player")
            await app.driver.settle()
            await app.press(.character("/"))
            for character in "Tom" { await app.press(.character(character)) }
        },
        AppScreen("gather-leave") { app in
            try await app.play()
            app.driver.back()
        },
        AppScreen("gather-failed") { app in
            try await app.play()
            app.matches.calls.fail(.append, with: .full)
            try app.driver.tap("Team A +")
        },
        AppScreen("gather-time") { app in
            try await app.startGather(teamA: teamA, teamB: teamB)
            try app.driver.tap("Set time")
        },
        AppScreen("gather-result", players: SampleData.squad, isSignedIn: false) { app in
            try await app.matches.startMatchWithScorers(at: app.clock.now())
            app.clock.advance(by: .seconds(522))
            try await app.launchAndRegister()
            try app.driver.tap("Resume")
            await app.driver.settle()
            try await app.showResult()
        },
        AppScreen("gather-result-no-bench", players: SampleData.players(count: 22)) { app in
            try await app.openLineUps()
            try app.driver.tap("Shuffle")
            try app.driver.tap("Start gather")
            await app.driver.settle()
            try await app.showResult()
        },
        AppScreen("gather-result-failed") { app in
            try await app.play()
            app.matches.calls.failAlways(.finished, with: .busy)
            try await app.showResult()
        },
        AppScreen("gather-compact", replacing: [("Gather", "CompactGather")]) { app in
            try await app.startGather(teamA: teamA, teamB: teamB)
        },
    ]
}
