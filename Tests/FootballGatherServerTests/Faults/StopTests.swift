import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `A server that stops under load` {
    private let directory = TemporaryDirectory()

    @Test func `by SIGKILL keeps every write that it has acknowledged`() async throws {
        try await stop(TestBudget.environment.count(5, long: 100), SIGKILL) {
            try await ServerProgram(directory: directory)
        }
    }

    @Test func `by SIGKILL keeps every write in PostgreSQL`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        try await stop(TestBudget.environment.count(5, long: 100), SIGKILL) {
            try await ServerProgram(database: address)
        }
    }

    @Test func `by SIGTERM answers what it has accepted`() async throws {
        try await stop(TestBudget.environment.count(3, long: 50), SIGTERM) {
            try await ServerProgram(directory: directory)
        }
    }

    @Test func `by SIGTERM leaves everything in the main file of its database`() async throws {
        let server = try await ServerProgram(directory: directory)
        let authorization = try await server.authorization()
        _ = await server.send("POST /api/players", #"{"name":"Ana"}"#, authorization)
        server.process.send(SIGTERM)
        #expect(try await server.exit(after: SIGTERM) == .exited(0))
        let copy = TemporaryDirectory()
        let file = "football-gather-server.sqlite"
        try copy.write(directory.bytes(of: directory.path + "/" + file), to: copy.path + "/" + file)
        chmod(copy.path + "/" + file, 0o600)
        let restored = try await ServerProgram(directory: copy)
        let players = await restored.send("GET /api/players", "", authorization)
        #expect(players?.contains("Ana") == true)
        try await restored.stop()
    }

    @Test func `by SIGTERM answers what PostgreSQL has accepted`() async throws {
        let address = try await PostgreSQLCluster.shared.value.makeAddress()
        try await stop(TestBudget.environment.count(3, long: 50), SIGTERM) {
            try await ServerProgram(database: address)
        }
    }
}

/// Stops a server repeatedly while eight clients write, and compares its players with the
/// acknowledged ones after each start.
///
/// - Parameters:
///   - signal: SIGKILL, or SIGTERM, after which no request may be carried out without a response.
///   - start: Starts a server. All have the same data.
private func stop(
    _ times: Int, _ signal: Int32, start: () async throws -> ServerProgram
) async throws {
    var server = try await start()
    let authorization = try await server.authorization()
    var writers = (0..<8).map { ServerWriter($0, authorization) }
    for _ in 0..<times {
        let (id, port) = (server.process.id, server.port)
        writers = await withTaskGroup(of: (Int, ServerWriter).self) { group in
            for (number, writer) in writers.enumerated() {
                group.addTask {
                    var writer = writer
                    while let status = await writer.write(to: port) {
                        #expect(status < 300)
                        if Int.random(in: 0..<50) == 0 { kill(id, signal) }
                    }
                    return (number, writer)
                }
            }
            return await group.reduce(into: writers) { $0[$1.0] = $1.1 }
        }
        let status = try await server.exit(after: signal)
        #expect(status == (signal == SIGTERM ? .exited(0) : .killed(signal)))
        server = try await start()
        // Writes take turns, and PostgreSQL can still run the last one of the killed server.
        #expect(await server.send("DELETE /api/players/0", "", authorization) != nil)
        let players = try await server.players(authorization)
        for number in writers.indices {
            let isComplete = writers[number].accept(players, allowsNext: signal == SIGKILL)
            #expect(isComplete, "client \(number)")
        }
    }
    #expect(!(try await server.players(authorization)).isEmpty)
    try await server.stop()
}
