import FoundationEssentials
import Processes
import TestSupport
import Testing

@Suite struct `A terminal with wide ambiguous characters` {
    @Test func `gets lines of ASCII characters, and frames that a replay draws again`()
        async throws
    {
        try await withSandbox { sandbox in
            let squad = PlainScript {
                $0.register()
                for name in PlainScript.playerNames { $0.add(name) }
            }
            try await sandbox.run(squad)
            let session = try await TerminalSession(
                in: sandbox, ["--record", sandbox.recording], showing: "Łukasz Fabiański")
            // The answers and a key that moves the focus arrive in the same read.
            session.terminal.write("\u{1B}[2;3R\u{1B}[?6c\u{1B}[B")
            try await session.wait(for: String(repeating: "-", count: 60))
            try await session.wait(for: "Łukasz Fabiański")
            let wideCount = session.output.count
            session.terminal.write("\u{1B}[2;2R")
            try await session.wait(for: String(repeating: "─", count: 60), after: wideCount)
            session.terminal.write("\u{3}")
            try await session.wait(for: "Quit Football")
            session.terminal.write("\u{3}")
            #expect(try await session.exit() == .exited(0))
            try await sandbox.expectIdenticalReplay()
            let recording = try String(contentsOfFile: sandbox.recording, encoding: .utf8)
            #expect(recording.contains(/frame 80 24 [0-9a-f]+ wide/))
        }
    }
}
