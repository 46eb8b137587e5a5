import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `The terminal's modes` {
    /// Stores the modes before and after the app, and keeps the window open.
    private static let command = """
        stty -a > before; "$BIN" --data-dir "$DATA" 2> errors; code=$?
        stty -a > after; echo "ended: $code"; cat
        """

    private func expectRestoration(
        code: Int32, _ end: (TmuxTerminal, pid_t) async throws -> Void
    ) async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(in: sandbox, running: Self.command)
            try await terminal.wait(for: "Login", "Username")
            #expect(try await terminal.property("#{alternate_on}") == "1")
            try await end(terminal, try sandbox.data.lockHolder())
            let modes = "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_flag}"
            try await eventually("A terminal with its previous modes") {
                try await terminal.property(modes) == "0 1 0 0" ? () : nil
            }
            try await terminal.wait(for: "ended: \(code)")
            // The terminal shows typed text again.
            try await terminal.type("hello")
            try await terminal.wait(for: "hello")
            let difference = try sandbox.shell("diff before after")
            #expect(try await difference.exit() == .exited(0), "\(difference.outputText)")
            let errors = try String(contentsOfFile: sandbox.path("errors"), encoding: .utf8)
            #expect(errors == "")
        }
    }

    @Test func `are restored after quitting`() async throws {
        try await expectRestoration(code: 0) { terminal, _ in
            try await terminal.press("C-c", "C-c")
        }
    }

    /// A hangup that leaves the terminal open ends the app like a request to quit.
    @Test(arguments: [
        SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGTRAP,
    ])
    func `are restored after a signal and after a crash`(number: Int32) async throws {
        try await expectRestoration(code: number == SIGHUP ? 0 : 128 + number) { kill($1, number) }
    }
}

@Suite struct `An app whose terminal is closed` {
    private func expectEnd(of process: pid_t) async throws {
        try await eventually("The end of process \(process)") {
            kill(process, 0) == 0 ? nil : ()
        }
    }

    @Test func `ends while a clock is running`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await sandbox.openMatch()
            let process = try sandbox.data.lockHolder()
            try await terminal.press("Space")
            try await terminal.wait(for: "Running")
            try await terminal.close()
            try await expectEnd(of: process)
        }
    }

    @Test func `ends even if it was started with hangups ignored`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, running: "trap '' HUP; exec \"$BIN\" --data-dir \"$DATA\"")
            try await terminal.wait(for: "Login")
            let process = try sandbox.data.lockHolder()
            try await terminal.close()
            try await expectEnd(of: process)
        }
    }
}
