import Processes
import Testing

@Suite struct `A long text on the full screen` {
    private static let text = String(repeating: "abcdefghij", count: 20_000)
    private static let paste = "\u{1B}[200~" + text + "\u{1B}[201~"

    @Test(arguments: [true, false])
    func `is cut, and the keys behind it arrive in their order`(isPaste: Bool) async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox)
            // A password, and Ctrl-L for a complete frame.
            session.terminal.write((isPaste ? Self.paste : Self.text) + "\tdog\u{C}")
            try await session.wait(for: "The text was cut")
            try await session.wait(for: "•••")
        }
    }

    @Test func `is cut in a recording, which is replayed to the same frames`() async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox, ["--record", sandbox.recording])
            session.terminal.write(Self.paste + "\tdog")
            try await session.wait(for: "The text was cut")
            session.terminal.write("\u{3}")
            try await session.wait(for: "Quit Football")
            session.terminal.write("\u{3}")
            #expect(try await session.exit() == .exited(0))
            try await sandbox.expectIdenticalReplay()
        }
    }
}
