import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `A session in plain mode` {
    /// Compares the output with a file. With FOOTBALL_GATHER_RECORD=1 the test writes the file.
    @Test func `goes from the registration to the result`() async throws {
        try await withSandbox { sandbox in
            let first = try await sandbox.run(PlainSession.squadScript())
            #expect(first.errorText == "")
            #expect(first.outputText.ranges(of: Self.question).count == 1)
            let second = try await sandbox.run(PlainSession.matchScript)
            #expect(second.errorText == "")
            let output = PlainSession.withoutTimes(second.outputText)
            if RecordedFrame.isRecording {
                try TestData.record(output, as: "plain-session.txt")
            } else {
                let file = sandbox.path("output.txt")
                try output.write(toFile: file, atomically: true, encoding: .utf8)
                let difference = try sandbox.start(
                    InstalledTool.path(of: "diff"),
                    ["-u", TestData.path("plain-session.txt"), file])
                #expect(try await difference.exit() == .exited(0), "\(difference.outputText)")
            }
            try await Self.expectStoredData(in: sandbox.database)
        }
    }

    /// Asked before a second player gets the name of the first one.
    private static let question = """
        == Name ==
        ! Rename anyway?
        “Ana” is in your squad already.
        [1] Rename anyway
        [2] Cancel

        """

    private static func expectStoredData(in database: SQLiteShell) async throws {
        #expect(try await database.isSound())
        #expect(
            try await database.lines(
                "SELECT score_a, score_b, winner, ended_wall >= started_wall, clock_state, "
                    + "clock_duration FROM matches") == ["3|1|Team A|1|stopped|300000"])
        #expect(
            try await database.lines(
                "SELECT name, ifnull(position, '-'), team, player_id IS NOT NULL "
                    + "FROM line_up_entries ORDER BY place") == PlainSession.lineUp)
        let squad = try TestData.squad().map { player in
            [player.name, player.age, player.skill, player.position, player.team]
                .map { $0 ?? "-" }.joined(separator: "|")
        }
        #expect(squad.count == 24)
        #expect(
            try await database.lines(
                "SELECT name, ifnull(age, '-'), ifnull(skill, '-'), ifnull(position, '-'), "
                    + "ifnull(favourite_team, '-') FROM players ORDER BY id") == squad)
    }

    @Test func `leaves no session and no password after signing out`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript {
                    $0.register()
                    $0.enter("Sign out", "Sign out")
                })
            #expect(try await sandbox.database.value("SELECT count(*) FROM sessions") == "0")
            for (name, bytes) in try sandbox.data.contents() {
                let isFound = bytes.contains(Array(PlainScript.password.utf8))
                #expect(!isFound, "\(name) contains the password")
            }
            let next = try await sandbox.run(PlainScript())
            #expect(next.outputText.contains("== Login ==\n[1] Username: mister\n"))
        }
    }
}
