import Foundation
import Platform
import Testing

@Suite struct `A match that was cut off` {
    @Test func `goes on with the right score and the right time`() async throws {
        try await withSandbox { sandbox in
            let first = try await sandbox.gather()
            try await first.press("a", "a", "a", "b", "Space")
            try await first.see("Running")
            let left = try await Self.remaining(in: first)
            let cut = ContinuousClock.now
            kill(try sandbox.data.holder(), SIGKILL)
            #expect(try await first.exitCode() == 137)

            let second = try await TmuxSession(in: sandbox)
            let question = try await second.see("Resume the gather in progress?")
            #expect(!question.contains("Login"))
            try await second.press("r")
            try await second.see("Gather in progress", "Running")
            // Nobody looked, and yet a second went by.
            let expected = left - (ContinuousClock.now - cut)
            let found = try await Self.remaining(in: second)
            #expect(abs(found.components.seconds - expected.components.seconds) <= 2)
            #expect(
                try await sandbox.database.value(
                    "SELECT score_a || '-' || score_b || ' ' || clock_state FROM matches")
                    == "3-1 running")
            try await second.press("e")
            try await second.see("Are you sure", "3-1")
            try await second.press("y")
            try await second.see("Last gather: 3-1, Team A won.")
            #expect(
                try await sandbox.database.lines("SELECT score_a, score_b, winner FROM matches")
                    == ["3|1|Team A"])
        }
    }

    @Test func `has not gone on while it was paused`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(
                Script.make { script in
                    for line in Script.begun.lines { script.say(line) }
                    script.say("Start", "wait 1", "Pause")
                })
            let remaining = try await sandbox.database.value("SELECT clock_remaining FROM matches")
            let terminal = try await TmuxSession(in: sandbox)
            try await terminal.see("Resume the gather in progress?")
            try await terminal.press("r")
            try await terminal.see("Paused", "Resume")
            kill(try sandbox.data.holder(), SIGKILL)
            #expect(try await terminal.exitCode() == 137)
            #expect(
                try await sandbox.database.value("SELECT clock_remaining FROM matches") == remaining
            )
        }
    }

    /// The time on the screen.
    private static func remaining(in terminal: TmuxSession) async throws -> Duration {
        // Where there is no room for large digits they are plain text.
        try await terminal.resize(columns: 40, rows: 12)
        let screen = try await terminal.look(for: "the time") { $0.contains(#/\d\d:\d\d/#) }
        let match = try #require(screen.firstMatch(of: #/(\d\d):(\d\d)/#), "\(screen)")
        let minutes = try #require(Int(match.output.1))
        let seconds = try #require(Int(match.output.2))
        return .seconds(minutes * 60 + seconds)
    }
}
