import Platform
import Testing

@Suite struct `A signal in plain mode` {
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `ends the program and loses nothing that was shown`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            for line in Script.begun.lines { runner.say(line) }
            runner.say("Team B +", "Start")
            try await runner.reply(with: "Time: 10:00, Running")
            runner.send(number)
            // The shell is to see what ended it.
            #expect(try await runner.end() == .killed(number))
            let next = try await sandbox.play(Script.make { $0.say("Resume") })
            #expect(next.outputText.contains("Team A 0 : 1 Team B"))
            #expect(next.outputText.contains("Running"))
        }
    }

    /// Swift's runtime takes this one for a crash, unless it is told otherwise.
    @Test func `from Ctrl-Backslash ends the program without a trace`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            try await runner.reply(with: "== Login ==")
            runner.send(SIGQUIT)
            let ending = try await runner.end()
            #expect(ending == .killed(SIGQUIT))
            #expect(runner.errorText == "")
        }
    }

    @Test func `that stops it lets it go on`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            try await runner.reply(with: "== Login ==")
            runner.send(SIGSTOP)
            for line in Script.begun.lines { runner.say(line) }
            runner.send(SIGCONT)
            try await runner.reply(with: "== Gather in progress ==")
        }
    }
}
