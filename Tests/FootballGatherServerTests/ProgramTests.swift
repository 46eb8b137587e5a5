import Foundation
import Glibc
import Processes
import SQLite
import TestSupport
import Testing

@Suite struct `The server program` {
    private let directory = TemporaryDirectory()

    @Test func `prints help and version`() async throws {
        for argument in ["--help", "-h"] {
            let help = try ServerProgram.launch([argument])
            #expect(try await help.exit() == .exited(0))
            #expect(help.outputText.contains("--tls-certificate FILE"))
            #expect(help.outputText.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
        let version = try ServerProgram.launch(["--version"])
        #expect(try await version.exit() == .exited(0))
        #expect(version.outputText.hasPrefix("football-gather-server "))
        let page = try ServerProgram.launch(["--man-page"])
        #expect(try await page.exit() == .exited(0))
        #expect(page.outputText.hasPrefix(".TH FOOTBALL-GATHER-SERVER 8 "))
    }

    @Test func `sets fields of players that it has learned since its last run`() async throws {
        var server = try await ServerProgram(directory: directory)
        let authorization = try await server.authorization()
        let body = #"""
            {"changes":[{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","counter":1,"kind":"player",\#
            "device":"0D1F8A4E-2A64-4C4B-9C0F-5E3F3B0C7A11","wall":5,\#
            "record":"706C6179-6572-8000-8010-000000000001","values":{"nickname":"Sonny"}}]}
            """#
        let stored = await server.send("PUT /api/changes", body, authorization)
        #expect(ServerProgram.status(of: stored) == 204)
        try await server.stop()
        try script("UPDATE players SET nickname = NULL, has_changes = 2")
        server = try await ServerProgram(directory: directory)
        try await poll {
            try #require(server.process.exitStatus == nil, "\(server.log)")
            try #require(!server.log.contains("players-not-updated"), "\(server.log)")
            return await server.send("GET /api/players", "", authorization)?.contains("Sonny")
                == true
        }
        try await server.stop()
        try script("UPDATE players SET has_changes = 2; UPDATE record_changes SET change = ''")
        server = try await ServerProgram(directory: directory)
        try await server.wait(for: "players-not-updated")
        try await server.stop()
    }

    /// Executes statements on the tables of the stopped server and on their copies.
    private func script(_ sql: String) throws {
        let copy = sql.replacing(/UPDATE (\w+)/) { "\($0.output.0)_copy" }
        try Database(path: "\(directory.path)/football-gather-server.sqlite", busyTimeout: 0)
            .script("\(sql);\(copy)")
    }

    /// Package administrators find each variable in the file that the package installs.
    @Test func `has all its variables in the file of its package`() async throws {
        let help = try ServerProgram.launch(["--help"])
        #expect(try await help.exit() == .exited(0))
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let file = try String(
            contentsOf: root.appending(
                path: "Tools/Packages/football-gather-server/football-gather-server.default"),
            encoding: .utf8)
        func variables(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> Set<Substring> {
            Set(text.matches(of: pattern).map(\.output.1))
        }
        let known = variables(help.outputText, #/\[(FOOTBALL_GATHER_[A-Z_]+)\]/#)
        #expect(known.count > 5)
        #expect(
            variables(file, #/^#(FOOTBALL_GATHER_[A-Z_]+)=./#.anchorsMatchLineEndings()) == known)
    }

    @Test(arguments: [
        "--bogus": Int32(64), "x": 64, "--listen": 64, "--threads 0": 64, "--tls-key x": 64,
        "--threads=1 --threads=1": 64, "--data-dir=": 64, "--data-dir= --check-config": 64,
        "--database x": 64, "--database postgres://ana:a@b@host": 64, "--listen nowhere": 69,
        "--tls-key /nowhere --tls-certificate /nowhere": 66, "--backup": 64,
        "--check --backup x": 64, "--restore x --check-config": 64, "--check --threads 2": 64,
    ])
    func `with a wrong option prints one line and exits`(
        options: String, code: Int32
    ) async throws {
        let arguments = options.split(separator: " ").map { String($0) }
        let needed = code == 64 ? [] : ["--data-dir", directory.path]
        let process = try ServerProgram.launch(needed + arguments)
        #expect(try await process.exit() == .exited(code))
        #expect(process.errorText.hasPrefix("football-gather-server: "))
        #expect(process.errorText.split(separator: "\n").count == 1)
    }

    /// A pipe would be waited for.
    @Test(arguments: [
        "--restore PIPE": Int32(66), "--backup PIPE": 73, "--log-file PIPE": 73,
        "--tls-certificate PIPE --tls-key PIPE": 66,
    ])
    func `refuses a pipe for a file at once`(options: String, code: Int32) async throws {
        // The command --backup needs data.
        try await ServerProgram(directory: directory).stop()
        let pipe = directory.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let arguments = options.split(separator: " ").map { $0 == "PIPE" ? pipe : String($0) }
        let process = try ServerProgram.launch(["--data-dir", directory.path] + arguments)
        #expect(try await process.exit() == .exited(code))
        #expect(process.errorText.contains("pipe"))
        #expect(process.errorText.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["HOME", "XDG_DATA_HOME"])
    func `keeps no data in another folder if a variable is not UTF-8`(
        variable: String
    ) async throws {
        try directory.create()
        let script = "export \(variable)=\(directory.path)/$'\\xff'; exec \"$0\" \"$@\""
        let process = try ServerProgram.launch(
            ["--listen", "127.0.0.1:0"], .init(prefix: ["bash", "-c", script]))
        #expect(try await process.exit() == .exited(64))
        #expect(process.errorText.contains("\(variable) is not valid UTF-8"))
        #expect(directory.files.isEmpty)
    }

    @Test func `checks its configuration without a change, also beside a running server`()
        async throws
    {
        let check = try ServerProgram.launch(["--check-config", "--data-dir", directory.path])
        #expect(try await check.exit() == .exited(0))
        #expect(check.outputText == "The configuration is valid.\n")
        #expect(access(directory.path, F_OK) != 0)
        let server = try await ServerProgram(directory: directory)
        let second = try ServerProgram.launch([
            "--check-config", "--listen", "127.0.0.1:\(server.port)", "--data-dir", directory.path,
        ])
        #expect(try await second.exit() == .exited(0))
        try await server.stop()
    }

    @Test func `an address or a directory that cannot be used fails the check`() async throws {
        let address = try ServerProgram.launch(
            ["--check-config", "--listen", "nowhere", "--data-dir", directory.path])
        #expect(try await address.exit() == .exited(69))
        try directory.create()
        chmod(directory.path, 0o755)
        let arguments = ["--check-config", "--data-dir", directory.path]
        // An empty directory becomes private when the server starts.
        #expect(try await ServerProgram.launch(arguments).exit() == .exited(0))
        #expect(try directory.permissions(of: directory.path) == 0o755)
        try directory.write([1], to: directory.path + "/note")
        #expect(try await ServerProgram.launch(arguments).exit() == .exited(78))
    }

    @Test func `logs requests without secrets`() async throws {
        let server = try await ServerProgram(directory: directory, ["--log-requests"])
        let authorization = try await server.authorization()
        _ = await server.send("GET /api/players?secret=horse", "", authorization)
        server.process.send(SIGINT)
        #expect(try await server.exit(after: SIGINT) == .exited(0))
        let lines = server.process.errorText.split(separator: "\n")
        for line in lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
        #expect(lines.contains { $0.contains(#""path":"/api/players","status":200"#) })
        #expect(lines.last?.contains(#""event":"stopped""#) == true)
        for secret in ["horse", "ana", String(authorization.dropFirst(7))] {
            #expect(!server.process.errorText.contains(secret))
        }
    }
}
