import Testing

@Suite struct `The environment` {
    @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "xx_YY.UTF-8", "ko_KR.EUC-KR", nil])
    func `with any locale leaves names unchanged in plain mode`(locale: String?) async throws {
        try await withSandbox { sandbox in
            let output = try await sandbox.output(
                of: sandbox.data.plainArguments, input: .startedMatch,
                environment: ["LANG": locale, "LC_ALL": locale])
            for name in PlainScript.playerNames { #expect(output.contains(name), "\(name)") }
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                    == PlainScript.playerNames)
        }
    }

    @Test(arguments: ["C", "POSIX", "xx_YY", nil])
    func `without an encoding draws lines with ASCII and leaves names unchanged`(
        locale: String?
    ) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, environment: ["LANG": locale])
            let app = FullScreenApp(terminal: terminal)
            try await app.register()
            try await app.add(PlainScript.playerNames)
            let screen = try await terminal.screen()
            for name in PlainScript.playerNames { #expect(screen.contains(name), "\(name)") }
            #expect(screen.contains("----"))
            #expect(screen.filter { "─│…•↑".contains($0) }.isEmpty)
        }
    }

    @Test(arguments: ["LANG", "LC_CTYPE", "LC_ALL"])
    func `with another encoding than UTF-8 draws ASCII and stores names unchanged`(
        variable: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let terminal = try await TmuxTerminal(
                in: sandbox, environment: [variable: "en_US.ISO-8859-1"])
            try await terminal.resumeMatch()
            let screen = try await terminal.wait(for: "?ukasz Fabia?ski", "??????", "----")
            #expect(screen.allSatisfy { $0.isASCII })
            try await FullScreenApp(terminal: terminal).quit()
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                    == PlainScript.playerNames)
        }
    }

    @Test(arguments: ["xterm", "xterm-256color", "vt100", "linux", "screen"])
    func `with a terminal that can place the cursor selects the full screen`(
        type: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let terminal = try await TmuxTerminal(in: sandbox, environment: ["TERM": type])
            try await terminal.resumeMatch()
            try await terminal.wait(for: "손흥민", "Łukasz Fabiański")
            try await FullScreenApp(terminal: terminal).quit()
        }
    }

    @Test(arguments: ["xterm-ghostty", "no-such-terminal"])
    func `without an entry in the terminal database selects the full screen`(
        type: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let terminal = try await TmuxTerminal(
                in: sandbox,
                environment: [
                    "TERM": type, "TERMINFO": "/nonexistent", "TERMINFO_DIRS": "/nonexistent",
                ])
            try await terminal.resumeMatch()
            #expect(try await terminal.property("#{alternate_on}") == "1")
            try await FullScreenApp(terminal: terminal).quit()
            #expect(try await terminal.property("#{alternate_on}") == "0")
        }
    }

    @Test(arguments: ["dumb", "", nil])
    func `with another terminal selects plain mode`(type: String?) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, environment: ["TERM": type])
            try await terminal.wait(for: "== Login ==", "[1] Username: (empty)", ">")
            #expect(try await terminal.property("#{alternate_on}") == "0")
            let screen = try await terminal.screen()
            // `TERM=dumb` selects plain mode explicitly, without a message.
            #expect(screen.contains("TERM") == (type != "dumb"), "\(screen)")
            for line in PlainScript({ $0.register() }).lines {
                try await terminal.type(line)
                try await terminal.press("Enter")
            }
            try await terminal.wait(for: "== Players ==", "No players yet")
            try await terminal.press("C-d")
            #expect(try await terminal.exitCode() == 0)
        }
    }

    @Test(arguments: [("1", false), ("", true)])
    func `with NO_COLOR removes all colours unless it is empty`(
        value: String, hasColours: Bool
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let terminal = try await TmuxTerminal(in: sandbox, environment: ["NO_COLOR": value])
            try await terminal.resumeMatch()
            let screen = try await terminal.colouredScreen()
            // 30 to 37, 40 to 47, 90 and more, and those of palettes.
            let colours = screen.matches(of: #/\u{1B}\[(?:\d+;)*(?:3[0-8]|4[0-8]|9\d|10\d)/#)
            #expect(colours.isEmpty != hasColours, "\(screen)")
            try await FullScreenApp(terminal: terminal).quit()
        }
    }
}
