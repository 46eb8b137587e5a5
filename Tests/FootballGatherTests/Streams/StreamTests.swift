import Testing

@Suite struct `The standard streams` {
    @Test(arguments: ["| head -n 1", "| true", "| head -c 5"])
    func `a reader who leaves early ends the program quietly`(pipe: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            let pages = Array(repeating: "show\n", count: 5_000).joined()
            let line = "\"$BIN\" --plain --data-dir \"$DATA\" \(pipe); exit ${PIPESTATUS[0]}"
            let runner = try sandbox.shell(line, input: .bytes(Array(pages.utf8)))
            #expect(try await runner.end() == .exited(0))
            #expect(runner.errorText == "")
            #expect(try await sandbox.database.isSound())
        }
    }

    /// What was typed before nobody listened any more was done.
    @Test func `what cannot be shown is no loss`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.shell(
                "\"$BIN\" --plain --data-dir \"$DATA\" > /dev/full",
                input: .bytes(Script.begun.bytes))
            #expect(try await runner.end() == .exited(74))
            #expect(try await sandbox.database.isSound())
        }
    }

    @Test(arguments: ["<&-", ">&-", "<&- >&-", "<&- >&- 2>&-", "< /", "< /dev/null"])
    func `closed or strange streams end in a number and no harm`(streams: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            let question = "SELECT * FROM players; SELECT * FROM matches"
            let before = try await sandbox.database.lines(question)
            let line = "timeout 20 \"$BIN\" --plain --data-dir \"$DATA\" \(streams)"
            let runner = try sandbox.shell(line, input: .bytes(Array("show\nLater\nquit\n".utf8)))
            let ending = try await runner.end()
            // A stream that is not there is an error each time, whatever else is open by then.
            let isClosed = streams.contains("<&-") || streams == ">&-"
            #expect(isClosed ? ending == .exited(74) : [.exited(0), .exited(74)].contains(ending))
            #expect(runner.errorText.count { $0 == "\n" } <= 1, "\(runner.errorText)")
            #expect(try await sandbox.database.isSound())
            #expect(try await sandbox.database.lines(question) == before)
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `lines end as they do elsewhere`(end: String) async throws {
        try await withSandbox { sandbox in
            let text = "\u{FEFF}" + Script.begun.lines.joined(separator: end)
            let runner = try sandbox.runner(
                sandbox.data.plainArguments, input: .bytes(Array(text.utf8)))
            #expect(try await runner.end() == .exited(0))
            // The last line has no end, and counts.
            #expect(runner.outputText.contains("== Gather in progress =="))
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                    == Script.four)
        }
    }

    @Test func `a line of 10 MB is skipped and the next one is done`() async throws {
        try await withSandbox { sandbox in
            var bytes = Script.make {
                $0.register()
                $0.say("Add player")
            }.bytes
            bytes += Array("Name = ".utf8) + [UInt8](repeating: 0x61, count: 10_000_000)
            bytes += Array("\nName = 李明\nDone\n".utf8)
            let runner = try sandbox.runner(sandbox.data.plainArguments, input: .bytes(bytes))
            #expect(try await runner.end() == .exited(0))
            #expect(runner.outputText.contains("That line is too long; it was skipped."))
            #expect(runner.output.count < 10_000)
            #expect(try await sandbox.database.lines("SELECT name FROM players") == ["李明"])
        }
    }

    @Test func `NULs and control characters do not get far`() async throws {
        try await withSandbox { sandbox in
            let runner = try await sandbox.play(
                Script.make {
                    $0.register()
                    $0.add("A\0B\u{1B}[2J\u{7}C\u{202E}D")
                    $0.say("\0", "\u{1B}]0;title\u{7}", "show\0")
                })
            #expect(!runner.output.contains { $0 < 0x20 && $0 != 0x0A })
            let name = try await sandbox.database.value("SELECT hex(name) FROM players")
            #expect(!name.contains("1B") && !name.hasPrefix("4100"), "\(name)")
        }
    }
}
