import Testing

@Suite struct `The command line` {
    @Test(arguments: [["--help"], ["-h"], ["--plain", "--help"]])
    func `help names every option and the grammar`(arguments: [String]) async throws {
        try await withSandbox { sandbox in
            let help = try sandbox.runner(arguments)
            #expect(try await help.end() == .exited(0))
            #expect(help.errorText == "")
            for part in [
                "--plain", "--data-dir DIR", "--open LINK", "--dump-tree", "--dump-graph",
                "--record FILE", "--replay FILE", "--without NAME", "--use F=MODULE", "--help",
                "--version", "NO_COLOR", "wait SECONDS",
            ] {
                #expect(help.outputText.contains(part), "\(part)")
            }
            #expect(help.outputText.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
    }

    @Test func `the version is one line`() async throws {
        try await withSandbox { sandbox in
            let version = try sandbox.runner(["--version"])
            #expect(try await version.end() == .exited(0))
            #expect(version.outputText.wholeMatch(of: #/football-gather \d+\.\d+\.\d+\n/#) != nil)
        }
    }

    @Test(arguments: [
        ["--bogus"], ["bogus"], ["--"], [""], ["--plain=yes"], ["--data-dir"], ["--data-dir="],
        ["--data-dir", ""], ["--data-dir", "one", "--data-dir", "two"], ["--\u{1B}[31mred\nline"],
        ["--\u{202E}turned"], ["--\u{2028}\u{2029}line"],
        ["--help", "--bogus"], ["--record"], ["--record", "a", "--plain"], ["--replay", ""],
        ["--record", "a", "--record", "b"], ["--replay", "a", "--record", "b"],
        ["--replay", "a", "--replay", "b"], ["--dump-graph=other"], ["--dump-tree=yes"], ["--open"],
        ["--open="], ["--open", "players", "--open", "players"], ["--dump-tree", "--record", "a"],
        ["--open", "players", "--replay", "a"], ["--replay", "a", "--dump-tree"],
    ])
    func `what is not understood is one line and 64`(arguments: [String]) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(arguments)
            try await expectComplaint(of: runner, code: 64)
            #expect(!runner.errorText.contains("\u{202E}"))
            #expect(try sandbox.names() == [])
        }
    }

    @Test func `help cannot be written to a full device`() async throws {
        try await withSandbox { sandbox in
            let help = try sandbox.shell("\"$BIN\" --help > /dev/full")
            #expect(try await help.end() == .exited(74))
        }
    }
}
