import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `A terminal on a slow line` {
    /// Keys, and answers of the terminal, that contain the letters of "Remove goal".
    private static let sequences = [
        "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;2A", "\u{1B}[B", "\u{1B}OB", "\u{1B}P>|A B\u{1B}\\",
        "\u{1B}]11;rgb:AAAA/BBBB/0000\u{1B}\\",
    ]

    @Test func `takes no goal away, although its sequences arrive byte by byte`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let session = try await TerminalSession(in: sandbox, showing: "Resume the gather")
            session.terminal.write("r")
            try await session.wait(for: "Ready")
            session.terminal.write("ab")
            try await session.wait(for: "1-1")
            for sequence in Self.sequences { try await session.writeSlowly(sequence) }
            session.terminal.write("\u{3}")
            try await session.wait(for: "Quit Football")
            session.terminal.write("\u{3}")
            #expect(try await session.exit() == .exited(0))
            let state = try await StoredState(in: sandbox.database)
            #expect(state.match?.scoreA == 1 && state.match?.scoreB == 1)
            #expect(state.events == ["1 1 started", "1 2 goal a", "1 3 goal b"])
        }
    }
}

extension TerminalSession {
    /// Writes a text, and each byte only after the app has read the one before.
    fileprivate func writeSlowly(_ text: String) async throws {
        for byte in text.utf8 {
            terminal.write([byte])
            try await eventually("The read of a byte") {
                self.readOutput()
                var count: Int32 = 0
                return ioctl(self.terminal.device, UInt(FIONREAD), &count) == 0 && count == 0
                    ? () : nil
            }
        }
    }
}
