import Processes
import TestSupport
import Testing

@Suite(
    .thorough,
    .enabled(
        if: Sandbox.canPreload, "A sanitizer's `free` leaves the content of released memory."))
struct `A password in the memory of the app` {
    private static let wrong = "wr0ng-Xylophone-quartz-vexing-jump"
    private static let first = "f1rst-Xylophone-battery-staple-orb"
    private static let second = "s3cond-Xylophone-marmalade-kiwi-fjord"
    /// Swift stores a text of at most 15 bytes without an allocation.
    private static let short = "q7w#Xy9-zK"

    /// Types a password, and waits until the app has it.
    private func type(
        _ password: String, then keys: String = "", in session: TerminalSession
    ) async throws {
        session.terminal.write(password + keys)
        let memory = ProcessMemory(process: session.process.id)
        try await eventually("A copy of the typed password") {
            session.readOutput()
            return try memory.contains(anyOf: [password]) ? () : nil
        }
    }

    /// Types a password for a field of plain mode: as a command, or at the prompt without echo.
    private func type(
        _ password: String, into field: String, isHidden: Bool, in session: TerminalSession
    ) async throws {
        session.terminal.write(field + (isHidden ? "\n" : " = "))
        if isHidden {
            try await eventually("A prompt without echo") {
                session.terminal.echoes ? nil : ()
            }
        }
        try await type(password, then: "\n", in: session)
    }

    /// Writes keys, waits for a text, and then until the memory has no copy of any password.
    private func expectNoCopy(
        in session: TerminalSession, after keys: String, showing text: String
    ) async throws {
        let offset = session.output.count
        session.terminal.write(keys)
        try await session.wait(for: text, after: offset)
        let memory = ProcessMemory(process: session.process.id)
        let passwords = [Self.wrong, Self.first, Self.second, Self.short]
        try await eventually("Memory without a password after “\(text)”") {
            session.readOutput()
            return try memory.contains(anyOf: passwords) ? nil : ()
        }
    }

    @Test(arguments: TestBudget.environment.sample([first, short]))
    func `is gone after each step on the full screen`(password: String) async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox)
            session.terminal.write("mister\t")
            try await type(Self.wrong, in: session)
            try await expectNoCopy(in: session, after: "\r", showing: "wrong")
            try await type(password, in: session)
            try await expectNoCopy(in: session, after: "\u{12}", showing: "No players yet")
            session.terminal.write("x")
            try await session.wait(for: "Sign out?")
            try await expectNoCopy(in: session, after: "y", showing: "Login")
            try await type(password, in: session)
            try await expectNoCopy(in: session, after: "\r", showing: "No players yet")
            session.terminal.write("e")
            try await session.wait(for: "Change password")
            session.terminal.write("\r")
            try await session.wait(for: "Repeat")
            for typed in [password, Self.second, Self.second] {
                try await type(typed, in: session)
                session.terminal.write("\t")
            }
            try await expectNoCopy(in: session, after: "\r", showing: "was changed")
        }
    }

    @Test(arguments: TestBudget.environment.sample([false, true]))
    func `is gone after each step in plain mode`(isHidden: Bool) async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox, ["--plain"])
            session.terminal.write("Username = mister\n")
            try await type(Self.wrong, into: "Password", isHidden: isHidden, in: session)
            try await expectNoCopy(in: session, after: "Login\n", showing: "is wrong")
            try await type(Self.first, into: "Password", isHidden: isHidden, in: session)
            try await expectNoCopy(in: session, after: "Register\n", showing: "No players")
            session.terminal.write("Sign out\n")
            try await expectNoCopy(in: session, after: "Sign out\n", showing: "== Login ==")
            try await type(Self.first, into: "Password", isHidden: isHidden, in: session)
            try await expectNoCopy(in: session, after: "Login\n", showing: "No players")
            session.terminal.write("Settings\nChange password\n")
            try await type(Self.first, into: "Current password", isHidden: isHidden, in: session)
            try await type(Self.second, into: "New password", isHidden: isHidden, in: session)
            try await type(
                Self.second, into: "Repeat new password", isHidden: isHidden, in: session)
            try await expectNoCopy(in: session, after: "Change password\n", showing: "was changed")
        }
    }
}
