import Foundation
import Glibc
import Service
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `The HTTP server` {
    private static let request = "GET /a HTTP/1.1\r\nHost: x\r\n"
    private static let post = "POST /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    private static let last = "Connection: close\r\n\r\n"

    private let options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 2, bodyLimit: 100)

    /// Starts a server that answers with the status 404 at `/a`, or later at `/later`, and sends
    /// texts.
    ///
    /// - Returns: The end of what the server has sent to each client.
    private func responses(
        to texts: [String], requestTimeout: Duration = .seconds(900), closesWriting: Bool = false
    ) async throws -> (received: [String], bodies: [String]) {
        let bodies = Mutex<[String]>([])
        var options = options
        options.requestTimeout = requestTimeout
        let server = try HTTPListener(options) { request in
            bodies.withLock { $0.append(String(decoding: request.body, as: UTF8.self)) }
            let response = HTTPResponse.error(404, request.path)
            return request.path == "/later" ? .later { response } : .now(response)
        }
        var received: [String] = []
        for text in texts {
            let client = RawConnection(port: server.port)
            client?.send(text)
            if closesWriting { client?.closeWriting() }
            received.append(await client?.receive() ?? "not connected")
        }
        await server.stop()
        return (received, bodies.withLock { $0 })
    }

    /// Sends one text and returns the first line of the response.
    private func status(of text: String) async throws -> Substring? {
        try await responses(to: [text]).received.first?.split(separator: "\r\n").first
    }

    @Test func `answers pipelined requests in their order`() async throws {
        let text =
            "GET /later HTTP/1.1\r\nHost: x\r\n\r\n" + Self.request + "\r\nGET /b%20c HTTP/1.1\r\n"
            + "Host: x\r\n" + Self.last
        let received = try await responses(to: [text]).received[0]
        let reasons = received.matches(of: #/"reason":"([^"]*)"/#).map { String($0.1) }
        #expect(reasons == ["/later", "/a", "/b c"])
        #expect(received.contains("Content-Type: application/json; charset=utf-8\r\n"))
        #expect(received.contains("X-Content-Type-Options: nosniff\r\n"))
    }

    @Test(arguments: ["/a", "/later"])
    func `answers a client that has closed its side`(path: String) async throws {
        let text = "GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n"
        let received = try await responses(to: [text], closesWriting: true).received[0]
        #expect(received.hasPrefix("HTTP/1.1 404"))
    }

    @Test func `passes bodies of a known length and in chunks`() async throws {
        let (received, bodies) = try await responses(to: [
            Self.post + "Content-Length: 3\r\n\r\nabc",
            Self.post + "Transfer-Encoding: chunked\r\n\r\n2\r\nde\r\n1\r\nf\r\n0\r\n\r\n",
        ])
        #expect(received.allSatisfy { $0.hasPrefix("HTTP/1.1 404") })
        #expect(bodies == ["abc", "def"])
    }

    @Test func `rejects a body above the limit, before it is sent if its length is known`()
        async throws
    {
        #expect(
            try await status(of: Self.post + "Content-Length: 101\r\n\r\n")?.contains("413") == true
        )
        let chunk = "40\r\n" + String(repeating: "a", count: 64) + "\r\n"
        let chunked = Self.post + "Transfer-Encoding: chunked\r\n\r\n" + chunk + chunk + "0\r\n\r\n"
        #expect(try await status(of: chunked)?.contains("413") == true)
    }

    @Test func `closes the connection of a body without end`() async throws {
        let chunk = "40\r\n" + String(repeating: "a", count: 64) + "\r\n"
        let endless =
            Self.post + "Transfer-Encoding: chunked\r\n\r\n" + String(repeating: chunk, count: 200)
        let (received, bodies) = try await responses(to: [endless])
        #expect(received[0].hasPrefix("HTTP/1.1 413"))
        #expect(received[0].contains("\r\nConnection: close\r\n"))
        #expect(bodies == [])
    }

    @Test(arguments: [
        "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n2\r\nabcdef\r\n0\r\n\r\n",
        "Content-Length: x\r\n\r\nabc", "Content-Length: -1\r\n\r\nabc",
    ])
    func `does not answer a malformed body as a request`(rest: String) async throws {
        let (received, bodies) = try await responses(to: [Self.post + rest])
        #expect(received[0].hasPrefix("HTTP/1.1 400"))
        #expect(bodies == [])
    }

    @Test(arguments: [
        "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        "Transfer-Encoding: identity\r\n\r\nabc",
        "Transfer-Encoding: gzip, chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
        "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc",
        "Content-Length: 3\r\ncontent-length: 4\r\n\r\nabc",
    ])
    func `closes the connection of a body with an ambiguous length`(rest: String) async throws {
        let (received, bodies) = try await responses(to: [Self.post + rest])
        #expect(received[0].hasPrefix("HTTP/1.1 400"))
        #expect(bodies == [])
    }

    @Test func `rejects header fields of 64 KiB, and requests without a host`() async throws {
        let field = "X: " + String(repeating: "a", count: 65_536) + "\r\n\r\n"
        #expect(try await status(of: Self.request + field)?.contains("431") == true)
        #expect(try await status(of: "GET / HTTP/1.1\r\n\r\n")?.contains("400") == true)
    }

    @Test(arguments: ["", "GET /a HT", request + "X: ", post + "Content-Length: 3\r\n\r\na"])
    func `closes the connection of a request that does not arrive in time`(
        start: String
    ) async throws {
        let (received, bodies) = try await responses(
            to: [start], requestTimeout: .milliseconds(100))
        #expect(received == [""])
        #expect(bodies == [])
    }

    @Test(arguments: ["CONNECTION", "cLose"])
    func `closes the connection if the client asks for it`(name: String) async throws {
        for text in [
            "GET /a HTTP/1.0\r\n\r\n", Self.request + "Connection: \(name), close\r\n\r\n",
            "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + Self.request + Self.last,
        ] {
            let received = try await responses(to: [text]).received[0]
            #expect(received.contains("HTTP/1.1 404"))
            #expect(received.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test func `answers HEAD with the header of GET`() async throws {
        let received = try await responses(to: [
            "HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n" + Self.request + Self.last
        ]).received[0]
        let parts = received.components(separatedBy: "\r\n\r\n")
        #expect(parts.count == 3)
        #expect(parts[1].hasPrefix("HTTP/1.1 404"))
        #expect(parts[0] == parts[1].replacing("Connection: close\r\n", with: ""))
        #expect(parts[0].contains("Content-Length: \(parts[2].utf8.count)"))
    }

    @Test func `asks for a body that the client holds back, unless it is too large`()
        async throws
    {
        let expectation = Self.post + "Expect: 100-continue\r\n"
        let (received, bodies) = try await responses(to: [
            expectation + "Content-Length: 101\r\n\r\n",
            expectation + "Content-Length: 1\r\n\r\na",
            expectation + "Transfer-Encoding: chunked\r\n\r\n1\r\nb\r\n0\r\n\r\n",
        ])
        #expect(received[0].hasPrefix("HTTP/1.1 413"))
        for text in received.dropFirst() {
            #expect(text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404"))
        }
        #expect(bodies == ["a", "b"])
    }

    @Test func `a rejected client that goes on sending gets the answer`() async throws {
        let text = Self.post + "Content-Length: 20000000\r\n\r\n"
        let received = try await responses(to: [text + String(repeating: "a", count: 20_000_000)])
            .received[0]
        #expect(received.hasPrefix("HTTP/1.1 413"))
    }

    @Test func `runs no request that is hidden in another one`() async throws {
        let paths = Mutex<[String]>([])
        let server = try HTTPListener(options) { request in
            paths.withLock { $0.append(request.path) }
            return .now(.error(404, ""))
        }
        for text in RequestCorpus.all {
            let client = try #require(RawConnection(port: server.port))
            client.send(text)
            client.closeWriting()
            let received = await client.receive()
            #expect(received.hasPrefix("HTTP/1.1 400"), "\(text.debugDescription)")
            #expect(received.components(separatedBy: "HTTP/1.1 ").count == 2)
        }
        #expect(paths.withLock { $0 } == [])
        await server.stop()
    }

    @Test(arguments: [
        ("GET /a HTTP/2.0", "", 505), ("GET /a HTTP/1.1", "Expect: x\r\n", 417),
        ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1", "", 414),
    ])
    func `rejects what it does not support, with the usual fields`(
        line: String, field: String, status: Int
    ) async throws {
        let received = try await responses(to: ["\(line)\r\nHost: x\r\n\(field)\r\n"]).received[0]
        #expect(received.hasPrefix("HTTP/1.1 \(status) "))
        for field in [
            "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Content-Type: application/json; charset=utf-8",
        ] { #expect(received.contains("\r\n\(field)\r\n")) }
        #expect(received.contains(#"{"error":true,"reason":""#))
    }

    @Test func `clients that disconnect do not disturb others`() async throws {
        let server = try HTTPListener(options) { _ in .later { .error(404, "late") } }
        for _ in 0..<100 { RawConnection(port: server.port)?.send(Self.request + "\r\n") }
        let client = try #require(RawConnection(port: server.port))
        client.send(Self.request + Self.last)
        #expect(await client.receive().contains("late"))
        await server.stop()
    }

    @Test func `an address that is invalid or in use is an error`() async throws {
        for address in ["", "x", "127.0.0.1", "127.0.0.1:x", ":80", "127.0.0.1:65536"] {
            #expect(throws: HTTPListenerError.invalidAddress(address)) {
                try listen(at: address)
            }
        }
        let server = try listen(at: "[::1]:0")
        let address = "[::1]:\(server.port)"
        #expect(throws: HTTPListenerError.unavailable(address, EADDRINUSE)) {
            try listen(at: address)
        }
        await server.stop()
    }

    /// Clients find IPv4 under a name at least.
    @Test func `a name is replaced by its address`() async throws {
        let server = try listen(at: "localhost:0")
        let client = try #require(RawConnection(port: server.port))
        client.send(Self.request + Self.last)
        #expect(await client.receive().hasPrefix("HTTP/1.1 "))
        await server.stop()
    }

    /// The system asks no other machine for these names.
    @Test(arguments: ["[localhost]:80", String(repeating: "x", count: 300) + ":80"])
    func `a name that the system does not know is an error`(address: String) throws {
        let error = #expect(throws: HTTPListenerError.self) { try listen(at: address) }
        #expect(error?.message.hasPrefix("The name in “\(address)” is not known (") == true)
    }

    @Test func `a certificate that is none is an error`() {
        var options = options
        options.tls = .init(certificate: "x", key: "y")
        #expect(throws: HTTPListenerError.invalidCertificate) {
            try HTTPListener(options) { _ in .now(.error(404, "")) }
        }
    }

    private func listen(at address: String) throws(HTTPListenerError) -> HTTPListener {
        var options = options
        options.address = address
        return try HTTPListener(options) { _ in .now(.error(404, "")) }
    }
}
