import Testing

@Suite struct `The surroundings` {
    @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "xx_YY.UTF-8", "ko_KR.EUC-KR", nil])
    func `no locale harms a name in plain mode`(locale: String?) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(
                sandbox.data.plainArguments, input: .bytes(Script.begun.bytes),
                environment: ["LANG": locale, "LC_ALL": locale])
            #expect(try await runner.end() == .exited(0))
            for name in Script.four { #expect(runner.outputText.contains(name), "\(name)") }
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                    == Script.four)
        }
    }

    @Test(arguments: ["C", "en_US.ISO-8859-1", nil])
    func `no locale harms a name on the full screen`(locale: String?) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox, environment: ["LANG": locale])
            let app = App(terminal: terminal)
            try await app.register()
            try await app.add(Script.four)
            let screen = try await terminal.screen()
            for name in Script.four { #expect(screen.contains(name), "\(name)") }
        }
    }

    @Test(arguments: ["xterm", "xterm-256color", "vt100", "linux", "screen"])
    func `every terminal that can place the cursor shows the full screen`(
        type: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            let terminal = try await TmuxSession(in: sandbox, environment: ["TERM": type])
            try await terminal.see("Resume the gather in progress?")
            try await terminal.press("r")
            try await terminal.see("Gather in progress", "손흥민", "Łukasz Fabiański")
            try await terminal.press("C-c", "C-c")
            #expect(try await terminal.exitCode() == 0)
        }
    }

    @Test(arguments: ["dumb", "", "no-such-terminal", nil])
    func `a terminal that cannot is served line by line`(type: String?) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox, environment: ["TERM": type])
            try await terminal.see("== Login ==", "[1] Username: (empty)", ">")
            #expect(try await terminal.ask("#{alternate_on}") == "0")
            for line in Script.make({ $0.register() }).lines {
                try await terminal.type(line)
                try await terminal.press("Enter")
            }
            try await terminal.see("== Players ==", "No players yet")
            try await terminal.press("C-d")
            #expect(try await terminal.exitCode() == 0)
        }
    }

    @Test func `NO_COLOR leaves the screen without colours`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            for (value, hasColours) in [("1", false), ("", true)] {
                let terminal = try await TmuxSession(in: sandbox, environment: ["NO_COLOR": value])
                try await terminal.see("Resume the gather in progress?")
                try await terminal.press("r")
                try await terminal.see("Gather in progress")
                let coloured = try await terminal.colouredScreen()
                // 30 to 37, 40 to 47, 90 and more, and the ones out of tables.
                let colours = coloured.matches(of: #/\u{1B}\[(?:\d+;)*(?:3[0-8]|4[0-8]|9\d|10\d)/#)
                #expect(colours.isEmpty != hasColours, "NO_COLOR=\(value): \(coloured)")
                try await terminal.press("C-c", "C-c")
                #expect(try await terminal.exitCode() == 0)
            }
        }
    }
}
