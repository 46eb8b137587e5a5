import Domain
import HTTPServer
import Service
import Synchronization
import TestSupport
import Testing

@testable import RemoteClient

@Suite struct `The transport by libcurl` {
    private static let ok = RawServer.Response.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
    private static let get = ServerRequest(method: "GET", path: "/api/players")

    private func transport(_ port: Int, _ options: CurlOptions = .init()) throws -> CurlTransport {
        CurlTransport(to: try ServerAddress(parsing: "http://127.0.0.1:\(port)"), options)
    }

    // MARK: - Requests and responses

    @Test(arguments: ["GET", "POST", "PUT", "DELETE"], [nil, [], Array("{\"a\":1}".utf8)])
    func `sends a request to the server of the app`(method: String, body: [UInt8]?) async throws {
        let received = Mutex<HTTPRequest?>(nil)
        let options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 1, bodyLimit: 100)
        let server = try HTTPListener(options) { request in
            received.withLock { $0 = request }
            return .now(.error(429, "wait", ("Retry-After", "7")))
        }
        let body = method == "GET" || method == "DELETE" ? nil : body
        let response = try await transport(server.port).send(
            .init(method: method, path: "/club/api/a%20b", authorization: "Bearer abc", body: body))
        #expect(response.status == 429)
        #expect(response.retryAfter == .seconds(7))
        #expect(String(decoding: response.body, as: UTF8.self).contains("\"reason\":\"wait\""))
        let request = try #require(received.withLock { $0 })
        #expect(request.method == method)
        #expect(request.path == "/club/api/a b")
        #expect(request.authorization == "Bearer abc")
        #expect(request.contentType == (body == nil ? nil : "application/json"))
        #expect(request.body == body ?? [])
        await server.stop()
    }

    @Test func `sends few header fields, and uses its connection again`() async throws {
        let server = RawServer { _ in Self.ok }
        let transport = try transport(server.port)
        for _ in 1...3 {
            let response = try await transport.send(Self.get)
            #expect(response == .init(status: 200, body: Array("a".utf8)))
        }
        #expect(server.connectionCount == 1)
        let lines = try #require(server.requests.last).split(separator: "\r\n")
        #expect(
            lines == [
                "GET /api/players HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
                "User-Agent: football-gather", "Accept: application/json",
            ])
    }

    @Test func `sends paths after the path of the address`() async throws {
        let server = RawServer { _ in Self.ok }
        let address = try ServerAddress(parsing: "http://localhost:\(server.port)/club/")
        _ = try await CurlTransport(to: address).send(Self.get)
        #expect(server.requests[0].hasPrefix("GET /club/api/players HTTP/1.1\r\n"))
    }

    @Test func `does not follow a redirection`() async throws {
        let server = RawServer { _ in
            .text("HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")
        }
        let response = try await transport(server.port).send(Self.get)
        #expect(response.status == 302)
        #expect(server.requests.count == 1)
    }

    // MARK: - Connections

    @Test func `a refused connection is an error`() async throws {
        // No server uses the first port.
        let transport = try transport(1)
        await #expect(throws: ServerError.unreachable) { try await transport.send(Self.get) }
    }

    @Test func `no answer within the limit is an error`() async throws {
        let server = RawServer { _ in .text("HTTP/1.1 200 OK\r\n") }
        var options = CurlOptions()
        options.limit = .milliseconds(100)
        let transport = try transport(server.port, options)
        await #expect(throws: ServerError.unreachable) { try await transport.send(Self.get) }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc", "SSH-2.0\r\n"])
    func `a connection that is lost is an error, and the next request connects again`(
        start: String
    ) async throws {
        let server = RawServer { $0 == 0 ? .reset(start) : Self.ok }
        let transport = try transport(server.port)
        await #expect(throws: ServerError.unreachable) { try await transport.send(Self.get) }
        #expect(try await transport.send(Self.get).status == 200)
    }

    @Test func `a request that cannot be repeated is not sent again on a lost connection`()
        async throws
    {
        let other = RawServer { $0 == 1 ? .reset("") : Self.ok }
        let second = try self.transport(other.port)
        _ = try await second.send(Self.get)
        await #expect(throws: ServerError.unreachable) {
            try await second.send(.init(method: "POST", path: "/api/gathers"))
        }
        #expect(other.requests.count == 2)
    }

    @Test(arguments: ["Content-Length: 11\r\n\r\n", "\r\n"])
    func `a response above the limit is an error`(header: String) async throws {
        let server = RawServer {
            $0 == 0 ? .text("HTTP/1.1 200 OK\r\n\(header)01234567890") : Self.ok
        }
        var options = CurlOptions()
        options.responseLimit = 10
        let transport = try transport(server.port, options)
        await #expect(throws: ServerError.failed) { try await transport.send(Self.get) }
        #expect(try await transport.send(Self.get).status == 200)
    }

    // MARK: - Cancellation

    @Test func `cancelled requests return at once, also those that wait for another one`()
        async throws
    {
        let arrived = AsyncStream<Void>.makeStream()
        let server = RawServer {
            arrived.continuation.yield()
            return $0 == 0 ? .text("") : Self.ok
        }
        var options = CurlOptions()
        options.limit = .seconds(600)
        let transport = try transport(server.port, options)
        let first = Task { try await transport.send(Self.get) }
        for await _ in arrived.stream { break }
        let second = Task { try await transport.send(Self.get) }
        second.cancel()
        #expect(await second.result.error == .unreachable)
        first.cancel()
        #expect(await first.result.error == .unreachable)
        #expect(try await transport.send(Self.get).status == 200)
        #expect(server.requests.count == 2)
    }

    // MARK: - TLS

    @Test func `only the name of a trusted certificate is accepted`() async throws {
        var options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 1, bodyLimit: 100)
        options.tls = .init(
            certificate: TestCertificate.localhost.certificate,
            key: TestCertificate.localhost.key)
        let server = try HTTPListener(options) { _ in .now(.error(404, "")) }
        let directory = TemporaryDirectory()
        let file = directory.path + "/authorities.pem"
        try directory.write(Array(TestCertificate.localhost.certificate.utf8), to: file)

        func send(to host: String, trusting authorities: String?) async throws -> Int {
            var options = CurlOptions()
            options.authorities = authorities
            let address = try ServerAddress(parsing: "https://\(host):\(server.port)")
            return try await CurlTransport(to: address, options).send(Self.get).status
        }
        #expect(try await send(to: "localhost", trusting: file) == 404)
        for (host, authorities) in [
            ("localhost", nil), ("127.0.0.1", file), ("localhost", directory.path + "/none"),
        ] {
            await #expect(throws: ServerError.untrusted) {
                try await send(to: host, trusting: authorities)
            }
        }
        await server.stop()
    }

    @Test func `a server without TLS is no server with TLS`() async throws {
        let server = RawServer { _ in Self.ok }
        let address = try ServerAddress(parsing: "https://localhost:\(server.port)")
        var options = CurlOptions()
        options.limit = .seconds(1)
        let transport = CurlTransport(to: address, options)
        await #expect(throws: ServerError.unreachable) { try await transport.send(Self.get) }
    }

    // MARK: - The library

    @Test func `a missing library is an error`() async throws {
        var options = CurlOptions()
        options.libraries = ["libfootball-gather-none.so.4"]
        let transport = try transport(1, options)
        await #expect(throws: ServerError.missingLibrary) { try await transport.send(Self.get) }
    }
}

extension Result {
    fileprivate var error: ServerError? {
        if case .failure(let error as ServerError) = self { error } else { nil }
    }
}
