import Platform
import Processes
import TestSupport
import Testing

@Suite struct `A server with few descriptors` {
    private let directory = TemporaryDirectory()

    @Test(arguments: [(limit: 64, clients: 200), (1_024, 1_300)])
    func `serves others while a client opens too many connections`(
        limit: Int, clients: Int
    ) async throws {
        DescriptorLimit.raise(to: 8_192)
        var launch = ServerProgram.Launch()
        launch.prefix = ["prlimit", "--nofile=\(limit):\(limit)"]
        let server = try await ServerProgram(directory: directory, [], launch)
        let request = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
        var idle: [RawConnection?] = []
        for number in 0..<clients {
            idle.append(RawConnection(port: server.port))
            if number % 2 == 0 { idle[number]?.send(request) }
            if number % 3 == 0 { idle[number]?.send("GET") }
        }
        let authorization = try await server.authorization()
        for _ in 0..<50 {
            let created = await server.send("POST /api/players", #"{"name":"Bo"}"#, authorization)
            #expect(created?.hasPrefix("HTTP/1.1 201") == true)
        }
        #expect(try await server.players(authorization).isEmpty == false)
        try await server.stop()
        withExtendedLifetime(idle) {}
    }

    @Test func `goes on when the limit becomes smaller, and larger again`() async throws {
        let server = try await ServerProgram(directory: directory)
        let authorization = try await server.authorization()
        let clients = (0..<100).compactMap { _ in RawConnection(port: server.port) }
        for client in clients { client.send("GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n") }
        for limit in ["64", "20", "64"] {
            try await limitDescriptors(of: server, to: limit)
            // Without any descriptor, clients wait or are closed.
            if limit == "20" { _ = RawConnection(port: server.port) }
        }
        #expect(try await server.players(authorization).isEmpty)
        try await limitDescriptors(of: server, to: "1024")
        #expect(try await server.players(authorization).isEmpty)
        try await server.stop()
        withExtendedLifetime(clients) {}
    }

    @Test func `does not start if the limit is too small`() async throws {
        for limit in [16, 30] {
            var launch = ServerProgram.Launch()
            launch.prefix = ["prlimit", "--nofile=\(limit):\(limit)"]
            let process = try ServerProgram.launch(
                ["--listen", "127.0.0.1:0", "--data-dir", directory.path], launch)
            guard case .exited(let code) = try await process.exit() else {
                Issue.record("\(process.errorText)")
                return
            }
            #expect(code != 0)
            #expect(process.errorText.hasPrefix("football-gather-server: "))
            if limit == 30 {
                #expect(code == 69)
                #expect(process.errorText.contains("limit for open files is too small"))
            }
        }
    }

    private func limitDescriptors(of server: ServerProgram, to limit: String) async throws {
        let command = Command("prlimit", ["--pid=\(server.process.id)", "--nofile=\(limit):"])
        #expect(try await command.run().status == .exited(0))
    }
}
