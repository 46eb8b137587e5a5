import Domain
import TerminalUI
import TestSupport
import Testing

extension AppScreen {
    /// Every screen of the app, with its states and questions.
    static let all =
        login + squad + gathers + gather + player + lineUps + threeTeams + attendance + match
        + settings + account

    private static let login = [
        AppScreen("login", isSignedIn: false) { app in
            try await app.launch()
        },
        AppScreen("login-invalid", isSignedIn: false) { app in
            try await app.launch()
            try app.driver.type("bob", into: "Username")
            try app.driver.tap("Login")
        },
        AppScreen("login-failed", isSignedIn: false) { app in
            try await app.launch()
            try await app.signIn()
        },
        AppScreen("login-waiting", isSignedIn: false) { app in
            try await app.launch()
            try app.fillLogin()
            app.accounts.calls.gate.close()
            try app.driver.tap("Register")
            await app.accounts.calls.gate.untilWaiting()
        },
        AppScreen("sign-out-failed") { app in
            app.accounts.calls.fail(.signOut, times: 2, with: .busy)
            try app.driver.tap("Sign out")
            try app.driver.tap("Sign out")
        },
        AppScreen("unavailable", excluding: ["Login"], isSignedIn: false) { app in
            try await app.launch()
        },
    ]

    private static let squad = [
        AppScreen("squad"),
        AppScreen("squad-one-player", players: Array(SampleData.squad.prefix(1))),
        AppScreen("squad-long-names", players: SampleData.longNames),
        AppScreen("squad-scrolled", players: SampleData.players(count: 60)) { app in
            await app.press(.pageDown, .pageDown)
        },
        AppScreen("squad-damaged") { app in
            app.players.damage(PlayerID(2))
            await app.press(.character("o"))
        },
        AppScreen("squad-search") { app in
            await app.press(.character("/"), .character("o"))
        },
        AppScreen("squad-no-match") { app in
            await app.press(.character("/"), .character("x"), .character("y"))
        },
        AppScreen("squad-selection") { app in
            try app.driver.tap("Select")
            for name in ["李明", "Bo"] { try app.driver.open(name) }
        },
        AppScreen("squad-rematch") { app in
            try await app.startGather(teamA: teamA, teamB: teamB)
            try await app.endGather()
        },
        AppScreen("squad-empty", players: []),
        AppScreen("squad-loading", isSignedIn: false) { app in
            try await app.launch()
            try app.fillLogin()
            app.players.calls.gate.close()
            try app.driver.tap("Register")
            await app.players.calls.gate.untilWaiting()
        },
        AppScreen("squad-failed", isSignedIn: false) { app in
            app.players.calls.failAlways(.page, with: .busy)
            try await app.launchAndRegister()
        },
        AppScreen("squad-keys") { app in
            await app.press(.character("?"))
        },
        AppScreen("squad-palette") { app in
            await app.press(.control("p"), .character("s"))
        },
        AppScreen("squad-delete") { app in
            try app.driver.row("Łukasz Fabiański", does: "Delete")
        },
        AppScreen("squad-delete-failed") { app in
            app.players.calls.fail(.delete, with: .full)
            try app.driver.row("Łukasz Fabiański", does: "Delete")
            try app.driver.tap("Delete")
        },
        AppScreen("squad-resume", isSignedIn: false) { app in
            let team = Array(SampleData.squad.prefix(7))
            let match = try #require(
                SampleData.match(
                    of: team, startedAt: app.clock.now(), score: Score(a: 3, b: 1) ?? Score()))
            try await app.matches.store(match)
            try await app.launchAndRegister()
        },
        AppScreen("squad-sign-out") { app in
            try app.driver.tap("Sign out")
        },
        AppScreen("squad-quit") { app in
            app.driver.back()
        },
    ]

    private static let gathers = [
        AppScreen("gathers", finished: finished) { app in
            try app.driver.selectTab("Gathers")
            await app.driver.settle()
            // A frame with a panel loads its content.
            _ = app.workspace.frame(size: Size(columns: 200, rows: 60))
        },
        AppScreen("gathers-scrolled", finished: finished) { app in
            try app.driver.selectTab("Gathers")
            await app.press(.pageDown, .down)
        },
        AppScreen("gathers-search", finished: finished) { app in
            try app.driver.selectTab("Gathers")
            await app.press(.character("/"), .character("o"), .character("c"), .character("t"))
        },
        AppScreen("gathers-no-match", finished: finished) { app in
            try app.driver.selectTab("Gathers")
            await app.press(.character("/"), .character("x"))
        },
        AppScreen("gathers-empty") { app in
            try app.driver.selectTab("Gathers")
        },
        AppScreen("gathers-deleted") { app in
            try await app.openPlayedGather()
            try app.driver.tap("Delete")
            try app.driver.tap("Delete")
            await app.driver.settle()
            app.driver.back()
            await app.driver.settle()
            try app.driver.tap("Deleted")
        },
        AppScreen("gathers-loading") { app in
            app.matches.calls.gate.close()
            try app.driver.selectTab("Gathers")
            await app.matches.calls.gate.untilWaiting()
        },
        AppScreen("gathers-failed") { app in
            app.matches.calls.fail(.page, with: .damaged)
            try app.driver.selectTab("Gathers")
        },
        AppScreen("gathers-failed-again", finished: finished) { app in
            try app.driver.selectTab("Gathers")
            await app.driver.settle()
            app.matches.calls.fail(.page, with: .busy)
            await app.press(.character("1"), .character("2"))
        },
    ]

    private static let gather = [
        AppScreen("gather-detail") { app in
            try await app.openPlayedGather()
        },
        AppScreen("gather-detail-long-names", players: SampleData.longNames) { app in
            try await app.openPlayedGather()
        },
        AppScreen("gather-detail-corrected") { app in
            try await app.openPlayedGather()
            try app.driver.row("李明", does: "To Team B")
            try app.driver.row("Łukasz Fabiański", does: "Goal")
            try app.driver.row(" 1' ● 손흥민", does: "Disallow")
            try app.driver.tap("Team A −")
            await app.driver.settle()
        },
        AppScreen("gather-detail-goal") { app in
            try await app.openPlayedGather()
            try app.driver.open(" 1' ● 손흥민")
        },
        AppScreen("gather-detail-delete") { app in
            try await app.openPlayedGather()
            try app.driver.tap("Delete")
        },
        AppScreen("gather-detail-deleted") { app in
            try await app.openPlayedGather()
            try app.driver.tap("Delete")
            try app.driver.tap("Delete")
        },
        AppScreen("gather-detail-failed") { app in
            app.matches.calls.fail(.match, with: .damaged)
            try await app.openPlayedGather()
        },
    ]

    private static let finished = SampleData.finishedMatches(
        of: SampleData.squad, count: 60,
        before: Moment(wall: 1_795_289_400_000, uptime: 0, boot: ""))

    private static let player = [
        AppScreen("player") { app in
            try app.driver.open("Łukasz Fabiański")
        },
        AppScreen("player-add") { app in
            try app.driver.tap("Add player")
            try app.driver.type(String(repeating: "손흥민 ", count: 30) + "!", into: "Name")
        },
        AppScreen("player-add-question") { app in
            try app.driver.tap("Add player")
            try app.driver.type("Bo", into: "Name")
            try app.driver.tap("Done")
        },
        AppScreen("player-add-failed") { app in
            app.players.calls.fail(.add, with: .full)
            try app.driver.tap("Add player")
            try app.driver.type("Cy", into: "Name")
            try app.driver.tap("Done")
        },
        AppScreen("player-age") { app in
            try app.driver.open("Łukasz Fabiański")
            try app.driver.open("Age")
        },
        AppScreen("player-age-invalid") { app in
            try app.driver.open("Łukasz Fabiański")
            try app.driver.open("Age")
            try app.driver.type("400", into: "Age")
        },
        AppScreen("player-position") { app in
            try app.driver.open("Łukasz Fabiański")
            try app.driver.open("Preferred position")
        },
        AppScreen("player-discard") { app in
            try app.driver.open("Łukasz Fabiański")
            try app.driver.open("Skill")
            try app.driver.choose("beginner", in: "Skill")
            app.driver.back()
        },
        AppScreen("player-history") { app in
            try await app.openChangedPlayer()
        },
        AppScreen("player-history-question") { app in
            try await app.openChangedPlayer()
            try app.openChange("31 → 13")
        },
        AppScreen("player-history-failed") { app in
            app.players.calls.fail(.update, with: .full)
            try await app.openChangedPlayer()
            try app.openChange("31 → 13")
            try app.driver.tap("Take back")
        },
        AppScreen("deleted-players") { app in
            for number in [2, 8] as [Int64] { app.players.remove(PlayerID(number)) }
            try app.driver.tap("Deleted players")
        },
        AppScreen("deleted-players-restored") { app in
            for number in [2, 8] as [Int64] { app.players.remove(PlayerID(number)) }
            try app.driver.tap("Deleted players")
            await app.driver.settle()
            try app.driver.open("Łukasz Fabiański")
        },
        AppScreen("deleted-players-empty") { app in
            try app.driver.tap("Deleted players")
        },
        AppScreen("deleted-players-failed") { app in
            app.players.calls.fail(.deleted, with: .busy)
            try app.driver.tap("Deleted players")
        },
    ]

    private static let settings = [
        AppScreen("settings") { app in
            try app.driver.tap("Settings")
        },
        AppScreen(
            "settings-empty", excluding: ["Account", "DataTransfer", "Display", "ServerMove"]
        ) { app in
            try app.driver.tap("Settings")
        },
        AppScreen("display") { app in
            try await app.openSetting("Display")
        },
        AppScreen("server-move") { app in
            try await app.openSetting("Server")
        },
        AppScreen("server-refused") { app in
            app.server.use("https://football.example.org")
            app.exchange.send(
                .refused(1),
                [
                    RefusedChange(
                        .record(kind: "player", app.players.all[0].id.uuid),
                        reason: "There are too many players. Delete some.")
                ])
            try await app.openSetting("Server")
        },
        AppScreen("server-move-failed") { app in
            app.server.failMoves(with: .account(.wrongCredentials))
            try await app.openSetting("Server")
            try app.driver.type("https://football.example.org", into: "Server")
            try app.driver.type("wrong horse", into: "Password")
            try app.driver.tap("Move")
        },
        AppScreen("transfer") { app in
            try await app.openSetting("Export and import")
        },
        AppScreen("transfer-exported") { app in
            try await app.openSetting("Export and import")
            try app.driver.type("my-squad.json", into: "File")
            try app.driver.tap("Export")
        },
        AppScreen("transfer-question") { app in
            try await app.requestImport(of: "squad.csv")
        },
        AppScreen("transfer-list") { app in
            try await app.requestImport(of: "list.csv")
        },
        AppScreen("transfer-meaning") { app in
            try await app.requestImport(of: "list.csv")
            try app.driver.open("Trainer")
        },
        AppScreen("transfer-imported") { app in
            try await app.requestImport(of: "list.csv")
            try app.driver.tap("Import")
        },
        AppScreen("transfer-invalid") { app in
            try await app.requestImport(of: "invalid.csv")
        },
    ]

    private static let account = [
        AppScreen("password") { app in
            try await app.openSetting("Change password")
        },
        AppScreen("password-wrong") { app in
            try await app.openSetting("Change password")
            try app.driver.type("correct house", into: "Current password")
            try app.driver.type("battery staple", into: "New password")
            try app.driver.type("battery staple", into: "Repeat new password")
            try app.driver.tap("Change password")
        },
        AppScreen("password-changed") { app in
            try await app.openSetting("Change password")
            try app.driver.type("correct horse", into: "Current password")
            try app.driver.type("battery staple", into: "New password")
            try app.driver.type("battery staple", into: "Repeat new password")
            try app.driver.tap("Change password")
        },
        AppScreen("sessions") { app in
            if let name = UserName("bob") { _ = app.accounts.addSession(of: name) }
            try await app.openSetting("Sessions")
        },
        AppScreen("sessions-loading") { app in
            try app.driver.tap("Settings")
            await app.driver.settle()
            app.accounts.calls.gate.close()
            try app.driver.open("Sessions")
            await app.accounts.calls.gate.untilWaiting()
        },
        AppScreen("sessions-failed") { app in
            app.accounts.calls.failAlways(.sessions, with: .busy)
            try await app.openSetting("Sessions")
        },
        AppScreen("sessions-end") { app in
            try await app.openSetting("Sessions")
            try app.driver.tap("Sign out everywhere")
        },
    ]
}
