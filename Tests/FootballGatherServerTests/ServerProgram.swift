import Foundation
import Processes
import TestSupport
import Testing

/// A running server with its data in a temporary directory.
struct ServerProgram {
    /// The way in which the program is started.
    struct Launch {
        /// The address of a PostgreSQL database.
        var database: String?
        /// Further variables.
        var variables: [String: String] = [:]
        /// A command that starts the program, such as `prlimit` with options.
        var prefix: [String] = []
        /// The file of `--log-file`.
        var logFile: String?
    }

    let process: ChildProcess
    let port: Int
    private let logFile: String?

    /// Starts the program and waits until it listens.
    init(
        directory: TemporaryDirectory, _ arguments: [String] = [], _ launch: Launch = Launch()
    ) async throws {
        try await self.init(["--data-dir", directory.path] + arguments, launch)
    }

    /// Starts the program with the address of a PostgreSQL database, and waits until it listens.
    init(database: String, _ arguments: [String] = []) async throws {
        try await self.init(arguments, Launch(database: database))
    }

    private init(_ arguments: [String], _ launch: Launch) async throws {
        process = try Self.launch(["--listen", "127.0.0.1:0"] + arguments, launch)
        logFile = launch.logFile
        var found: Substring?
        try await poll { [process, logFile] in
            found =
                Self.log(of: process, logFile).firstMatch(
                    of: #/"event":"started".*"port":(\d+)/#)?.1
            return found != nil || process.exitStatus != nil
        }
        port = try #require(found.flatMap { Int($0) }, "\(process.errorText)")
    }

    static func launch(_ arguments: [String], database: String? = nil) throws -> ChildProcess {
        try launch(arguments, Launch(database: database))
    }

    static func launch(
        _ arguments: [String], _ launch: Launch, errors: ChildProcess.Output = .captured
    ) throws -> ChildProcess {
        // No other variable of the developer's shell changes a test.
        let names = ["PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]
        var environment = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        environment["FOOTBALL_GATHER_DATABASE"] = launch.database
        environment.merge(launch.variables) { $1 }
        let logging = launch.logFile.map { ["--log-file", $0] } ?? []
        let program = try #require(Command.builtProgram("football-gather-server"))
        let words = launch.prefix + [program] + arguments + logging
        let command = Command(words[0], Array(words.dropFirst()), environment: environment)
        return try ChildProcess(command, errors: errors)
    }

    /// The log so far.
    var log: String { Self.log(of: process, logFile) }

    private static func log(of process: ChildProcess, _ file: String?) -> String {
        guard let file else { return process.errorText }
        return (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    }

    /// Waits until the log contains an event a number of times.
    func wait(for event: String, count: Int = 1) async throws {
        try await poll {
            try #require(process.exitStatus == nil, "\(log)")
            return log.components(separatedBy: "\"event\":\"\(event)\"").count > count
        }
    }

    // MARK: - End

    /// Ends the server by SIGTERM, and checks that it has ended without an error.
    func stop(_ location: SourceLocation = #_sourceLocation) async throws {
        process.send(SIGTERM)
        let status = try await exit(after: SIGTERM, location)
        #expect(status == .exited(0), sourceLocation: location)
    }

    /// Waits for the end of the server. If another signal than an expected one has ended it, the
    /// end of its log becomes an issue of the test.
    ///
    /// - Parameter signal: The signal that the test has sent.
    func exit(
        after signal: Int32, _ location: SourceLocation = #_sourceLocation
    ) async throws -> Processes.ExitStatus {
        let status = try await process.exit()
        if case .killed(let other) = status, other != signal {
            let lines = (log + process.errorText).split(separator: "\n").suffix(100)
            Issue.record(
                "Signal \(other) has ended the server, whose log ends with:\n\(lines.joined(separator: "\n"))",
                sourceLocation: location)
        }
        return status
    }

    // MARK: - Requests

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

    /// Returns the status of a response; nil without a response.
    static func status(of response: String?) -> Int? {
        response.flatMap { Int($0.dropFirst(9).prefix(3)) }
    }

    /// Signs in, after a registration unless there is an account, and returns the header field for
    /// the token.
    func authorization(_ name: String = "ana") async throws -> String {
        _ = await send("POST /api/users", #"{"username":"\#(name)","password":"correct horse"}"#)
        let basic = "Basic " + Data("\(name):correct horse".utf8).base64EncodedString()
        let response = await send("POST /api/users/login", "", basic) ?? ""
        let token = try #require(response.firstMatch(of: #/"token":"(\w+)"/#)?.1)
        return "Bearer \(token)"
    }
}
