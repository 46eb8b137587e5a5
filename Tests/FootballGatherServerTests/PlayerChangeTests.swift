import Domain
import Foundation
import ServiceAPI
import TestSupport
import Testing

@testable import Service

@Suite(.eachDatabase) struct `Changes of players` {
    private let fixture: ServiceFixture
    /// The player of the fixture, with a number of the server.
    private let cy = PlayerID(1)
    /// A player with a number of a device.
    private let di = PlayerID(PlayerID.randomNumbers.lowerBound + 7)

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func change(
        _ counter: Int64, _ player: PlayerID, _ values: [String: ArchivedRecord.Value?],
        isDeleted: Bool? = nil
    ) -> RecordChange {
        RecordChange(
            counter: counter, device: UUID(), wall: 5, kind: "player", record: player.uuid,
            values: values, isDeleted: isDeleted)
    }

    private func put(_ changes: RecordChange..., token: String? = nil) async throws -> Int {
        let data = try JSONEncoder().encode(RecordChangesBody(changes: changes))
        return await fixture.send(
            "PUT /api/changes", String(decoding: data, as: UTF8.self), as: token ?? fixture.ana
        ).status
    }

    private func send(_ line: String, _ body: String? = nil) async -> Int {
        await fixture.send(line, body, as: fixture.ana).status
    }

    private var list: String {
        get async { await fixture.send("GET /api/players", as: fixture.ana).text }
    }

    /// The history of a player, as a new device reads it.
    private func history(of player: PlayerID) async throws -> RecordHistory {
        let response = await fixture.send("GET /api/changes/0", as: fixture.ana)
        let page = try JSONDecoder().decode(ChangesResponse.self, from: Data(response.body))
        return RecordHistory(page.records.filter { $0.record == player.uuid })
    }

    private func number(_ sql: String) async throws -> Int64? {
        try await fixture.database.write(for: 1) { connection throws(StorageError) in
            try connection.integer(sql, [])
        }
    }

    @Test func `are seen by the clients of the original service`() async throws {
        #expect(try await put(change(1, di, ["name": .text("Di"), "age": .integer(30)])) == 204)
        #expect(try await put(change(1, cy, ["name": .text("Cyd")])) == 204)
        #expect(
            await list == """
                [{"id":1,"name":"Cyd","age":20},{"id":\(di.number),"name":"Di","age":30}]
                """)
        #expect(try await put(change(2, di, [:], isDeleted: true)) == 204)
        #expect(await list == #"[{"id":1,"name":"Cyd","age":20}]"#)
        #expect(try await put(change(3, di, ["age": nil])) == 204)
        #expect(try await put(change(4, di, [:], isDeleted: false)) == 204)
        #expect(
            await list == #"[{"id":1,"name":"Cyd","age":20},{"id":\#(di.number),"name":"Di"}]"#)
        #expect(try await number("SELECT player_count FROM users WHERE number = 1") == 2)
    }

    @Test func `are made by the requests of the original service`() async throws {
        #expect(try await history(of: cy).changes.map(\.counter) == [0])
        #expect(await send("PUT /api/players/1", #"{"name":"Cy","age":21}"#) == 204)
        var history = try await history(of: cy)
        #expect(
            history.changes.map(\.values)
                == [["name": .text("Cy"), "age": .integer(20)], ["age": .integer(21)]])
        #expect(try await put(change(9, cy, ["skill": .text("amateur")])) == 204)
        #expect(await send("DELETE /api/players/1") == 204)
        history = try await self.history(of: cy)
        #expect(history.isDeleted)
        #expect(history.changes.map(\.counter) == [0, 1, 9, 10])
        #expect(await send("PUT /api/players/1", #"{"name":"Cy"}"#) == 404)
        #expect(await send("DELETE /api/players/1") == 404)
    }

    @Test func `are those that count, in any order of arrival`() async throws {
        let changes = [
            change(1, di, ["name": .text("Di"), "age": .integer(30)]),
            change(2, di, ["age": .integer(31), "later": .text("unknown")]),
            change(2, di, ["nickname": .text("D"), "age": .integer(32)]),
            change(3, di, ["skill": .text("amateur")]),
        ]
        for change in changes.shuffled() { #expect(try await put(change) == 204) }
        let stored = try await history(of: di)
        #expect(stored == RecordHistory(changes))
        let age = stored.values["age"]
        let player = await fixture.send("GET /api/players", as: fixture.ana).text
        #expect(player.contains(age == .integer(31) ? #""age":31"# : #""age":32"#))
        #expect(player.contains(#""nickname":"D""#) && player.contains(#""skill":"amateur""#))
    }

    @Test func `with values that break a rule leave these fields empty`() async throws {
        let values: [String: ArchivedRecord.Value?] = [
            "name": .text(""), "age": .integer(500), "skill": .text("god"), "nickname": .integer(1),
        ]
        #expect(try await put(change(1, di, values)) == 204)
        #expect(await list.contains(#"{"id":\#(di.number),"name":"Player \#(di.number)"}"#))
        #expect(try await history(of: di).values.count == 4)
    }

    @Test func `have identifiers that devices can make, and those of other users are refused`()
        async throws
    {
        #expect(try await put(change(1, PlayerID(77), ["name": .text("X")])) == 409)
        #expect(try await put(change(1, PlayerID(2), ["name": .text("X")])) == 409)
        let last = PlayerID(PlayerID.randomNumbers.upperBound)
        #expect(try await put(change(1, last, ["name": .text("X")])) == 409)
        #expect(try await put(change(1, di, ["name": .text("Di")]), token: fixture.bo) == 204)
        #expect(try await put(change(1, di, ["name": .text("X")])) == 409)
        #expect(await list == #"[{"id":1,"name":"Cy","age":20}]"#)
        // The server gives each of its numbers once, and none of a device.
        for id in [3, 4] {
            let path = await fixture.send("POST /api/players", #"{"name":"Ed"}"#, as: fixture.ana)
                .location
            #expect(path == "/api/players/\(id)")
            #expect(await send("DELETE /api/players/\(id)") == 204)
        }
    }

    @Test func `set a field that the service has learned later`() async throws {
        #expect(try await put(change(1, di, ["nickname": .text("D"), "age": .integer(4)])) == 204)
        #expect(try await put(change(1, cy, ["nickname": .text("C")])) == 204)
        let before = await list
        // As if the service had not known the nickname.
        let addition = ServiceSchema.laterAddition(ofFieldsSince: 8, integer: "BIGINT")
        for sql in ["ALTER TABLE players DROP COLUMN nickname"] + addition.split(separator: ";\n") {
            _ = try await number(String(sql))
        }
        #expect(!(await list).contains("nickname"))
        try await fixture.service.updatePlayers()
        #expect(await list == before)
        #expect(try await number("SELECT count(*) FROM players WHERE has_changes = 1") == 2)
    }

    @Test func `set such a field although changes of another player are damaged or lost`()
        async throws
    {
        #expect(try await put(change(1, di, ["nickname": .text("D")])) == 204)
        #expect(try await put(change(1, cy, ["nickname": .text("C")])) == 204)
        let ed = change(1, PlayerID(di.number + 1), ["nickname": .text("E")])
        #expect(try await put(ed, token: fixture.bo) == 204)
        for sql in [
            "UPDATE record_changes SET change = '' WHERE record = '\(di.uuid)'",
            "UPDATE players SET nickname = NULL, has_changes = 2",
        ] {
            _ = try await number("\(sql) RETURNING 1")
        }
        await #expect(throws: StorageError.damaged) { try await fixture.service.updatePlayers() }
        let players = await fixture.send("GET /api/players", as: fixture.bo).text
        #expect(players.contains(#""nickname":"E""#))
        _ = try await number("DELETE FROM record_changes WHERE user_number = 1 RETURNING 1")
        try await fixture.service.updatePlayers()
        #expect(try await number("SELECT count(*) FROM players WHERE user_number = 1") == 2)
    }

    @Test func `count up to the limit of players`() async throws {
        _ = try await number(
            "UPDATE users SET player_count = 9999 WHERE number = 1 RETURNING number")
        let other = PlayerID(di.number + 1)
        #expect(try await put(change(1, di, [:]), change(1, other, [:])) == 422)
        #expect(try await history(of: di).changes.isEmpty)
        #expect(try await put(change(1, di, [:])) == 204)
        #expect(try await put(change(1, other, [:])) == 422)
        // One is deleted in the request that adds the other one.
        #expect(try await put(change(1, other, [:]), change(2, di, [:], isDeleted: true)) == 204)
    }

    @Test func `put a restored player into the teams again`() async throws {
        #expect(await send("PUT /api/matches", startBody(of: "\(UUID())")) == 204)
        #expect(await send("POST \(fixture.gather)/players/1", #"{"team":"Team B"}"#) == 200)
        let ofPlayer = "GET /api/players/1/gathers"
        let ofGather = "GET \(fixture.gather)/players"
        let before = await fixture.send(ofPlayer, as: fixture.ana)
        #expect(before.text.matches(of: #/"userId"/#).count == 2)
        #expect(await send("DELETE /api/players/1") == 204)
        #expect(await send(ofPlayer) == 404)
        #expect(await fixture.send(ofGather, as: fixture.ana).text == "[]")
        // The app names a deleted player in a line-up by the changes.
        let page = await fixture.send("GET /api/changes/0", as: fixture.ana).text
        #expect(page.contains(#""players":[{"id":1,"team":"Team B"}]"#))
        #expect(try await put(change(5, cy, [:], isDeleted: false)) == 204)
        #expect(await fixture.send(ofPlayer, as: fixture.ana).text == before.text)
        #expect(
            await fixture.send(ofGather, as: fixture.ana).text
                == #"[{"id":1,"name":"Cy","age":20,"team":"Team B"}]"#)
    }
}
