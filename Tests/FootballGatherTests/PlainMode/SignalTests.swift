import Foundation
import Glibc
import Platform
import Processes
import TestSupport
import Testing

@Suite struct `A signal in plain mode` {
    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `ends the app without losing data`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            for line in PlainScript.startedMatch.lines { process.enter(line) }
            process.enter("Team B +", "Start")
            try await process.output(containing: ", Running")
            process.send(number)
            // The exit status must name the signal, for the shell.
            #expect(try await process.exit() == .killed(number))
            let next = try await sandbox.run(PlainScript { $0.enter("Resume") })
            #expect(next.outputText.contains("Team A 0 : 1 Team B"))
            #expect(next.outputText.contains("Running"))
        }
    }

    /// Swift's runtime prints a backtrace for this signal by default.
    @Test func `SIGQUIT ends the app without a backtrace`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await process.output(containing: "== Login ==")
            process.send(SIGQUIT)
            #expect(try await process.exit() == .killed(SIGQUIT))
            #expect(process.errorText == "")
        }
    }

    @Test(arguments: TerminatingSignals.requests.filter { $0 != SIGPIPE })
    func `at the prompt for a password restores the echo`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox, ["--plain"])
            session.terminal.write("Password\n")
            try await eventually("A prompt without echo") {
                session.terminal.echoes ? nil : ()
            }
            session.process.send(number)
            #expect(try await session.exit() == .killed(number))
            #expect(session.terminal.echoes)
        }
    }

    @Test func `leaves no core file, which would contain passwords`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "ulimit -S -c unlimited; exec \"$BIN\" --plain --data-dir \"$DATA\"",
                input: .pipe)
            try await process.output(containing: "== Login ==")
            let limits = try String(contentsOfFile: "/proc/\(process.id)/limits", encoding: .utf8)
            #expect(limits.contains(#/Max core file size +0 /#))
        }
    }

    @Test func `SIGCONT continues the app after SIGSTOP`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await process.output(containing: "== Login ==")
            process.send(SIGSTOP)
            for line in PlainScript.startedMatch.lines { process.enter(line) }
            process.send(SIGCONT)
            try await process.output(containing: "== Gather in progress ==")
        }
    }
}
