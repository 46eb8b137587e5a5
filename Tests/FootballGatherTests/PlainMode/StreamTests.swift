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

    @Test(arguments: [
        (
            "show\nNo such action\nshow\n", 2,
            "There is no \"No such action\" here. Type \"help\" for a list of commands.\n"
        ),
        ("Username = nobody\nPassword = wrong-password\nLogin\nshow\n", 3, "password"),
        (
            "Username = abc\nPassword = some-password\nRegister\nSettings\nExport and import\nFile = missing.csv\nImport\n",
            7, "does not exist"
        ),
    ])
    func `report a command that a strict run refused, or that failed`(
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
}
