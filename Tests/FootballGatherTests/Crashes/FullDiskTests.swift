import Foundation
import Glibc
import Processes
import Testing

/// Thread Sanitizer keeps its notes in memory that counts as a file, so the app would not start.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != "thread"))
struct `A full disk` {
    /// A limit for the size of files looks like a full disk to the app, and needs no permission.
    @Test func `is reported and leaves the stored data unchanged`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let goals = PlainScript { script in
                script.enter("Resume")
                for _ in 0..<30 { script.enter("Team A +", "OK") }
            }
            // In units of 1,024 bytes: the database is larger already, its log is smaller.
            let process = try sandbox.shell(
                "trap '' XFSZ; ulimit -f 100; \"$BIN\" --plain --data-dir \"$DATA\" | cat",
                input: .bytes(goals.bytes))
            #expect(try await process.exit() == .exited(0))
            #expect(process.errorText == "")
            #expect(process.outputText.contains("Unable to save the score. Please try again."))
            let shown = try #require(
                process.outputText.matches(of: #/Team A (\d+) : 0 Team B/#).last?.output.1)
            #expect(try await sandbox.database.isSound())
            #expect(try await sandbox.database.value("SELECT score_a FROM matches") == shown)
            let next = try await sandbox.run(PlainScript { $0.enter("Resume", "Team A +") })
            #expect(next.outputText.contains("Team A \((Int(shown) ?? 0) + 1) : 0 Team B"))
        }
    }

    /// The first limit prevents the backup, the others prevent the migration.
    @Test(arguments: [8, 64, 100])
    func `during a migration is reported and leaves the old version`(_ limit: Int) async throws {
        try await withSandbox { sandbox in
            try sandbox.data.create()
            _ = try await sandbox.database.lines(".read \(try TestData.path("version-1.sql"))")
            chmod(sandbox.data.database, 0o600)
            let app = try sandbox.shell(
                "trap '' XFSZ; ulimit -f \(limit); \"$BIN\" --plain --data-dir \"$DATA\" | cat; "
                    + "exit ${PIPESTATUS[0]}")
            try await expectError(from: app, code: 74, containing: "The disk is full")
            let next = try await sandbox.run(PlainScript { $0.signIn() })
            #expect(next.outputText.contains("] 손흥민, Position"))
        }
    }

    /// By default the signal SIGXFSZ ends a process whose file becomes too large.
    @Test func `ends with an exit code instead of a signal`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "ulimit -f 8; \"$BIN\" --plain --data-dir \"$DATA\" | cat; exit ${PIPESTATUS[0]}",
                input: .bytes(PlainScript.startedMatch.bytes))
            #expect(try await process.exit() == .exited(74))
            #expect(process.errorText.count { $0 == "\n" } == 1, "\(process.errorText)")
        }
    }
}
