import Foundation
import Testing

@Suite struct `A whole evening in plain mode` {
    /// What is said and what is answered are in the test data. With FOOTBALL_GATHER_RECORD=FILE the
    /// answers are written there instead of being compared.
    @Test func `goes from the registration to the result`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(Evening.dayBefore())
            let evening = try await sandbox.play(Evening.script)
            #expect(evening.errorText == "")
            let heard = Evening.normalised(evening.outputText)
            if let record = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_RECORD"] {
                try heard.write(toFile: record, atomically: true, encoding: .utf8)
            }
            let file = sandbox.path("heard.txt")
            try heard.write(toFile: file, atomically: true, encoding: .utf8)
            let difference = try sandbox.start(
                Tool.diff.require(), ["-u", TestData.path("evening.txt"), file])
            #expect(try await difference.end() == .exited(0), "\(difference.outputText)")

            let database = sandbox.database
            #expect(try await database.isSound())
            #expect(
                try await database.lines(
                    "SELECT score_a, score_b, winner, ended_wall >= started_wall, clock_state, "
                        + "clock_duration FROM matches") == ["3|1|Team A|1|running|300000"])
            #expect(
                try await database.lines(
                    "SELECT name, ifnull(position, '-'), team, player_id IS NOT NULL "
                        + "FROM line_up_entries ORDER BY place") == Evening.lineUp)
            #expect(
                try await database.lines("SELECT name FROM players ORDER BY id")
                    == (try Squad.players().map(\.name)))
            #expect(
                try await database.lines(
                    "SELECT name, age, position, skill, favourite_team FROM players "
                        + "WHERE name IN ('손흥민', 'O''Shea, John', '👨‍👩‍👧 Family Guest') ORDER BY id")
                    == [
                        "손흥민|33|winger|professional|Tottenham Hotspur",
                        "O'Shea, John|44|defender||Sunderland", "👨‍👩‍👧 Family Guest|||beginner|",
                    ])
        }
    }

    @Test func `leaves no session and no password behind once signed out`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(
                Script.make {
                    $0.register()
                    $0.say("Sign out", "Sign out")
                })
            #expect(try await sandbox.database.value("SELECT count(*) FROM sessions") == "0")
            for (name, bytes) in try sandbox.data.snapshot() {
                #expect(!bytes.contains(Array(Script.password.utf8)), "the password is in \(name)")
            }
            let next = try await sandbox.play(Script())
            #expect(next.outputText.contains("== Login ==\n[1] Username: mister\n"))
        }
    }
}
