import Foundation
import Processes
import TestSupport
import Testing

@Suite(
    .thorough,
    .enabled(if: ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] == nil))
struct `A server whose clients do not read` {
    private static let playerCount = 192
    private let directory = TemporaryDirectory()

    @Test func `keeps few answers, gives their memory back and answers others`() async throws {
        let server = try await ServerProgram(directory: directory, ["--threads", "1"])
        let authorization = try await server.authorization()
        try await addPlayers(to: server, authorization)
        let request =
            "GET /api/players HTTP/1.1\r\nHost: x\r\nAuthorization: \(authorization)\r\n\r\n"
        let clients = (0..<90).compactMap { _ in RawConnection(port: server.port) }
        for client in clients { client.send(request) }
        // Every answer has begun, so the next one is the newest. The server closes the oldest ones.
        for client in clients { await client.untilReadable() }
        let answer = await server.send("GET /api/players", "", authorization)
        #expect((answer?.utf8.count ?? 0) > 900_000)
        // All answers together have more than 80 MB.
        let peak = try residentMegabytes(of: server)
        #expect(peak < 90)
        for client in clients { client.closeWriting() }
        for client in clients { _ = await client.receive() }
        #expect(await server.send("GET /health/live") != nil)
        #expect(try residentMegabytes(of: server) < peak - 10)
        try await server.stop()
    }

    /// Adds players with the longest names, of 2,500 bytes.
    private func addPlayers(to server: ServerProgram, _ authorization: String) async throws {
        let name = String(repeating: "👨‍👩‍👧‍👦", count: 100)
        let body = #"{"name":"\#(name)","favouriteTeam":"\#(name)"}"#
        let request = """
            POST /api/players HTTP/1.1\r\nHost: x\r\nAuthorization: \(authorization)\r
            Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
            """
        // Writes that wait at the same time become one transaction.
        let clients = try (0..<16).map { _ in try #require(RawConnection(port: server.port)) }
        for client in clients {
            for _ in 0..<(Self.playerCount / clients.count) { client.send(request) }
            client.closeWriting()
        }
        var count = 0
        for client in clients {
            count += await client.receive().components(separatedBy: "HTTP/1.1 201").count - 1
        }
        #expect(count == Self.playerCount)
    }

    private func residentMegabytes(of server: ServerProgram) throws -> Int {
        let status = try String(
            contentsOfFile: "/proc/\(server.process.id)/status", encoding: .utf8)
        let size = try #require(status.firstMatch(of: #/VmRSS:\s+(\d+) kB/#)?.1)
        return (Int(size) ?? .max) / 1_024
    }
}
