import Glibc
import Processes
import TestSupport
import Testing

/// Every signal of `kill -l`.
@Suite struct `A signal on the full screen` {
    private static let ignored = [SIGCHLD, SIGURG, SIGWINCH, SIGCONT]
    /// Without a shell that would continue the process, the system ignores all but the first.
    private static let stopping = [SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU]
    /// The real-time signals from the first to the last, or only these two.
    private static let realTime: [Int32] =
        TestBudget.environment.isLong ? Array(34...64) : [34, 64]
    private static let terminating = (1..<SIGSYS + 1).filter { number in
        number != SIGKILL && !ignored.contains(number) && !stopping.contains(number)
    }

    private func expectRestoration(
        of session: TerminalSession, _ modes: [tcflag_t], after count: Int
    ) {
        #expect(session.modes == modes)
        let end = String(decoding: session.output[count...], as: UTF8.self)
        let missing = TerminalSession.restoration.filter { !end.contains($0) }
        #expect(missing.isEmpty)
    }

    @Test(arguments: terminating + realTime)
    func `restores the terminal and ends the app with its status`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let modes = try TerminalSession.modesOfNewTerminal()
            let session = try await TerminalSession(in: sandbox)
            #expect(session.modes != modes)
            // The question hides the cursor.
            session.terminal.write("\u{3}")
            try await session.wait(for: "Quit Football")
            let count = session.output.count
            session.process.send(number)
            // A hangup ends the app like a request to quit.
            let expected = number == SIGHUP ? ExitStatus.exited(0) : .killed(number)
            #expect(try await session.exit() == expected)
            expectRestoration(of: session, modes, after: count)
        }
    }

    @Test(arguments: ignored + stopping)
    func `that does not terminate leaves the app usable`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox)
            let count = session.output.count
            session.process.send(number)
            session.process.send(SIGCONT)
            // Ctrl-L draws a complete frame.
            session.terminal.write("ana\u{C}")
            try await session.wait(for: "ana", after: count)
        }
    }

    @Test func `that was ignored at the start stays ignored`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, running: "trap '' USR1; exec \"$BIN\" --data-dir \"$DATA\"")
            try await terminal.wait(for: "Login")
            kill(try sandbox.data.lockHolder(), SIGUSR1)
            try await terminal.type("ana")
            try await terminal.wait(for: "ana")
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `ends the app while its output is stopped`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let modes = try TerminalSession.modesOfNewTerminal()
            let session = try await TerminalSession(in: sandbox)
            let count = session.output.count
            tcflow(session.terminal.device, TCOOFF)
            session.process.send(number)
            #expect(try await session.exit() == .killed(number))
            expectRestoration(of: session, modes, after: count)
        }
    }

    @Test(arguments: [SIGTERM, SIGSEGV])
    func `ends the app while nobody reads its output`(number: Int32) async throws {
        try await withSandbox { sandbox in
            let modes = try TerminalSession.modesOfNewTerminal()
            let session = try await TerminalSession(in: sandbox)
            session.terminal.write("\u{3}")
            try await session.wait(for: "Quit Football")
            let count = session.output.count
            // Each Ctrl-L writes the whole screen.
            try await eventually("A full buffer") {
                session.terminal.write("\u{C}")
                return session.isBlocked ? () : nil
            }
            session.process.send(number)
            let status = try await eventually("The end") { session.process.exitStatus }
            #expect(status == .killed(number))
            session.readOutput()
            #expect(session.modes == modes)
            // A crash drops no output, so it has no room for the escape sequences.
            if number == SIGTERM { expectRestoration(of: session, modes, after: count) }
        }
    }
}
