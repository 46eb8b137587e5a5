import Processes
import Testing

@Suite struct `The standard streams` {
    @Test(arguments: ["| head -n 1", "| true", "| head -c 5"])
    func `end the app quietly when the reader of the output ends`(pipe: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let pages = Array(repeating: "show\n", count: 5_000).joined()
            let line = "\"$BIN\" --plain --data-dir \"$DATA\" \(pipe); exit ${PIPESTATUS[0]}"
            let process = try sandbox.shell(line, input: .bytes(Array(pages.utf8)))
            #expect(try await process.exit() == .exited(0))
            #expect(process.errorText == "")
            #expect(try await sandbox.database.isSound())
        }
    }

    @Test func `report a command that --strict refused`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(
                sandbox.data.plainArguments + ["--strict"],
                input: .bytes(Array("show\nNo such action\nshow\n".utf8)))
            #expect(try await process.exit() == .exited(65))
            #expect(
                process.errorText == "football-gather: Line 2 was refused. "
                    + "There is no \"No such action\" here. Type \"help\" for a list of commands.\n"
            )
        }
    }

    @Test(arguments: [
        ("Username = nobody\nPassword = wrong-password\nLogin\nshow\n", 3, "password"),
        (
            "Username = abc\nPassword = some-password\nRegister\nSettings\nExport and import\nFile = missing.csv\nImport\n",
            7, "does not exist"
        ),
    ])
    func `report a command that failed in a strict run`(
        _ script: String, _ line: Int, _ reason: String
    ) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(
                sandbox.data.plainArguments + ["--strict"], input: .bytes(Array(script.utf8)))
            #expect(try await process.exit() == .exited(65), "\(process.outputText)")
            #expect(
                process.errorText.hasPrefix("football-gather: Line \(line) was refused. "),
                "\(process.errorText)")
            #expect(process.errorText.contains(reason), "\(process.errorText)")
        }
    }

    @Test func `report output that cannot be written`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "\"$BIN\" --plain --data-dir \"$DATA\" > /dev/full",
                input: .bytes(PlainScript.startedMatch.bytes))
            #expect(try await process.exit() == .exited(74))
            #expect(try await sandbox.database.isSound())
        }
    }

    @Test(arguments: ["<&-", ">&-", "<&- >&-", "<&- >&- 2>&-", "< /", "< /dev/null"])
    func `end the app with an exit code when they are closed or no files`(
        streams: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let query = "SELECT * FROM players; SELECT * FROM matches"
            let before = try await sandbox.database.lines(query)
            let process = try sandbox.shell(
                "\"$BIN\" --plain --data-dir \"$DATA\" \(streams)",
                input: .bytes(Array("show\nLater\nquit\n".utf8)))
            let status = try await process.exit()
            // A closed stream is an error even if its descriptor belongs to another file by then.
            let isClosed = streams.contains("<&-") || streams == ">&-"
            #expect(isClosed ? status == .exited(74) : [.exited(0), .exited(74)].contains(status))
            #expect(process.errorText.count { $0 == "\n" } <= 1, "\(process.errorText)")
            #expect(try await sandbox.database.isSound())
            #expect(try await sandbox.database.lines(query) == before)
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `accept both line ends, a byte order mark and a last line without an end`(
        end: String
    ) async throws {
        try await withSandbox { sandbox in
            let text = "\u{FEFF}" + PlainScript.startedMatch.lines.joined(separator: end)
            let process = try sandbox.launch(
                sandbox.data.plainArguments, input: .bytes(Array(text.utf8)))
            #expect(try await process.exit() == .exited(0))
            #expect(process.outputText.contains("== Gather in progress =="))
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                    == PlainScript.playerNames)
        }
    }

    @Test func `skip a line of 10 MB and accept the next one`() async throws {
        try await withSandbox { sandbox in
            let script = PlainScript {
                $0.register()
                $0.enter("Add player")
            }
            let bytes =
                script.bytes + Array("Name = ".utf8) + [UInt8](repeating: 0x61, count: 10_000_000)
                + Array("\nName = 李明\nDone\n".utf8)
            let process = try sandbox.launch(sandbox.data.plainArguments, input: .bytes(bytes))
            #expect(try await process.exit() == .exited(0))
            #expect(
                process.outputText.contains("The line was skipped: it has more than 65,536 bytes."))
            #expect(process.outputBytes.count < 10_000)
            #expect(try await sandbox.database.lines("SELECT name FROM players") == ["李明"])
        }
    }

    @Test func `remove control characters from input and output`() async throws {
        try await withSandbox { sandbox in
            let process = try await sandbox.run(
                PlainScript {
                    $0.register()
                    $0.add("A\0B\u{1B}[2J\u{7}C\u{202E}D")
                    $0.enter("\0", "\u{1B}]0;title\u{7}", "show\0")
                })
            #expect(!process.outputBytes.contains { $0 < 0x20 && $0 != 0x0A })
            let name = try await sandbox.database.value("SELECT hex(name) FROM players")
            #expect(!name.contains("1B") && !name.hasPrefix("4100"), "\(name)")
        }
    }
}
