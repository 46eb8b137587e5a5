import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// A limit for the size of files looks like a full disk to the server, and needs no permission.
/// Thread Sanitizer keeps its notes in memory that counts as a file.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != "thread"))
struct `A server with a full disk` {
    private let directory = TemporaryDirectory()

    @Test(arguments: [0, 32_768, 204_800])
    func `answers reads, rejects writes, loses nothing and recovers`(limit: Int) async throws {
        let server = try await ServerProgram(directory: directory, ["--log-requests"])
        let authorization = try await server.authorization()
        for number in 0..<3 {
            var writer = ServerWriter(number, authorization)
            try await limitFiles(of: server, to: "\(limit)")
            var status: Int? = 201
            for _ in 0..<1_000 where status != 503 {
                status = await writer.write(to: server.port)
            }
            for _ in 0..<20 {
                #expect(status == 503)
                #expect(writer.accept(try await server.players(authorization), allowsNext: false))
                for line in ["GET /health/ready", "GET /api/gathers", "GET /api/changes/0"] {
                    let response = await server.send(line, "", authorization)
                    #expect(response?.contains(" 200 ") == true)
                }
                status = await writer.write(to: server.port)
            }
            try await limitFiles(of: server, to: "unlimited")
            #expect(await writer.write(to: server.port).map { $0 < 300 } == true)
            #expect(writer.accept(try await server.players(authorization), allowsNext: false))
        }
        let players = try await server.players(authorization)
        try await server.stop()
        let next = try await ServerProgram(directory: directory)
        #expect(try await next.players(authorization) == players)
        try await next.stop()
    }

    /// Sets the largest size of files that the server can write.
    private func limitFiles(of server: ServerProgram, to size: String) async throws {
        let command = Command("prlimit", ["--pid=\(server.process.id)", "--fsize=\(size):"])
        #expect(try await command.run().status == .exited(0))
    }
}
