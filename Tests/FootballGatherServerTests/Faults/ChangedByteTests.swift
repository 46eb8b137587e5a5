import Cryptography
import Foundation
import Processes
import SQLite
import Service
import ServicePersistence
import TestSupport
import Testing
import UnicodeText

/// A stored database of the service, the requests that read it, and the responses.
private struct StoredService {
    static let file = "football-gather-server.sqlite"

    let bytes: [UInt8]
    private let time: ManualClock
    private let requests: [HTTPRequest]
    private let responses: [HTTPResponse]

    init() async throws {
        let fixture = try await ServiceFixture()
        let (ana, bo) = (fixture.ana, fixture.bo)
        let match = "/api/gathers/5F9619FF-8B86-D011-B42D-00CF4FC964FF"
        let changes: [(String, String?)] = [
            ("POST /api/players", #"{"name":"Łukasz","skill":"amateur","favouriteTeam":"손흥민 FC"}"#),
            ("POST /api/players", #"{"name":"Gone"}"#), ("DELETE /api/players/4", nil),
            ("PUT \(fixture.gather)", #"{"score":"3-1","winnerTeam":"Team A"}"#),
            ("POST \(fixture.gather)/players/1", #"{"team":"Team A"}"#),
            ("POST \(fixture.gather)/players/3", #"{"team":"Team B"}"#),
            ("PUT /api/matches", startBody(of: String(match.suffix(36)))),
            ("PUT /api/changes", recordChanges(of: "fee")),
        ]
        for (line, body) in changes {
            #expect(await fixture.send(line, body, as: ana).status < 300)
        }
        let paths = [
            "/api/players", "/api/gathers", "\(fixture.gather)/players", "\(match)/players",
            "/api/players/1/gathers", "/api/changes/0", "/api/changes/1-4", "/api/users",
            "/api/users/sessions",
        ]
        let id = try #require(
            await fixture.send("GET /api/users", as: ana).text.firstMatch(of: /"id":"([^"]+)/)?.1)
        requests =
            paths.flatMap { [Self.request("GET \($0)", ana), Self.request("GET \($0)", bo)] }
            + [Self.request("GET /api/users/\(id)", ""), Self.request("GET /api/players", "wrong")]
            // The next identifier, and that of a gather that is stored already.
            + [
                Self.request("POST /api/players", ana, #"{"name":"Di"}"#),
                Self.request("POST /api/players", bo, #"{"name":"Ed"}"#),
                Self.request("PUT /api/matches", ana, startBody(of: String(match.suffix(36)))),
                Self.request("PUT /api/changes", ana, recordChanges(of: "fee")),
                Self.request("GET /api/players", ana), Self.request("GET /api/changes/0", ana),
                Self.request("DELETE \(fixture.gather)", ana),
                Self.request("GET /api/gathers", ana), Self.request("GET /api/changes/0", ana),
                // The change has a random identifier.
                Self.request("PUT /api/players/1", ana, #"{"name":"Cy","age":21}"#),
                Self.request("GET /api/players", ana),
                Self.request("DELETE /api/users/login", bo), Self.request("GET /api/users", bo),
            ]
        let copy = TemporaryDirectory()
        try copy.create()
        let path = copy.path + "/copy"
        try await DatabaseKind.service.backUp(fixture.directory.path, to: path)
        (bytes, time) = (copy.bytes(of: path), fixture.time)
        var responses: [HTTPResponse] = []
        let directory = TemporaryDirectory()
        let service = try await Self.open(bytes, in: directory, time)
        for request in requests { responses.append(await service.answer(request).response) }
        withExtendedLifetime(directory) {}
        self.responses = responses
    }

    private static func open(
        _ bytes: [UInt8], in directory: TemporaryDirectory, _ time: ManualClock
    ) async throws -> WebService {
        try directory.write(bytes, to: directory.path + "/" + file)
        return WebService(
            database: try await ServiceStorage.open(
                directory: directory.path, readerCount: 1, at: time.now()),
            secrets: ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1),
            folding: UTF8ProcFolding(), time: time)
    }

    private static func request(
        _ line: String, _ token: String, _ body: String? = nil
    ) -> HTTPRequest {
        let words = line.split(separator: " ")
        return HTTPRequest(
            method: String(words[0]), path: String(words[1]), authorization: "Bearer \(token)",
            contentType: body.map { _ in "application/json" }, body: Array((body ?? "").utf8),
            address: "192.0.2.1")
    }

    /// Sends all requests to a service with a changed file.
    ///
    /// - Returns: The responses that are neither the right ones nor an error 500, and whether the
    ///   change was noticed.
    func wrongResponses(to changed: [UInt8]) async -> (wrong: [String], isNoticed: Bool) {
        let directory = TemporaryDirectory()
        defer { withExtendedLifetime(directory) {} }
        guard let service = try? await Self.open(changed, in: directory, time) else {
            return ([], true)
        }
        var wrong: [String] = []
        var isNoticed = false
        for (request, expected) in zip(requests, responses) {
            let response = await service.answer(request).response
            if response.status == 500 {
                isNoticed = true
                // Later responses are those without this change.
                if request.method != "GET" { break }
            } else if response.status != expected.status || response.body != expected.body
                || response.location != expected.location
            {
                wrong.append(
                    "\(request.method) \(request.path): \(response.status) \(response.text)")
            }
        }
        return (wrong, isNoticed)
    }
}

@Suite struct `A changed bit of the service's database` {
    @Test func `is noticed, or all responses are right`() async throws {
        let stored = try await StoredService()
        let (wrong, isNoticed) = await stored.wrongResponses(to: stored.bytes)
        #expect(wrong == [])
        #expect(!isNoticed)
        // Most bytes of a small database are unused, and zero.
        let used = stored.bytes.indices.filter { stored.bytes[$0] != 0 }
        var noticedCount = 0
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        for number in 0..<TestBudget.environment.count(150, long: 20_000) {
            let index =
                number % 4 == 0
                ? Int.random(in: stored.bytes.indices, using: &random)
                : used[Int.random(in: used.indices, using: &random)]
            let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
            var changed = stored.bytes
            changed[index] ^= bit
            let (wrong, isNoticed) = await stored.wrongResponses(to: changed)
            let isRight = wrong.isEmpty
            #expect(isRight, "byte \(index) ^ \(bit), seed \(seed): \(wrong.prefix(2))")
            if isNoticed { noticedCount += 1 }
        }
        #expect(noticedCount > 0 || !TestBudget.environment.isThorough, "seed \(seed)")
    }

    @Test func `in one account leaves the others usable, and is in the log and the check`()
        async throws
    {
        let directory = TemporaryDirectory()
        let first = try await ServerProgram(directory: directory)
        let ana = try await first.authorization("ana")
        let bo = try await first.authorization("bo")
        for (user, name) in [(ana, "Alisson"), (bo, "Berta")] {
            _ = await first.send("POST /api/players", #"{"name":"\#(name)"}"#, user)
        }
        try await first.stop()
        let file = directory.path + "/" + StoredService.file
        var bytes = directory.bytes(of: file)
        bytes[try #require(bytes.firstRange(of: Array("Alisson".utf8))).lowerBound] ^= 1
        try directory.write(bytes, to: file)

        let server = try await ServerProgram(directory: directory)
        try await server.wait(for: "damaged")
        #expect(await server.send("GET /api/players", "", ana)?.contains(" 500 ") == true)
        #expect(await server.send("GET /api/users", "", ana)?.contains(" 200 ") == true)
        let players = await server.send("GET /api/players", "", bo)
        #expect(players?.contains("Berta") == true)
        try await server.wait(for: "request")
        #expect(server.log.contains(#""path":"/api/players","status":500"#))
        let check = try ServerProgram.launch(["--check", "--data-dir", directory.path])
        #expect(try await check.exit() == .exited(65))
        #expect(check.outputText.contains("players and its copy have 2 different rows."))
        let backup = try ServerProgram.launch(
            ["--backup", directory.path + "/copy", "--data-dir", directory.path])
        #expect(try await backup.exit() == .exited(65))
        try await server.stop()
    }
}
