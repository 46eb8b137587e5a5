import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `The log of the server` {
    private let directory = TemporaryDirectory()

    @Test func `to a pipe that nobody reads stops neither requests nor the end`() async throws {
        let pipe = try makePipe()
        defer { close(pipe) }
        let (process, port) = try start(logging: pipe)
        // The pipe has room for 64 KiB, and the server for 1 MiB.
        try await sendRequests(12_000, to: port)
        #expect(await ServerProgram.send("GET /health/live", "", "", to: port) != nil)
        kill(process.id, SIGTERM)
        #expect(try await process.exit() == .exited(0))
    }

    @Test func `tells how many lines were dropped`() async throws {
        let pipe = try makePipe()
        defer { close(pipe) }
        let (process, port) = try start(logging: pipe)
        // Their lines are more than the pipe and twice the limit of the server.
        try await sendRequests(24_000, to: port)
        let log = readText(pipe, until: #""event":"dropped","lines":"#)
        let logged = log.components(separatedBy: #""event":"request""#).count - 1
        let rest = readText(pipe, until: "\n")
        let dropped = try #require(rest.prefixMatch(of: #/(\d+)}/#).flatMap { Int($0.1) })
        #expect(logged > 1_000)
        #expect(logged + dropped == 24_000)
        kill(process.id, SIGTERM)
        #expect(try await process.exit() == .exited(0))
    }

    @Test func `is opened again after SIGHUP, and SIGUSR1 changes nothing`() async throws {
        try directory.create()
        let file = directory.path + "/log"
        let server = try await ServerProgram(
            directory: TemporaryDirectory(), [], .init(logFile: file))
        #expect(server.process.errorText == "")
        server.process.send(SIGUSR1)
        try FileManager.default.moveItem(atPath: file, toPath: file + ".1")
        server.process.send(SIGHUP)
        try await server.wait(for: "reloaded")
        #expect(try directory.permissions(of: file) == 0o600)
        try await server.stop()
        #expect(server.log.contains(#""event":"stopped""#))
        let old = String(decoding: directory.bytes(of: file + ".1"), as: UTF8.self)
        #expect(old.contains(#""event":"started""#))
        #expect(!old.contains("stopped"))
    }

    @Test func `cannot be a file in a folder that does not exist`() async throws {
        let process = try ServerProgram.launch(
            ["--data-dir", data], .init(logFile: directory.path + "/none/log"))
        #expect(try await process.exit() == .exited(73))
        #expect(process.errorText.contains("/none/log cannot be written"))
    }

    // MARK: - Steps

    private var data: String { directory.path + "/data" }

    /// Creates a named pipe, and opens it for reading so that a writer can open it.
    private func makePipe() throws -> Int32 {
        try directory.create()
        let path = directory.path + "/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        return descriptor
    }

    /// Starts a server that logs each request to the pipe, and returns its port.
    private func start(logging pipe: Int32) throws -> (ChildProcess, Int) {
        let process = try ServerProgram.launch(
            ["--listen", "127.0.0.1:0", "--data-dir", data, "--log-requests"], .init(),
            errors: .file(directory.path + "/pipe"))
        let port = try #require(
            readText(pipe, until: "\n").firstMatch(of: #/"port":(\d+)/#).flatMap { Int($0.1) })
        return (process, port)
    }

    /// Reads up to and including a text.
    private func readText(_ descriptor: Int32, until end: String) -> String {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        let end = Array(end.utf8)
        while !bytes.suffix(end.count).elementsEqual(end), read(descriptor, &byte, 1) == 1 {
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Sends requests that are logged, on one connection, and waits for the answers.
    private func sendRequests(_ count: Int, to port: Int) async throws {
        let client = try #require(RawConnection(port: port))
        let answers = Task { await client.receive() }
        let request = "GET /api/players HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in 0..<(count / 1_000) { client.send(String(repeating: request, count: 1_000)) }
        client.closeWriting()
        #expect(await answers.value.components(separatedBy: "HTTP/1.1 401").count == count + 1)
    }
}
