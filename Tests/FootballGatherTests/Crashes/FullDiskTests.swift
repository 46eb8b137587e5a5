import Foundation
import Testing

/// Thread Sanitizer keeps its own notes in memory that counts as files, and dies of such a limit before
/// the program begins.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != "thread"))
struct `A disk that is full` {
    /// The system lets no file of the program grow beyond a few pages, which is what a full disk
    /// looks like to those who may not fill one.
    @Test func `is told of in a sentence, and what was stored stays`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            let goals = Script.make { script in
                script.say("Resume")
                for _ in 0..<30 { script.say("Team A +", "OK") }
            }
            // In blocks of 1024 bytes: the database is larger already, its log is not.
            let runner = try sandbox.shell(
                "trap '' XFSZ; ulimit -f 100; \"$BIN\" --plain --data-dir \"$DATA\" | cat",
                input: .bytes(goals.bytes))
            #expect(try await runner.end() == .exited(0))
            #expect(runner.errorText == "")
            #expect(runner.outputText.contains("Unable to save the score. Please try again."))
            let shown = try #require(
                runner.outputText.matches(of: #/Team A (\d+) : 0 Team B/#).last?.output.1)
            #expect(try await sandbox.database.isSound())
            #expect(try await sandbox.database.value("SELECT score_a FROM matches") == shown)
            let next = try await sandbox.play(Script.make { $0.say("Resume", "Team A +") })
            #expect(next.outputText.contains("Team A \((Int(shown) ?? 0) + 1) : 0 Team B"))
        }
    }

    /// Where nobody has told the system otherwise, a file that is too large ends a process.
    @Test func `is not a reason to die`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.shell(
                "ulimit -f 8; \"$BIN\" --plain --data-dir \"$DATA\" | cat; exit ${PIPESTATUS[0]}",
                input: .bytes(Script.begun.bytes))
            let ending = try await runner.end()
            #expect(ending == .exited(74))
            #expect(runner.errorText.count { $0 == "\n" } == 1, "\(runner.errorText)")
        }
    }
}
