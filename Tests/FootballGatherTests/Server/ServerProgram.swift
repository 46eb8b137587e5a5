import Foundation
import Platform
import Processes

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

    /// Signs everybody out.
    func endSessions() async throws {
        let file = sandbox.path("server/football-gather-server.sqlite")
        _ = try await SQLiteShell(sandbox: sandbox, file: file).lines("DELETE FROM tokens")
    }

    func kill() async throws {
        process?.killGroup()
        _ = try await process?.exit()
    }
}
