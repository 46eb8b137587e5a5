import Foundation
import Processes
import Testing

@Suite struct `The options without and use` {
    private static let all = "Login, PlayerList, PlayerAdd, PlayerDetail, PlayerEdit, "

    @Test func `leave a feature out and report that when it is opened`() async throws {
        try await withSandbox { sandbox in
            let script = PlainScript { script in
                script.register()
                script.enter("Add player")
            }
            let output = try await sandbox.output(
                of: ["--plain", "--without", "PlayerAdd", "--without=Gather"], input: script)
            #expect(output.contains("] Add player (not available)\n"))
            let reason = """

                PlayerAdd was disabled with --without PlayerAdd: restart the app without this \
                option.

                """
            #expect(output.contains(reason))
        }
    }

    @Test func `change the dependency graph`() async throws {
        try await withSandbox { sandbox in
            let graph = try await sandbox.output(of: ["--dump-graph", "--without", "PlayerAdd"])
            #expect(graph.contains("any GatherBuilding"))
            #expect(!graph.contains("any PlayerAddBuilding"))
        }
    }

    @Test func `are recorded and take effect in the replay`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, options: "--record \"$DATA.rec\" --without PlayerAdd --without Gather")
            try await FullScreenApp(terminal: terminal).register()
            try await terminal.press("a")
            try await terminal.wait(for: "PlayerAdd was disabled")
            try await terminal.press("Enter")
            try await FullScreenApp(terminal: terminal).quit()
            try await sandbox.expectIdenticalReplay()
        }
    }

    @Test func `replace a module in a recording and in its replay`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, options: "--record \"$DATA.rec\" --use Gather=CompactGather")
            try await FullScreenApp(terminal: terminal).registerAndStartMatch()
            // The other module shows digits instead of rows for the teams.
            try await terminal.wait(for: "Gather in progress", "Team A 0", "Team B 0", "Ready")
            try await terminal.press("a", "a", "b")
            try await terminal.wait(for: "Team A 2", "Team B 1")
            try await FullScreenApp(terminal: terminal).quit()
            try await sandbox.expectIdenticalReplay()

            // The replay uses the module that the file names; the other module draws other frames.
            var recording = RecordedLines(
                try Array(Data(contentsOf: URL(filePath: sandbox.recording))))
            let line = try #require(
                recording.lines.firstIndex { $0.contains("Gather=CompactGather") })
            recording.lines[line].replace("Gather=CompactGather", with: "Gather=Gather")
            let other = sandbox.path("other.rec")
            try Data(recording.bytes).write(to: URL(filePath: other))
            let usual = try sandbox.launch(["--replay", other])
            #expect(try await usual.exit() == .exited(70))
            #expect(usual.outputText.contains(" differs. "), "\(usual.outputText)")
        }
    }

    @Test(arguments: [
        (["--without", "Nope"], "no feature “Nope”; choose one of: \(all)"),
        (["--without", "gather"], "no feature “gather”; choose one of: \(all)"),
        (["--without", "\u{1B}[31m"], "no feature “\u{FFFD}[31m”"),
        (
            ["--use", "Gather=Nope"],
            "Module “Nope” does not implement Gather; choose one of: Gather, CompactGather."
        ),
        (["--use", "Nope=Gather"], "no feature “Nope”"),
        (["--use", "Gather"], "write for example --use Gather=CompactGather."),
        (["--use", "Gather="], "write for example --use Gather=CompactGather."),
        (["--use", "=Gather"], "write for example --use Gather=CompactGather."),
        (["--use", "Gather=Gather=Gather"], "write for example --use Gather=CompactGather."),
        (["--use", "Login=Login", "--use", "Login=Login"], "--use Login=… was given twice"),
        (["--use", "Login=Login", "--without", "Login"], "cannot be combined"),
        (["--without"], "--without needs a value"), (["--without="], "--without needs a value"),
        (["--use"], "--use needs a value"), (["--use", ""], "--use needs a value"),
        (["--replay", "a", "--without", "Gather"], "--without and --replay cannot be combined"),
        (["--replay", "a", "--use", "Login=Login"], "--use and --replay cannot be combined"),
    ])
    func `with an error print one line and start nothing`(arguments: [String], message: String)
        async throws
    {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(arguments)
            try await expectError(from: process, code: 64)
            #expect(process.errorText.contains(message), "\(process.errorText)")
            #expect(try sandbox.names() == [])
        }
    }
}
