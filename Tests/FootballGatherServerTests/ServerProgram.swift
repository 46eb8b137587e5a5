import Foundation
import Processes
import TestSupport
import Testing

/// A running server with its data in a temporary directory.
struct ServerProgram {
    let process: ChildProcess
    let port: Int

    /// Starts the program and waits until it listens.
    init(directory: TemporaryDirectory, _ arguments: [String] = []) async throws {
        try await self.init(["--data-dir", directory.path] + arguments)
    }

    /// Starts the program with the address of a PostgreSQL database, and waits until it listens.
    init(database: String, _ arguments: [String] = []) async throws {
        try await self.init(arguments, database: database)
    }

    private init(_ arguments: [String], database: String? = nil) async throws {
        process = try Self.launch(["--listen", "127.0.0.1:0"] + arguments, database: database)
        var found: Substring?
        while found == nil, process.exitStatus == nil {
            found = process.errorText.firstMatch(of: #/"event":"started".*"port":(\d+)/#)?.1
            try await Task.sleep(for: .milliseconds(5))
        }
        port = try #require(found.flatMap { Int($0) }, "\(process.errorText)")
    }

    static func launch(_ arguments: [String], database: String? = nil) throws -> ChildProcess {
        // No other variable of the developer's shell changes a test.
        let names = ["PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]
        var environment = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        environment["FOOTBALL_GATHER_DATABASE"] = database
        return try ChildProcess(Command(try path(), arguments, environment: environment))
    }

    /// Returns the path of the program, which SwiftPM puts beside the tests. The tests may be a bundle.
    private static func path() throws -> String {
        let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
        // Foundation leaks the list of bundles.
        let starts = arguments.isEmpty ? Bundle.allBundles.map(\.bundlePath) : arguments
        let folders = starts.flatMap { start in
            sequence(first: URL(filePath: start).deletingLastPathComponent()) { folder in
                folder.path.count > 1 ? folder.deletingLastPathComponent() : nil
            }
        }
        return try #require(
            folders.map { $0.appending(path: "football-gather-server").path }
                .first(where: FileManager.default.isExecutableFile))
    }

    /// Sends a request on its own connection.
    ///
    /// - Returns: The response, or nil if there was none.
    func send(_ line: String, _ body: String = "", _ authorization: String = "") async -> String? {
        await Self.send(line, body, authorization, to: port)
    }

    static func send(
        _ line: String, _ body: String, _ authorization: String, to port: Int
    ) async -> String? {
        let client = RawConnection(port: port)
        client?.send(
            """
            \(line) HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: \(authorization)\r
            Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
            """)
        let response = await client?.receive()
        return response?.isEmpty == false ? response : nil
    }

    /// Signs in, after a registration unless there is an account, and returns the header field for the
    /// token.
    func authorization() async throws -> String {
        _ = await send("POST /api/users", #"{"username":"ana","password":"correct horse"}"#)
        let basic = "Basic " + Data("ana:correct horse".utf8).base64EncodedString()
        let response = await send("POST /api/users/login", "", basic) ?? ""
        let token = try #require(response.firstMatch(of: #/"token":"(\w+)"/#)?.1)
        return "Bearer \(token)"
    }
}
