import Foundation
import Processes
import Testing

@Suite struct `A window that claims an absurd size` {
    @Test func `takes no more memory than the largest frame`() async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox, columns: 5_000, rows: 5_000)
            // Ctrl-L draws a complete frame.
            session.terminal.write("ana\u{C}")
            try await session.wait(for: "ana", after: session.output.count)
            let status = try String(
                contentsOfFile: "/proc/\(session.process.id)/status", encoding: .utf8)
            let peak = try #require(status.firstMatch(of: #/VmHWM:\s*(\d+) kB/#))
            // Without a limit, the frame takes more than 2 GB.
            #expect(try #require(Int(peak.output.1)) < 700_000)
        }
    }
}
