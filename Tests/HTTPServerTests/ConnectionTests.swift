import Glibc
import Service
import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `Connections of the HTTP server` {
    private static let last = "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

    private static let large = HTTPResponse.error(404, String(repeating: "a", count: 1_500_000))

    private func listen(
        connections: Int = 100, requestTimeout: Duration = .seconds(900), threads: Int = 1,
        unsentBytes: Int = .max, gate: Gate = Gate()
    ) throws(HTTPListenerError) -> HTTPListener {
        var options = HTTPListenerOptions(
            address: "127.0.0.1:0", threads: threads, bodyLimit: 1_000)
        options.connections = connections
        options.requestTimeout = requestTimeout
        options.unsentBytesPerAddress = unsentBytes
        return try HTTPListener(options) { request in
            let response = HTTPResponse.error(404, "\(request.path) \(request.body.count)")
            switch request.path {
            case "/later": return .later { response }
            case "/gate":
                return .later {
                    await gate.pass()
                    return response
                }
            case "/large": return .now(Self.large)
            default: return .now(response)
            }
        }
    }

    private func response(from server: HTTPListener, to address: String) async -> String {
        let client = RawConnection(port: server.port, from: address)
        client?.send(Self.last)
        return await client?.receive() ?? "not connected"
    }

    @Test func `from one address are limited, and leave room for others`() async throws {
        let gate = Gate()
        gate.close()
        let server = try listen(connections: 8, gate: gate)
        let clients = (0..<4).compactMap { _ in RawConnection(port: server.port) }
        for client in clients { client.send("GET /gate HTTP/1.1\r\nHost: x\r\n\r\n") }
        await gate.untilWaiting(4)
        #expect(await response(from: server, to: "127.0.0.1") == "")
        #expect(await response(from: server, to: "127.0.0.2").contains("404"))
        gate.open()
        for client in clients { client.closeWriting() }
        for client in clients { #expect(await client.receive().contains("404")) }
        #expect(await response(from: server, to: "127.0.0.1").contains("404"))
        await server.stop()
    }

    @Test(arguments: ["", "GET", last + "GET"])
    func `that wait for their client make room for new ones of the address`(
        start: String
    ) async throws {
        let server = try listen(connections: 8)
        let text = start.replacing("Connection: close\r\n", with: "")
        let clients = (0..<40).compactMap { _ in RawConnection(port: server.port) }
        for client in clients { client.send(text) }
        let other = try #require(RawConnection(port: server.port, from: "127.0.0.2"))
        #expect(await response(from: server, to: "127.0.0.1").contains("404"))
        #expect(await response(from: server, to: "127.0.0.3").contains("404"))
        other.send(Self.last)
        #expect(await other.receive().contains("404"))
        await server.stop()
        withExtendedLifetime(clients) {}
    }

    @Test func `with large answers that nobody reads are closed, the slowest first`()
        async throws
    {
        let server = try listen(unsentBytes: 4_000_000)
        let request = "GET /large HTTP/1.1\r\nHost: x\r\n"
        let stalled = (0..<20).compactMap { _ in RawConnection(port: server.port) }
        for client in stalled {
            client.send(request + "\r\n")
            await client.untilReadable()
        }
        for address in ["127.0.0.1", "127.0.0.2"] {
            let reader = try #require(RawConnection(port: server.port, from: address))
            reader.send(request + "Connection: close\r\n\r\n")
            #expect(await reader.receive().utf8.count > Self.large.body.count)
        }
        // The others get what the system has taken before the connection was closed.
        for client in stalled { client.closeWriting() }
        var completeCount = 0
        for client in stalled where await client.receive().utf8.count > Self.large.body.count {
            completeCount += 1
        }
        #expect(completeCount <= 2)
        await server.stop()
    }

    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("255.10.100.0", "255.10.100.0"),
        ("2001:db8:1:2::1", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff:1:2:3", "2001:db8:1:2::"), ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
    ])
    func `of IPv6 are counted by their network`(text: String, address: String) throws {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo(text, nil, &hints, &found) == 0)
        defer { freeaddrinfo(found) }
        #expect(ListeningSocket.clientAddress(try #require(found?.pointee.ai_addr)) == address)
    }

    @Test(arguments: ["X: ", "Content-Length: 1000\r\n\r\n"])
    func `that send a byte now and then are closed in time`(start: String) async throws {
        let server = try listen(requestTimeout: .milliseconds(200))
        let client = try #require(RawConnection(port: server.port))
        client.send("POST /a HTTP/1.1\r\nHost: x\r\n\(start)")
        let drip = Task {
            while (try? await Task.sleep(for: .milliseconds(5))) != nil { client.send("a") }
        }
        #expect(await client.receive() == "")
        drip.cancel()
        await drip.value
        #expect(await response(from: server, to: "127.0.0.1").contains("404"))
        await server.stop()
    }

    @Test func `answer 500 pipelined requests that arrive in pieces`() async throws {
        let server = try listen(threads: 2)
        let client = try #require(RawConnection(port: server.port))
        let requests = (0..<500).map {
            "POST /\($0 % 7 == 0 ? "later" : "\($0)") HTTP/1.1\r\nHost: x\r\n"
                + "Content-Length: \($0)\r\n\r\n" + String(repeating: "a", count: $0)
        }
        let bytes = Array((requests.joined() + Self.last).utf8)
        let answers = Task { await client.receive() }
        for start in stride(from: 0, to: bytes.count, by: 777) {
            client.send(Array(bytes[start..<min(start + 777, bytes.count)]))
        }
        let reasons = await answers.value.matches(of: #/"reason":"(\S+ \d+)"/#).map { String($0.1) }
        #expect(
            reasons == (0..<500).map { "/\($0 % 7 == 0 ? "later" : "\($0)") \($0)" } + ["/a 0"])
        await server.stop()
    }

    @Test(arguments: ["GET /a HTTP/1.1\r\nHost: x\r\n\r\n", ""])
    func `answer the last request after earlier ones, though it takes longer`(
        earlier: String
    ) async throws {
        let server = try listen()
        let client = try #require(RawConnection(port: server.port))
        client.send(
            earlier + "POST /later HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\naa")
        let reasons = await client.receive().matches(of: #/"reason":"(\S+ \d+)"/#)
        #expect(reasons.map { String($0.1) } == (earlier.isEmpty ? [] : ["/a 0"]) + ["/later 2"])
        await server.stop()
    }

    /// Sends 1,000 requests, of which each tenth one takes longer, and waits until the server has
    /// done what it can for a client that reads nothing.
    private func pipeline(
        _ client: RawConnection, to server: HTTPListener, _ count: borrowing Mutex<Int>
    )
        async
    {
        client.send(
            (1...1_000).map { "GET /\($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined()
                + "GET /0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        var (before, others) = (-1, 0)
        while count.withLock({ $0 }) > before + others {
            (before, others) = (count.withLock { $0 }, 50)
            for _ in 0..<others { _ = await response(from: server, to: "127.0.0.1") }
        }
    }

    @Test(arguments: [false, true])
    func `answer pipelined requests in order to a client that reads late`(
        stops: Bool
    ) async throws {
        let count = Mutex(0)
        let padding = String(repeating: "a", count: 15_000)
        var options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 1, bodyLimit: 1_000)
        options.requestTimeout = .seconds(900)
        let server = try HTTPListener(options) { request in
            count.withLock { $0 += 1 }
            let response = HTTPResponse.error(404, "\(request.path) \(padding)")
            return request.path.hasSuffix("0") ? .later { response } : .now(response)
        }
        let client = try #require(RawConnection(port: server.port))
        await pipeline(client, to: server, count)
        async let stopped: Void = stops ? server.stop() : ()
        let reasons = await client.receive().matches(of: #/"reason":"\/(\d+) /#)
            .map { String($0.1) }
        await stopped
        let all = (1...1_000).map(String.init) + ["0"]
        // A server that stops answers the requests that it has begun.
        #expect(stops ? all.starts(with: reasons) && !reasons.isEmpty : reasons == all)
        await server.stop()
    }
}
