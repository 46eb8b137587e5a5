import Foundation
import Glibc
import Platform
import Processes
import TestSupport
import Testing

@Suite struct `A server that reads its configuration again` {
    private let directory = TemporaryDirectory()

    @Test func `uses a new certificate for new connections, unless it is invalid`() async throws {
        let files = TemporaryDirectory()
        func write(_ certificate: String, _ key: String) throws {
            try files.write(Array(certificate.utf8), to: files.path + "/certificate")
            try files.write(Array(key.utf8), to: files.path + "/key")
        }
        let (localhost, club) = (TestCertificate.localhost, TestCertificate.club)
        try write(localhost.certificate, localhost.key)
        let server = try await ServerProgram(
            directory: directory,
            ["--tls-certificate", files.path + "/certificate", "--tls-key", files.path + "/key"])
        #expect(try await subject(of: server).contains("localhost"))
        try write(club.certificate, localhost.key)
        server.process.send(SIGHUP)
        try await server.wait(for: "not-reloaded")
        #expect(try await subject(of: server).contains("localhost"))
        try write(club.certificate, club.key)
        server.process.send(SIGHUP)
        try await server.wait(for: "reloaded")
        #expect(try await subject(of: server).contains("club.test"))
        try await server.stop()
    }

    private func subject(of server: ServerProgram) async throws -> String {
        let client = Command(
            "openssl", ["s_client", "-connect", "127.0.0.1:\(server.port)", "-no_ign_eof"])
        let output = try await client.run().output
        return output.split(separator: "\n").first { $0.hasPrefix("subject") }.map(String.init)
            ?? ""
    }

    @Test(arguments: [true, false])
    func `tells the service manager`(isAbstract: Bool) async throws {
        let files = TemporaryDirectory()
        try files.create()
        let name = isAbstract ? "@football-gather-\(UUID())" : files.path + "/notify"
        let socket = try bind(name)
        defer { close(socket) }
        let server = try await ServerProgram(
            directory: directory, [], .init(variables: ["NOTIFY_SOCKET": name]))
        #expect(message(socket).hasPrefix("READY=1\n"))
        server.process.send(SIGHUP)
        #expect(message(socket).contains(#/^RELOADING=1\nMONOTONIC_USEC=\d+\n/#))
        #expect(message(socket).hasPrefix("READY=1\n"))
        server.process.send(SIGTERM)
        #expect(message(socket).hasPrefix("STOPPING=1\n"))
        #expect(try await server.exit(after: SIGTERM) == .exited(0))
    }

    private func bind(_ name: String) throws -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(name.utf8)
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let start = try #require(MemoryLayout.offset(of: \sockaddr_un.sun_path))
        let descriptor = socket(AF_UNIX, datagramSocketType, 0)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(start + bytes.count))
            }
        }
        try #require(result == 0)
        // A server that ends before its message would make the test wait forever.
        var limit = timeval(tv_sec: 900, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return descriptor
    }

    private func message(_ socket: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = recv(socket, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
