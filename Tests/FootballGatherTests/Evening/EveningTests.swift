import Foundation
import Testing

@Suite struct `A whole evening in plain mode` {
    /// What is said and what is answered are in the test data. With FOOTBALL_GATHER_RECORD=1 the
    /// answers are written there instead of being compared; their difference is to be looked at.
    @Test func `goes from the registration to the result`() async throws {
        try await withSandbox { sandbox in
            let dayBefore = try await sandbox.play(Evening.dayBefore())
            #expect(dayBefore.errorText == "")
            #expect(dayBefore.outputText.ranges(of: Self.question).count == 1)
            let evening = try await sandbox.play(Evening.script)
            #expect(evening.errorText == "")
            let heard = Evening.normalised(evening.outputText)
            if TestData.isRecording {
                try TestData.record(heard, as: "evening.txt")
            } else {
                let file = sandbox.path("heard.txt")
                try heard.write(toFile: file, atomically: true, encoding: .utf8)
                let difference = try sandbox.start(
                    Tool.diff.require(), ["-u", TestData.path("evening.txt"), file])
                #expect(try await difference.end() == .exited(0), "\(difference.outputText)")
            }
            try await Self.expectAll(in: sandbox.database)
        }
    }

    /// What is asked when a second player is to have the name of the first one.
    private static let question = """
        == Add Player ==
        ! Add anyway?
        “Ana” is in your squad already.
        [1] Add anyway
        [2] Cancel

        """

    private static func expectAll(in database: SQLiteShell) async throws {
        #expect(try await database.isSound())
        #expect(
            try await database.lines(
                "SELECT score_a, score_b, winner, ended_wall >= started_wall, clock_state, "
                    + "clock_duration FROM matches") == ["3|1|Team A|1|running|300000"])
        #expect(
            try await database.lines(
                "SELECT name, ifnull(position, '-'), team, player_id IS NOT NULL "
                    + "FROM line_up_entries ORDER BY place") == Evening.lineUp)
        let squad = try Squad.players().map { player in
            [player.name, player.age, player.skill, player.position, player.team]
                .map { $0 ?? "-" }.joined(separator: "|")
        }
        #expect(squad.count == 24)
        #expect(
            try await database.lines(
                "SELECT name, ifnull(age, '-'), ifnull(skill, '-'), ifnull(position, '-'), "
                    + "ifnull(favourite_team, '-') FROM players ORDER BY id") == squad)
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
