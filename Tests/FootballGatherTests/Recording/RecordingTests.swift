import Foundation
import Glibc
import Processes
import Testing

@Suite struct `A recorded session` {
    private static let command = TmuxTerminal.command("--record \"$DATA.rec\"")

    @Test func `is replayed to the same frames without the data directory`() async throws {
        try await withSandbox { sandbox in
            // This time zone is a day ahead of the time zone of the replay.
            let terminal = try await TmuxTerminal(
                in: sandbox, running: Self.command, environment: ["TZ": "EAST-14"])
            try await FullScreenApp(terminal: terminal).registerAndStartMatch()
            try await terminal.press("a", "a", "b", "Space")
            try await terminal.wait(for: "Running")
            // The frames between must contain several times of the clock.
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.waitUntil("A time of 09:57 or less") {
                $0.firstMatch(of: #/0\d:\d\d/#).map { $0.output < "09:58" } ?? false
            }
            try await terminal.resize(columns: 100, rows: 30)
            try await terminal.press("Space")
            try await terminal.wait(for: "Paused")
            try await terminal.press("?")
            try await terminal.wait(for: "redraw")
            try await terminal.press("q")
            try await terminal.waitUntil("The match") { !$0.contains("redraw") }
            try await terminal.press("e")
            try await terminal.wait(for: "Are you sure")
            try await terminal.press("y")
            try await terminal.wait(for: "Result")
            try await terminal.press("b")
            try await terminal.wait(for: "Last gather: 2-1, Team A won,")
            try await FullScreenApp(terminal: terminal).quit()

            try FileManager.default.removeItem(atPath: sandbox.data.path)
            let report = try await sandbox.expectIdenticalReplay()
            #expect(try !sandbox.names().contains("data"))
            let counts = try #require(report.firstMatch(of: #/(\d+) events, (\d+) frames/#))
            #expect(try #require(Int(counts.output.1)) > 50)
            #expect(try #require(Int(counts.output.2)) > 50)
        }
    }

    @Test func `is replayed up to the moment at which the app was killed`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, running: Self.command)
            try await FullScreenApp(terminal: terminal).registerAndStartMatch()
            try await terminal.press("a", "Space")
            try await terminal.wait(for: "Running")
            kill(try sandbox.data.lockHolder(), SIGKILL)
            #expect(try await terminal.exitCode() == 137)
            let report = try await sandbox.replayReport()
            #expect(
                report.contains(
                    "all identical. The recording is incomplete: the program was killed or could not write it."
                ),
                "\(report)")

            // The next recording starts with a user who is signed in and a match in progress.
            unlink(sandbox.recording)
            let second = try await TmuxTerminal(in: sandbox, running: Self.command)
            try await second.resumeMatch()
            try await second.wait(for: "Running")
            try await FullScreenApp(terminal: second).quit()
            try await sandbox.expectIdenticalReplay()
        }
    }

    @Test(arguments: [
        ("--open players/2/edit/age", "Age"), ("--open players/99", "no player with the number 99"),
        ("", "Preferred position"),
    ])
    func `is replayed from the screen at which it has started`(
        options: String, text: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript { script in
                    script.register()
                    for name in PlainScript.playerNames { script.add(name) }
                })
            // Stores the navigation state that the recorded session restores.
            let before = try await TmuxTerminal(in: sandbox, options: "--open players/3")
            try await before.wait(for: "Preferred position")
            try await FullScreenApp(terminal: before).quit()

            let terminal = try await TmuxTerminal(
                in: sandbox, options: options + " --record \"$DATA.rec\"")
            try await terminal.wait(for: text)
            try await terminal.resize(columns: 44, rows: 14)
            try await terminal.press("Enter")
            try await FullScreenApp(terminal: terminal).quit()
            try await sandbox.expectIdenticalReplay()
        }
    }

    @Test func `is stored for its owner only and never replaces a file`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, running: "umask 0; \(Self.command); umask 077")
            try await terminal.wait(for: "Login")
            try await FullScreenApp(terminal: terminal).quit()
            let list = try sandbox.shell("ls -l \"$DATA.rec\"")
            #expect(try await list.exit() == .exited(0))
            #expect(list.outputText.hasPrefix("-rw-------"))

            let before = try Data(contentsOf: URL(filePath: sandbox.recording))
            let again = try await TmuxTerminal(
                in: sandbox, options: "--record \"$DATA.rec\" 2> \"$DATA.err\"")
            #expect(try await again.exitCode() == 73)
            #expect(try errors(in: sandbox).contains("already exists and was not changed"))
            #expect(try Data(contentsOf: URL(filePath: sandbox.recording)) == before)
        }
    }

    @Test func `needs a terminal with a full screen`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(["--record", sandbox.path("rec")])
            try await expectError(from: process, code: 64, containing: "full screen")
            let terminal = try await TmuxTerminal(
                in: sandbox, options: "--record \"$DATA.rec\" 2> \"$DATA.err\"",
                environment: ["TERM": "dumb"])
            #expect(try await terminal.exitCode() == 64)
            #expect(try errors(in: sandbox).contains("cannot show a full screen"))
            #expect(try !sandbox.names().contains { $0.hasSuffix("rec") })
        }
    }

    /// Thread Sanitizer's own files do not fit under the limit.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != "thread"))
    func `that fills the disk ends early and does not end the session`() async throws {
        try await withSandbox { sandbox in
            // The log of a new database is larger than the database.
            try await sandbox.run(PlainScript())
            // In units of 1,024 bytes. A recording starts with the database, which is twice as
            // large there.
            let terminal = try await TmuxTerminal(
                in: sandbox,
                running: "trap '' XFSZ; ulimit -f 250; "
                    + TmuxTerminal.command("--record \"$DATA.rec\" 2> \"$DATA.err\""))
            try await terminal.wait(for: "Login")
            try await terminal.type("x")
            try await terminal.wait(for: "x")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 74)
            #expect(try errors(in: sandbox).contains("is incomplete (File too large);"))
            let replay = try sandbox.launch(["--replay", sandbox.recording])
            try await expectError(from: replay, code: 65, containing: "contains no session")
        }
    }

    private func errors(in sandbox: Sandbox) throws -> String {
        try String(contentsOfFile: sandbox.data.path + ".err", encoding: .utf8)
    }
}
