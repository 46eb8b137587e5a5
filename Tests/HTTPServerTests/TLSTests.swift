import Foundation
import Processes
import Service
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `The HTTP server with a certificate` {
    private let options = {
        var options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 1, bodyLimit: 100)
        options.tls = .init(TestCertificate.localhost)
        return options
    }()

    /// Returns what the server sends first. In TLS 1.2, this contains its certificate.
    private func answer(to hello: [UInt8], of server: HTTPListener) async throws -> String {
        let client = try #require(RawConnection(port: server.port))
        client.send(hello)
        client.closeWriting()
        return await client.receive()
    }

    /// Returns the first message of a client, with the newest version of TLS that the client knows.
    private func clientHello(_ version: [UInt8]) -> [UInt8] {
        // ECDHE and ECDSA, with AES-GCM for TLS 1.2 and with AES-CBC for older versions.
        let ciphers: [UInt8] = [0, 4, 0xC0, 0x2B, 0xC0, 0x09]
        // The curve P-256, and ECDSA with SHA-256.
        let extensions: [UInt8] = [0, 10, 0, 4, 0, 2, 0, 0x17, 0, 13, 0, 4, 0, 2, 4, 3]
        let random = [UInt8](repeating: 7, count: 32)
        let body =
            version + random + [0] + ciphers + [1, 0, 0, UInt8(extensions.count)] + extensions
        let message: [UInt8] = [1, 0, 0, UInt8(body.count)] + body
        return [0x16, 3, 1, 0, UInt8(message.count)] + message
    }

    @Test(arguments: [([3, 3] as [UInt8], true), ([3, 2], false), ([3, 1], false)])
    func `answers the handshake of TLS 1.2, and not that of older versions`(
        version: [UInt8], isAnswered: Bool
    ) async throws {
        let server = try HTTPListener(options) { _ in .now(.error(404, "")) }
        let received = try await answer(to: clientHello(version), of: server)
        // 0x16 starts a message of the handshake, 0x15 an alert.
        #expect((received.utf8.first == 0x16) == isAnswered)
        await server.stop()
    }

    @Test func `does not answer a request without TLS`() async throws {
        let server = try HTTPListener(options) { _ in .now(.error(404, "")) }
        let client = try #require(RawConnection(port: server.port))
        client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(!(await client.receive()).contains("HTTP/"))
        await server.stop()
    }

    @Test func `is checked with its certificate and key`() {
        var options = options
        #expect(throws: Never.self) { try HTTPListener.check(options) }
        options.tls = .init(
            certificate: TestCertificate.localhost.certificate, key: TestCertificate.club.key)
        #expect(throws: HTTPListenerError.invalidCertificate) { try HTTPListener.check(options) }
    }

    @Test func `rejects a chain with a damaged certificate`() {
        var options = options
        let (pair, other) = (TestCertificate.localhost, TestCertificate.club.certificate)
        options.tls = .init(certificate: pair.certificate + "\n" + other, key: pair.key)
        #expect(throws: Never.self) { try HTTPListener.check(options) }
        let damaged = other.replacing("\nMII", with: "\n!II")
        options.tls = .init(certificate: pair.certificate + "\n" + damaged, key: pair.key)
        #expect(throws: HTTPListenerError.invalidCertificate) { try HTTPListener.check(options) }
    }

    @Test func `uses another certificate for new connections, unless it is invalid`() async throws {
        let server = try HTTPListener(options) { _ in .now(.error(404, "")) }
        let hello = clientHello([3, 3])
        #expect(try await answer(to: hello, of: server).contains("localhost"))
        #expect(throws: HTTPListenerError.invalidCertificate) {
            try server.use(
                .init(
                    certificate: TestCertificate.club.certificate,
                    key: TestCertificate.localhost.key))
        }
        #expect(try await answer(to: hello, of: server).contains("localhost"))
        try server.use(.init(TestCertificate.club))
        #expect(try await answer(to: hello, of: server).contains("club.test"))
        await server.stop()
    }

    @Test(arguments: ["/later", "/a"])
    func `answers pipelined requests, also with large answers`(path: String) async throws {
        let reason = String(repeating: "a", count: 3_000_000)
        let server = try HTTPListener(options) { request in
            let response = HTTPResponse.error(404, request.path + reason)
            return request.path == "/later" ? .later { response } : .now(response)
        }
        let request = "GET \(path) HTTP/1.1\r\nHost: x\r\n"
        let client = Command(
            "openssl",
            ["s_client", "-quiet", "-no_ign_eof", "-connect", "127.0.0.1:\(server.port)"])
        let text = request + "\r\n" + request + "Connection: close\r\n\r\n"
        let process = try ChildProcess(client, input: .pipe)
        process.write(text)
        let result = try await process.exit()
        #expect(result == .exited(0))
        #expect(process.outputText.components(separatedBy: path + reason).count == 3)
        await server.stop()
    }
}

extension HTTPListenerOptions.TLS {
    init(_ pair: TestCertificate) {
        self.init(certificate: pair.certificate, key: pair.key)
    }
}
