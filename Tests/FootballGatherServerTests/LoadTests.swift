import Foundation
import Platform
import Processes
import TestSupport
import Testing

@Suite struct `The server under load` {
    private let directory = TemporaryDirectory()

    @Test func `answers others while 2,000 clients keep idle connections`() async throws {
        allowDescriptors(4_000)
        let server = try await ServerProgram(directory: directory)
        let request = "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
        let idle = (0..<2_000).compactMap { _ in RawConnection(port: server.port) }
        #expect(idle.count == 2_000)
        for client in idle { client.send(request) }
        let authorization = try await server.authorization()
        for _ in 0..<100 {
            let created = await server.send(
                "POST /api/players", #"{"name":"Bo"}"#, authorization)
            #expect(created?.hasPrefix("HTTP/1.1 201") == true)
        }
        server.process.send(SIGTERM)
        #expect(try await server.process.exit() == .exited(0))
        for client in idle { #expect(await client.receive().hasPrefix("HTTP/1.1 200")) }
    }

    /// Raises the limit of this process, which is often 1,024.
    private func allowDescriptors(_ count: rlim_t) {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = max(limit.rlim_cur, min(count, limit.rlim_max))
        setrlimit(resource, &limit)
    }
}
