import Testing

/// What cannot be read is not guessed at.
@Suite struct `What is not text` {
    @Test(arguments: ["--data-dir $'\\xff'", "--data-dir=$'a\\xc3'", "$'\\xfe'"])
    func `is refused on the command line`(arguments: String) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.shell("exec \"$BIN\" --plain " + arguments)
            try await expectComplaint(of: runner, code: 64, saying: "not valid UTF-8")
            #expect(try sandbox.names() == [])
        }
    }

    @Test func `an unknown terminal is told of before the lines begin`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(
                in: sandbox, environment: ["TERM": "no-such-terminal"])
            try await terminal.see("no-such-terminal", "== Login ==")
        }
    }
}
