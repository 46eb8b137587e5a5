import Foundation
import Platform
import Processes
import TestSupport
import Testing

@Suite struct `The server under load` {
    private let directory = TemporaryDirectory()

    @Test func `answers others while 2,000 clients keep idle connections`() async throws {
        DescriptorLimit.raise(to: 4_000)
        let server = try await ServerProgram(directory: directory)
        let request = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
        let idle = (0..<2_000).compactMap { _ in RawConnection(port: server.port) }
        #expect(idle.count == 2_000)
        for client in idle { client.send(request) }
        let authorization = try await server.authorization()
        for _ in 0..<100 {
            let created = await server.send("POST /api/players", #"{"name":"Bo"}"#, authorization)
            #expect(created?.hasPrefix("HTTP/1.1 201") == true)
        }
        try await server.stop()
        for client in idle { #expect(await client.receive().hasPrefix("HTTP/1.1 200")) }
    }
}
