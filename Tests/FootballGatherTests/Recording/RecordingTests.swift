import Foundation
import Platform
import Testing

@Suite struct `A session that is recorded` {
    private static let program =
        "\"$BIN\" --data-dir \"$DATA\" --record \"$DATA.rec\"; echo $? > \"$CODE\""

    @Test func `plays again to the same frames, wherever it is played`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox, running: Self.program)
            let app = App(terminal: terminal)
            try await app.begin()
            try await terminal.press("a", "a", "b", "Space")
            try await terminal.see("Running")
            // The clock runs as it does for anybody else.
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.look(for: "some seconds") { $0.contains(#/09:5[0-7]/#) }
            try await terminal.resize(columns: 100, rows: 30)
            try await terminal.press("Space")
            try await terminal.see("Paused")
            try await terminal.press("?")
            try await terminal.see("redraw")
            try await terminal.press("q")
            try await terminal.look(for: "the match again") { !$0.contains("redraw") }
            try await terminal.press("e")
            try await terminal.see("Are you sure")
            try await terminal.press("y")
            try await terminal.see("Last gather: 2-1, Team A won.")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)

            // On another machine there is nothing but the file.
            try FileManager.default.removeItem(atPath: sandbox.data.path)
            let report = try await replay(in: sandbox, code: 0)
            #expect(report.hasSuffix("all identical.\n"), "\(report)")
            #expect(try sandbox.names().contains("data") == false)
            let events = try #require(report.firstMatch(of: #/(\d+) events, (\d+) frames/#))
            #expect(try #require(Int(events.output.1)) > 50)
            #expect(try #require(Int(events.output.2)) > 50)
        }
    }

    @Test func `plays again up to where it was killed`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox, running: Self.program)
            try await App(terminal: terminal).begin()
            try await terminal.press("a", "Space")
            try await terminal.see("Running")
            kill(try sandbox.data.holder(), SIGKILL)
            #expect(try await terminal.exitCode() == 137)
            let report = try await replay(in: sandbox, code: 0)
            #expect(report.contains("all identical. It stops there, without an end."), "\(report)")

            // What goes on from there is a session of its own, with somebody signed in.
            unlink(sandbox.data.path + ".rec")
            let second = try await TmuxSession(in: sandbox, running: Self.program)
            try await second.see("Resume the gather in progress?")
            try await second.press("r")
            try await second.see("Gather in progress", "Running")
            try await second.press("C-c", "C-c")
            #expect(try await second.exitCode() == 0)
            let rest = try await replay(in: sandbox, code: 0)
            #expect(rest.hasSuffix("all identical.\n"), "\(rest)")
        }
    }

    @Test(arguments: [
        ("--open players/2/edit/age", "Age"), ("--open players/99", "no player with the number 99"),
        ("", "Preferred position"),
    ])
    func `plays again from wherever it began`(options: String, words: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(
                Script.make { script in
                    script.register()
                    for name in Script.four { script.add(name) }
                })
            // Leaves a place to come back to.
            let before = try await TmuxSession(
                in: sandbox, running: TmuxSession.begun(at: "players/3"))
            try await before.see("Preferred position")
            try await before.press("C-c", "C-c")
            #expect(try await before.exitCode() == 0)

            let terminal = try await TmuxSession(
                in: sandbox,
                running: Self.program.replacing("--record", with: options + " --record"))
            try await terminal.see(words)
            try await terminal.resize(columns: 44, rows: 14)
            try await terminal.press("Enter", "C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)
            let report = try await replay(in: sandbox, code: 0)
            #expect(report.hasSuffix("all identical.\n"), "\(report)")
        }
    }

    @Test func `is for its owner alone and replaces nothing`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(
                in: sandbox, running: "umask 0; \(Self.program); umask 077")
            try await terminal.see("Login")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)
            let list = try sandbox.shell("ls -l \"$DATA.rec\"")
            #expect(try await list.end() == .exited(0))
            #expect(list.outputText.hasPrefix("-rw-------"))

            let before = try Data(contentsOf: URL(filePath: sandbox.data.path + ".rec"))
            let again = try await TmuxSession(
                in: sandbox,
                running: "\"$BIN\" --record \"$DATA.rec\" 2> \"$DATA.err\"; echo $? > \"$CODE\"")
            #expect(try await again.exitCode() == 73)
            let complaint = try String(contentsOfFile: sandbox.data.path + ".err", encoding: .utf8)
            #expect(complaint.contains("exists and is not written over"))
            #expect(try Data(contentsOf: URL(filePath: sandbox.data.path + ".rec")) == before)
        }
    }

    @Test func `needs a terminal, and says so`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(["--record", sandbox.path("rec")])
            try await expectComplaint(of: runner, code: 64, saying: "full screen")
            let dumb = try await TmuxSession(
                in: sandbox, running: Self.program.replacing(";", with: " 2> \"$DATA.err\";"),
                environment: ["TERM": "dumb"])
            #expect(try await dumb.exitCode() == 64)
            let complaint = try String(contentsOfFile: sandbox.data.path + ".err", encoding: .utf8)
            #expect(complaint.contains("cannot show a full screen"))
            #expect(try !sandbox.names().contains { $0.hasSuffix("rec") })
        }
    }

    /// Thread Sanitizer's own files have no room then either.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != "thread"))
    func `goes on when the recording has no room, and says so in the end`() async throws {
        try await withSandbox { sandbox in
            // The recording begins with a copy of the database, which takes twice the room there.
            let terminal = try await TmuxSession(
                in: sandbox,
                running: "trap '' XFSZ; ulimit -f 110; \"$BIN\" --data-dir \"$DATA\" "
                    + "--record \"$DATA.rec\" 2> \"$DATA.err\"; echo $? > \"$CODE\"")
            try await terminal.see("Login")
            try await terminal.type("x")
            try await terminal.see("x")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 74)
            let complaint = try String(contentsOfFile: sandbox.data.path + ".err", encoding: .utf8)
            #expect(complaint.contains("stops early: File too large."))
            let replay = try sandbox.runner(["--replay", sandbox.data.path + ".rec"])
            try await expectComplaint(of: replay, code: 65, saying: "before the session began")
        }
    }

    /// Plays the recording with nothing of the recorded session's surroundings.
    private func replay(in sandbox: Sandbox, code: Int32) async throws -> String {
        let replay = try sandbox.runner(
            ["--replay", sandbox.data.path + ".rec"],
            environment: ["HOME": nil, "TMPDIR": sandbox.root])
        #expect(try await replay.end() == .exited(code))
        #expect(replay.errorText == "")
        #expect(try !sandbox.names().contains { $0.hasPrefix("football-gather-") })
        return replay.outputText
    }
}
