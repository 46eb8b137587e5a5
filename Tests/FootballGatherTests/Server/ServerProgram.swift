import Foundation
import Glibc
import Processes
import TestSupport

/// The web service on a port of this machine, which can be killed and started again.
final class ServerProgram {
    private let sandbox: Sandbox
    private var process: ChildProcess?
    private(set) var port = 0

    init(in sandbox: Sandbox) async throws {
        self.sandbox = sandbox
        try await start()
    }

    var address: String { "http://127.0.0.1:\(port)" }

    /// Starts the server, after the first time on the same port.
    func start() async throws {
        let process = try sandbox.start(
            try AppBinary.path() + "-server",
            ["--listen", "127.0.0.1:\(port)", "--data-dir", sandbox.path("server")])
        self.process = process
        port = try await eventually("The port") {
            process.errorText
        } _: {
            process.errorText.firstMatch(of: #/"event":"started".*"port":(\d+)/#)
                .flatMap { Int($0.1) }
        }
    }

    private var database: SQLiteShell {
        SQLiteShell(sandbox: sandbox, file: sandbox.path("server/football-gather-server.sqlite"))
    }

    /// Waits until the server has stored a gather with a score.
    func wait(forScore score: String) async throws {
        try await eventually("The score") {
            try await database.lines("SELECT score FROM gathers") == [score] ? () : nil
        }
    }

    /// Signs everybody out.
    func endSessions() async throws {
        _ = try await database.lines(
            """
            PRAGMA busy_timeout = 5000;
            BEGIN; DELETE FROM tokens; DELETE FROM tokens_copy; COMMIT;
            """)
    }

    var isRunning: Bool { process?.exitStatus == nil }

    /// Stops the server, which keeps its connections without an answer.
    func pause() { process?.send(SIGSTOP) }

    /// Continues after a pause.
    func resume() { process?.send(SIGCONT) }

    func kill() async throws {
        process?.killGroup()
        _ = try await process?.exit()
    }
}
