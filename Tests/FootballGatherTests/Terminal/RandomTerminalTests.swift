import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `Random keys, window sizes and signals` {
    /// Signals that leave the app running.
    private static let signals = [SIGWINCH, SIGCONT, SIGCHLD, SIGURG, SIGTSTP, SIGTTIN]
    private static let keys = [
        "\r", "\t", "\u{1B}[Z", "\u{1B}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{C}",
        "\u{1A}", "\u{3}", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;9;3M", "\u{1B}[<0;9;3m",
        "\u{7F}",
        " ", "a", "s", "c", "y", "n", "/", "?", "손", "\u{1B}[6~", "\u{18}", "\u{0}",
    ]

    @Test func `cause no crash and no damage, and leave the terminal restored`() async throws {
        for seed in TestBudget.environment.seeds(2, long: 60) {
            var random = SeededGenerator(seed: seed)
            try await withSandbox { sandbox in
                try await sandbox.run(.startedMatch)
                let modes = try TerminalSession.modesOfNewTerminal()
                let session = try await TerminalSession(in: sandbox, showing: "Resume")
                for _ in 0..<300 where session.process.exitStatus == nil {
                    session.readOutput()
                    switch Int.random(in: 0..<20, using: &random) {
                    case 0:
                        session.resize(
                            columns: .random(in: 0...300, using: &random),
                            rows: .random(in: 0...100, using: &random))
                    case 1:
                        let signal = random.pick(Self.signals) ?? SIGWINCH
                        session.process.send(signal)
                    case 2:
                        let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
                        session.terminal.write(bytes)
                    default:
                        session.terminal.write(random.pick(Self.keys) ?? "a")
                    }
                }
                session.process.send(SIGCONT)
                session.process.send(SIGTERM)
                let status = try await session.exit()
                // While the app is suspended, the terminal makes Ctrl-C a signal.
                #expect(
                    [.exited(0), .killed(SIGTERM), .killed(SIGINT)].contains(status),
                    "seed \(seed)")
                #expect(session.modes == modes, "seed \(seed)")
                #expect(try await sandbox.database.isSound(), "seed \(seed)")
            }
        }
    }
}
