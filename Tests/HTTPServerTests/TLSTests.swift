import Service
import TestSupport
import Testing

@testable import HTTPServer

@Suite struct `The HTTP server with a certificate` {
    private let options = {
        var options = HTTPListenerOptions(address: "127.0.0.1:0", threads: 1, bodyLimit: 100)
        options.tls = .init(certificate: certificate, key: key)
        return options
    }()

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
        let client = try #require(RawConnection(port: server.port))
        client.send(clientHello(version))
        client.closeWriting()
        let received = await client.receive()
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
        options.tls = .init(certificate: certificate, key: otherKey)
        #expect(throws: HTTPListenerError.notStarted) { try HTTPListener.check(options) }
    }
}

/// A certificate of 100 years for localhost.
private let certificate = """
    -----BEGIN CERTIFICATE-----
    MIIBfzCCASWgAwIBAgIUIGUNCOqNKP1UyAlRgyP/WD86L+AwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE4MDg1NVoYDzIxMjYxMDI5
    MTgwODU1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
    PQMBBwNCAAQr4HOkglxoEgU+yoBMxjTEDquQ+zv2Qr2LM48YZeG22tttV5drnFWb
    RrczfP30JNXo0Yusvbnz3Rbd4eXz5Z4do1MwUTAdBgNVHQ4EFgQUf9L46Aq/kXhP
    LAN2H7QJw6seqUkwHwYDVR0jBBgwFoAUf9L46Aq/kXhPLAN2H7QJw6seqUkwDwYD
    VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiACkp791nRKNK/Ur4mytJXg
    u9IyD+vjjzTlZJmio+EK7AIhAJf8A5ioWjNHVpcepxV3DuV2guufdOQWMa6aP+cY
    Ytv6
    -----END CERTIFICATE-----

    """

private let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6OsHZhnh/t3fqx3Q
    1bctD8XFSTvLm1TfUAyVEB2LT1ChRANCAAQr4HOkglxoEgU+yoBMxjTEDquQ+zv2
    Qr2LM48YZeG22tttV5drnFWbRrczfP30JNXo0Yusvbnz3Rbd4eXz5Z4d
    -----END PRIVATE KEY-----

    """

private let otherKey = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo3vH7A0+0YS700tZ
    rP4mGZQG0/AKrzxvD299BjUKAdahRANCAASfC+g93DxMBSpg63rnrPb91oxrxtnf
    x2Qoiv2IYYHNUFL4jpVN1N1GxniRK0v5iBfIzIk8UaE3x3T5vl8sf8g7
    -----END PRIVATE KEY-----

    """
