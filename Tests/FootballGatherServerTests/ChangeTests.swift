import Domain
import Foundation
import Records
import Service
import ServiceAPI
import TestSupport
import Testing

/// A client's replica of an account, made from pages of changes.
private struct AccountReplica {
    private(set) var version = "0"
    private(set) var players: [Int: String] = [:]
    private(set) var gathers: Set<String> = []

    /// Reads the next page. A version that is not known any more empties the replica.
    ///
    /// - Returns: Whether there are further pages.
    mutating func readPage(_ fixture: ServiceFixture, _ token: String) async throws -> Bool {
        let response = await fixture.send("GET /api/changes/\(version)", as: token)
        guard response.status != 410 else {
            self = AccountReplica()
            return true
        }
        let page = try response.object
        version = try #require(page["version"] as? String)
        let known = try JSONDecoder().decode(ChangesResponse.self, from: Data(response.body))
        for change in known.records.sorted() {
            let number = Int(try #require(PlayerID(uuid: change.record)).number)
            if case .text(let name) = change.values["name"] { players[number] = name }
            if change.isDeleted == true { players[number] = nil }
        }
        for gather in try #require(page["gathers"] as? [[String: Any]]) {
            gathers.insert(try #require(gather["id"] as? String))
        }
        gathers.subtract(try #require(page["deletedGathers"] as? [String]))
        return try #require(page["more"] as? Bool)
    }
}

@Suite(.eachDatabase) struct `The changes of an account` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func send(_ line: String, _ body: String? = nil) async -> Int {
        await fixture.send(line, body, as: fixture.ana).status
    }

    @Test func `are complete at first, and then only what is new`() async throws {
        var replica = AccountReplica()
        #expect(try await replica.readPage(fixture, fixture.ana) == false)
        #expect(replica.players == [1: "Cy"])
        #expect(replica.gathers == [String(fixture.gather.suffix(36))])
        #expect(await send("POST /api/players", #"{"name":"Di"}"#) == 201)
        #expect(await send("DELETE /api/players/1") == 204)
        let response = await fixture.send("GET /api/changes/\(replica.version)", as: fixture.ana)
        let start = """
            {"version":"1-5","more":false,"gathers":[],"matches":[],"deletedGathers":[],"records":[\
            {"id":"706C6179-6572-8000-8000-000000000003","counter":0,\
            "device":"706C6179-6572-8000-8000-000000000003","wall":0,"kind":"player",\
            "record":"706C6179-6572-8000-8000-000000000003","values":{"name":"Di"}},
            """
        #expect(response.text.hasPrefix(start.trimmingCharacters(in: .newlines)))
        #expect(try await replica.readPage(fixture, fixture.ana) == false)
        #expect(replica.players == [3: "Di"])
    }

    @Test func `contain the line-up of a gather without events`() async throws {
        #expect(await send("PUT \(fixture.gather)", #"{"score":"2-1"}"#) == 204)
        #expect(await send("POST \(fixture.gather)/players/1", #"{"team":"Team B"}"#) == 200)
        let text = await fixture.send("GET /api/changes/0", as: fixture.ana).text
        #expect(text.contains(#""score":"2-1""#))
        #expect(text.contains(#""players":[{"id":1,"team":"Team B"}]"#))
    }

    @Test func `do not grow by a repeated request`() async throws {
        let result = #"{"score":"2-1"}"#
        #expect(await send("PUT \(fixture.gather)", result) == 204)
        let body = #"{"name":"Di","age":30}"#
        #expect(await send("PUT /api/players/1", body) == 204)
        var replica = AccountReplica()
        _ = try await replica.readPage(fixture, fixture.ana)
        #expect(await send("PUT /api/players/1", body) == 204)
        #expect(await send("PUT \(fixture.gather)", result) == 204)
        let version = replica.version
        _ = try await replica.readPage(fixture, fixture.ana)
        #expect(replica.version == version)
        #expect(await send("PUT /api/players/1", #"{"name":"Di"}"#) == 204)
        _ = try await replica.readPage(fixture, fixture.ana)
        #expect(replica.version != version)
    }

    @Test(arguments: ["1-99", "2-0", "9-9223372036854775807"])
    func `of an unknown version are copied anew`(version: String) async {
        #expect(await send("GET /api/changes/\(version)") == 410)
    }

    @Test(arguments: ["x", "1", "-1", "1-", "1--1", "1-99999999999999999999", "0-0", "1-2-3"])
    func `of a malformed version are rejected`(version: String) async {
        #expect(await send("GET /api/changes/\(version)") == 400)
    }

    @Test(arguments: 0..<TestBudget.environment.count(2, long: 20))
    func `read page by page during changes give the complete account`(_: Int) async throws {
        let count = 550
        try await addPlayers(count)
        var replicas = [AccountReplica(), AccountReplica()]
        for _ in 0..<200 {
            let number = Int.random(in: 1...count + 100)
            switch Int.random(in: 0..<5) {
            case 0: _ = await send("PUT /api/players/\(number)", #"{"name":"N\#(number)"}"#)
            case 1: _ = await send("DELETE /api/players/\(number)")
            case 2: _ = await send("POST /api/gathers", "{}")
            case 3: _ = try await replicas[Int.random(in: 0...1)].readPage(fixture, fixture.ana)
            default: _ = await send("POST /api/players", #"{"name":"N"}"#)
            }
        }
        var fresh = AccountReplica()
        var pages = 1
        while try await fresh.readPage(fixture, fixture.ana) { pages += 1 }
        #expect(pages > 1)
        for index in replicas.indices {
            while try await replicas[index].readPage(fixture, fixture.ana) {}
            #expect(replicas[index].players == fresh.players)
            #expect(replicas[index].gathers == fresh.gathers)
        }
        let list = await fixture.send("GET /api/players", as: fixture.ana)
        let players = try #require(
            try JSONSerialization.jsonObject(with: Data(list.body)) as? [[String: Any]])
        #expect(Set(players.compactMap { $0["id"] as? Int }) == Set(fresh.players.keys))
    }

    /// Adds players in one transaction, each as a change of its own, as requests would.
    private func addPlayers(_ count: Int) async throws {
        try await fixture.database.write(for: 1) { connection throws(StorageError) in
            let first = try connection.integer(
                """
                UPDATE users SET version = version + $1, player_count = player_count + $2
                WHERE number = 1 RETURNING version - $3
                """, [.integer(Int64(count)), .integer(Int64(count)), .integer(Int64(count))])
            try connection.run(
                """
                WITH RECURSIVE numbers (n) AS (
                    SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(count)
                )
                INSERT INTO players (user_number, version, name) SELECT 1, CAST($1 AS BIGINT) + n, 'N' FROM numbers
                """, [.integer(first ?? 0)]
            ) { _ in }
        }
    }
}
