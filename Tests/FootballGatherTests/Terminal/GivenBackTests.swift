import Foundation
import Platform
import Testing

@Suite struct `The terminal is given back` {
    /// Runs the program from a shell that stays, and tells what it was before and after.
    private static let line = """
        stty -a > before; "$BIN" --data-dir "$DATA" 2> complaint; echo "ended: $?"
        stty -a > after; cat
        """

    private func expectGivenBack(
        code: Int32, _ leave: (TmuxSession, pid_t) async throws -> Void
    ) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox, running: Self.line)
            try await terminal.see("Login", "Username")
            #expect(try await terminal.ask("#{alternate_on}") == "1")
            let program = try sandbox.data.holder()
            try await leave(terminal, program)
            let state = "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}"
            try await eventually("a terminal as it was", pause: .milliseconds(20)) {
                try await terminal.ask(state) == "0 1 0 0" ? () : nil
            }
            try await expectEnd(code: code, in: terminal)
            let difference = try sandbox.shell("diff before after")
            #expect(try await difference.end() == .exited(0), "\(difference.outputText)")
            let complaint = sandbox.path("complaint")
            #expect(try String(contentsOfFile: complaint, encoding: .utf8) == "")
        }
    }

    private func expectEnd(code: Int32, in terminal: TmuxSession) async throws {
        try await terminal.look(for: "ended: \(code)") {
            $0.contains("ended: \(code)")
        }
        // What is typed can be seen again.
        try await terminal.type("hello")
        try await terminal.see("hello")
    }

    @Test func `after quitting`() async throws {
        try await expectGivenBack(code: 0) { terminal, _ in
            try await terminal.press("C-c", "C-c")
        }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGQUIT])
    func `after a signal that asks to end`(number: Int32) async throws {
        try await expectGivenBack(code: 128 + number) { kill($1, number) }
    }

    @Test func `after a hangup that leaves the terminal`() async throws {
        try await expectGivenBack(code: 0) { kill($1, SIGHUP) }
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP])
    func `after a crash`(number: Int32) async throws {
        try await expectGivenBack(code: 128 + number) { kill($1, number) }
    }

    @Test func `when the terminal is gone nothing stays`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await sandbox.gather()
            let program = try sandbox.data.holder()
            try await terminal.press("Space")
            try await terminal.see("Running")
            try await terminal.close()
            try await eventually("the end of process \(program)") {
                kill(program, 0) == 0 ? nil : ()
            }
        }
    }

    @Test func `and nobody who ignores hangups stays either`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(
                in: sandbox, running: "trap '' HUP; exec \"$BIN\" --data-dir \"$DATA\"")
            try await terminal.see("Login")
            let program = try sandbox.data.holder()
            try await terminal.close()
            try await eventually("the end of process \(program)") {
                kill(program, 0) == 0 ? nil : ()
            }
        }
    }
}
