import Foundation
import Testing

@Suite struct `The features of a run` {
    private static let all = "Login, PlayerList, PlayerAdd, PlayerDetail, PlayerEdit, "

    @Test func `are said to be left out where somebody asks for them`() async throws {
        try await withSandbox { sandbox in
            let script = Script.make { script in
                script.register()
                script.say("Add player")
            }
            let evening = try sandbox.runner(
                ["--plain", "--without", "PlayerAdd", "--without=Gather"],
                input: .bytes(script.bytes))
            #expect(try await evening.end() == .exited(0))
            #expect(evening.errorText == "")
            #expect(evening.outputText.contains("] Add player (not available)\n"))
            #expect(
                evening.outputText.contains(
                    "\nPlayerAdd is left out of this run: start again without “--without PlayerAdd”.\n"
                ))
        }
    }

    @Test func `are those of the graph`() async throws {
        try await withSandbox { sandbox in
            let dump = try sandbox.runner(["--dump-graph", "--without", "PlayerAdd"])
            #expect(try await dump.end() == .exited(0))
            #expect(dump.outputText.contains("any GatherBuilding"))
            #expect(!dump.outputText.contains("PlayerAddBuilding"))
        }
    }

    @Test func `are kept in a recording, and are those of its replay`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(
                in: sandbox,
                running: "\"$BIN\" --data-dir \"$DATA\" --record \"$DATA.rec\" "
                    + "--without PlayerAdd --without Gather; echo $? > \"$CODE\"")
            try await App(terminal: terminal).register()
            try await terminal.press("a")
            try await terminal.see("PlayerAdd is left out of this run")
            try await terminal.press("Enter")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)

            let replay = try sandbox.runner(["--replay", sandbox.data.path + ".rec"])
            #expect(try await replay.end() == .exited(0))
            #expect(replay.outputText.hasSuffix("all identical.\n"), "\(replay.outputText)")
        }
    }

    @Test func `may be other modules, in a recording and its replay as well`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(
                in: sandbox,
                running: "\"$BIN\" --data-dir \"$DATA\" --record \"$DATA.rec\" "
                    + "--use Gather=CompactGather; echo $? > \"$CODE\"")
            try await App(terminal: terminal).begin()
            // The large page has digits, and no row for a team.
            try await terminal.see("Gather in progress", "Team A 0", "Team B 0", "Ready")
            try await terminal.press("a", "a", "b")
            try await terminal.see("Team A 2", "Team B 1")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)

            let file = sandbox.data.path + ".rec"
            let replay = try sandbox.runner(["--replay", file])
            #expect(try await replay.end() == .exited(0))
            #expect(replay.outputText.hasSuffix("all identical.\n"), "\(replay.outputText)")

            // It is what the file says that is played: by the usual module it is another page.
            var recording = RecordedLines(try Array(Data(contentsOf: URL(filePath: file))))
            let line = try #require(
                recording.lines.firstIndex { $0.contains("Gather=CompactGather") })
            recording.lines[line].replace("Gather=CompactGather", with: "Gather=Gather")
            let other = sandbox.path("other.rec")
            try Data(recording.bytes).write(to: URL(filePath: other))
            let usual = try sandbox.runner(["--replay", other])
            #expect(try await usual.end() == .exited(70))
            #expect(usual.outputText.contains(" differs. "), "\(usual.outputText)")
        }
    }

    @Test(arguments: [
        (["--without", "Nope"], "no feature “Nope”; there are \(all)"),
        (["--without", "gather"], "no feature “gather”; there are \(all)"),
        (["--without", "\u{1B}[31m"], "no feature “\u{FFFD}[31m”"),
        (["--use", "Gather=Nope"], "“Nope” cannot be Gather; there is Gather, CompactGather."),
        (["--use", "Nope=Gather"], "no feature “Nope”"),
        (["--use", "Gather"], "write --use Gather=CompactGather."),
        (["--use", "Gather="], "write --use Gather=CompactGather."),
        (["--use", "=Gather"], "write --use Gather=CompactGather."),
        (["--use", "Gather=Gather=Gather"], "write --use Gather=CompactGather."),
        (["--use", "Login=Login", "--use", "Login=Login"], "--use Login=… was given twice"),
        (["--use", "Login=Login", "--without", "Login"], "do not go together"),
        (["--without"], "--without needs a value"), (["--without="], "--without needs a value"),
        (["--use"], "--use needs a value"), (["--use", ""], "--use needs a value"),
        (["--replay", "a", "--without", "Gather"], "--without and --replay do not go together"),
        (["--replay", "a", "--use", "Login=Login"], "--use and --replay do not go together"),
    ])
    func `are named, or nothing begins`(arguments: [String], words: String) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(arguments)
            try await expectComplaint(of: runner, code: 64)
            #expect(runner.errorText.contains(words), "\(runner.errorText)")
            #expect(try sandbox.names() == [])
        }
    }
}
