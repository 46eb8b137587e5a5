import Processes
import Testing

@Suite struct `The command line` {
    @Test(arguments: [["--help"], ["-h"], ["--plain", "--help"]])
    func `prints help with every option and the commands of plain mode`(
        arguments: [String]
    ) async throws {
        try await withSandbox { sandbox in
            let help = try await sandbox.output(of: arguments)
            for part in [
                "--plain", "--strict", "--terse", "--data-dir DIR", "--open LINK", "--dump-tree",
                "--dump-graph",
                "--record FILE", "--replay FILE", "--check", "--backup FILE", "--restore FILE",
                "--recover",
                "--without NAME", "--use F=MODULE", "--help",
                "--version", "--man-page", "--completions SHELL", "NO_COLOR", "wait SECONDS",
            ] {
                #expect(help.contains(part), "\(part)")
            }
            #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
    }

    @Test func `prints the version in one line`() async throws {
        try await withSandbox { sandbox in
            let version = try await sandbox.output(of: ["--version"])
            #expect(version.wholeMatch(of: #/football-gather \d+\.\d+\.\d+\n/#) != nil)
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
        ["--check=yes"], ["--check", "--plain"], ["--check", "--strict"], ["--backup"],
        ["--check", "--terse"], ["--record", "a", "--terse"],
        ["--check", "--restore", "a"], ["--check", "--record", "a"], ["--check", "--dump-graph"],
        ["--check", "--server", "none"],
        ["--open", "players", "--replay", "a"], ["--replay", "a", "--dump-tree"],
        ["--completions"], ["--completions", "sh"], ["--man-page=1"],
    ])
    func `with an error prints one line and exits with 64`(arguments: [String]) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(arguments)
            try await expectError(from: process, code: 64)
            #expect(!process.errorText.contains("\u{202E}"))
            #expect(try sandbox.names() == [])
        }
    }

    @Test(arguments: ["--data-dir $'\\xff'", "--data-dir=$'a\\xc3'", "$'\\xfe'"])
    func `with invalid UTF-8 prints one line and exits with 64`(arguments: String) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell("exec \"$BIN\" --plain " + arguments)
            try await expectError(from: process, code: 64, containing: "not valid UTF-8")
            #expect(try sandbox.names() == [])
        }
    }

    @Test func `exits with 74 when help cannot be written`() async throws {
        try await withSandbox { sandbox in
            let help = try sandbox.shell("\"$BIN\" --help > /dev/full")
            #expect(try await help.exit() == .exited(74))
        }
    }
}
