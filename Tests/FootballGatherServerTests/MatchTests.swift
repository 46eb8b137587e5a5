import Domain
import Foundation
import Service
import Testing

@Suite(.eachDatabase) struct `Gathers with events` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func put(_ body: String, as token: String? = nil) async -> Int {
        await fixture.send("PUT /api/matches", body, as: token ?? fixture.ana).status
    }

    private func get(_ path: String) async -> String {
        await fixture.send("GET \(path)", as: fixture.ana).text
    }

    private func changes(_ version: String = "0") async throws -> [String: Any] {
        try await fixture.send("GET /api/changes/\(version)", as: fixture.ana).object
    }

    /// The events of the only gather with events in all changes.
    private func storedEvents() async throws -> Set<MatchEvent> {
        let matches = try #require(try await changes()["matches"] as? [[String: Any]])
        let events = try #require(matches.first?["events"])
        let data = try JSONSerialization.data(withJSONObject: events)
        return Set(try JSONDecoder().decode([MatchEvent].self, from: data))
    }

    @Test func `have the score, the winner and the players that the events result in`()
        async throws
    {
        var script = try EventScript()
        script.add(.goal(Goal(.a)))
        #expect(await put(script.body()) == 204)
        let id = script.id.uuidString
        let running = await get("/api/gathers")
        #expect(running.contains(#""score":"1-0""#) && !running.contains("winnerTeam"))
        #expect(await get("/api/gathers/\(id)/players").contains(#""team":"Team A""#))
        script.add(.changedSides(Participant.ID(event: script.log.events[0].id, index: 0), to: .b))
        script.add(.ended)
        #expect(await put(script.body(script.log.events.suffix(2))) == 204)
        #expect(await get("/api/gathers").contains(#""score":"1-0","winnerTeam":"Team A""#))
        #expect(await get("/api/gathers/\(id)/players").contains(#""team":"Team B""#))
        #expect(await get("/api/players/1/gathers").contains(id))
        script.add(.deleted)
        #expect(await put(script.body()) == 204)
        #expect(!(await get("/api/gathers")).contains(id))
        #expect(!(await get("/api/players/1/gathers")).contains(id))
        #expect(try await storedEvents() == Set(script.log.events))
    }

    @Test func `collect the events of all devices, each once`() async throws {
        var script = try EventScript()
        script.add(.clockStarted)
        #expect(await put(script.body()) == 204)
        let version = try #require(try await changes()["version"] as? String)
        #expect(await put(script.body()) == 204)
        #expect(try await changes()["version"] as? String == version)
        let other = MatchEvent(
            id: MatchEvent.ID(device: UUID(), sequence: 1), counter: 2,
            moment: Moment(wall: 5, uptime: 5, boot: ""), kind: .goal(Goal(.b)))
        #expect(await put(EventScript.body([(script.id, [other][...])])) == 204)
        #expect(try await storedEvents() == Set(script.log.events + [other]))
    }

    @Test func `reject another event with a known identity, and store nothing of the request`()
        async throws
    {
        var script = try EventScript()
        #expect(await put(script.body()) == 204)
        var other = script
        script.add(.goal(Goal(.a)))
        #expect(await put(script.body()) == 204)
        other.add(.goal(Goal(.b)))
        other.add(.ended)
        #expect(await put(other.body()) == 409)
        #expect(try await storedEvents() == Set(script.log.events))
    }

    @Test func `run one at a time`() async throws {
        var first = try EventScript()
        let second = try EventScript()
        #expect(await put(first.body()) == 204)
        #expect(await put(second.body()) == 409)
        first.add(.ended)
        let both = [(first.id, first.log.events.suffix(1)), (second.id, second.log.events[...])]
        #expect(await put(EventScript.body(both)) == 204)
        #expect(await put(try EventScript(players: [2]).body(), as: fixture.bo) == 204)
    }

    @Test func `continue after their end only if none has started since`() async throws {
        var first = try EventScript()
        first.add(.ended)
        #expect(await put(first.body()) == 204)
        let end = try #require(first.log.events.last).id
        var later = try EventScript()
        later.add(.ended)
        #expect(await put(later.body()) == 204)
        var imported = try EventScript(wall: 10)
        imported.add(.ended)
        #expect(await put(imported.body()) == 204)
        let stored = first
        first.add(.voided(end))
        #expect(await put(first.body()) == 409)
        // A correction does not continue the gather.
        var corrected = stored
        corrected.add(.goal(Goal(.a)))
        #expect(await put(corrected.body()) == 204)
        later.add(.deleted)
        #expect(await put(later.body()) == 204)
        corrected.add(.voided(end))
        #expect(await put(corrected.body()) == 204)
        #expect(await get("/api/gathers").contains(#""score":"1-0""#))
    }

    @Test func `do not continue after a plain gather`() async throws {
        var script = try EventScript()
        script.add(.ended)
        #expect(await put(script.body()) == 204)
        #expect(await fixture.send("POST /api/gathers", "{}", as: fixture.ana).status == 201)
        script.add(.voided(try #require(script.log.events.last).id))
        #expect(await put(script.body()) == 409)
    }

    @Test func `are not changed by the requests for plain gathers, except a deletion`() async throws
    {
        let script = try EventScript()
        #expect(await put(script.body()) == 204)
        let path = "/api/gathers/\(script.id)"
        #expect(await fixture.send("PUT \(path)", "{}", as: fixture.ana).status == 409)
        let added = await fixture.send(
            "POST \(path)/players/1", #"{"team":"Team A"}"#, as: fixture.ana)
        #expect(added.status == 409)
        #expect(await fixture.send("DELETE \(path)", as: fixture.bo).status == 404)
        #expect(await fixture.send("DELETE \(path)", as: fixture.ana).status == 204)
        #expect(!(await get("/api/gathers")).contains(script.id.uuidString))
    }

    @Test func `of two users can have the same identifier`() async throws {
        let script = try EventScript(players: [])
        async let first = put(script.body())
        async let second = put(script.body(), as: fixture.bo)
        #expect(await [first, second] == [204, 204])
        let path = "/api/gathers/\(script.id)"
        #expect(await fixture.send("DELETE \(path)", as: fixture.ana).status == 204)
        #expect(await fixture.send("GET \(path)/players", as: fixture.ana).status == 404)
        #expect(await fixture.send("DELETE \(path)", as: fixture.bo).status == 204)
    }

    @Test func `show a player of another user to nobody`() async throws {
        let script = try EventScript(players: [1, 2])
        #expect(await put(script.body()) == 204)
        let players = await get("/api/gathers/\(script.id)/players")
        #expect(players == #"[{"id":1,"name":"Cy","age":20,"team":"Team A"}]"#)
        #expect(await fixture.send("GET /api/players/2/gathers", as: fixture.bo).text == "[]")
        #expect(await put(script.body(), as: fixture.bo) == 204)
        let ofBo = await fixture.send("GET /api/gathers/\(script.id)/players", as: fixture.bo)
        #expect(ofBo.text == #"[{"id":2,"name":"Cy","age":20,"team":"Team A"}]"#)
    }

    @Test func `keep the line-up in events after the deletion of a player`() async throws {
        let script = try EventScript()
        #expect(await put(script.body()) == 204)
        #expect(await fixture.send("DELETE /api/players/1", as: fixture.ana).status == 204)
        #expect(await get("/api/gathers/\(script.id)/players") == "[]")
        #expect(try await storedEvents() == Set(script.log.events))
    }

    @Test(arguments: [
        (#""counter":1"#, #""counter":0"#, 422), (#""counter":1"#, #""counter":-9"#, 422),
        (#""counter":1"#, #""counter":9223372036854775807"#, 422),
        (#""counter":1"#, #""counter":1e300"#, 400), (#":1","#, #":0","#, 400),
        (#""boot":"b""#, #""boot":"\u0000""#, 422),
        (#""wall":1000"#, #""wall":9000000000000000000"#, 422),
        (#""wall":1000"#, #""wall":-1"#, 422), (#""uptime":1000"#, #""uptime":-1"#, 422),
        (#""wall":1000"#, #""wall":"x""#, 400),
        ("손흥민", "", 422), ("손흥민", #"\u0000"#, 422), ("started", "unknown", 422),
        ("\"milliseconds\":600000", "\"milliseconds\":0", 400),
        (#""kind":"started""#, #""kind":["#, 400),
    ])
    func `follow the rules`(part: String, replacement: String, status: Int) async throws {
        let body = try EventScript().body()
        #expect(body.contains(part))
        let changed = body.replacing(part, with: replacement)
        #expect(await put(changed) == status)
    }

    @Test func `have extreme times without a failure`() async throws {
        var script = try EventScript()
        script.add(.clockStarted)
        script.add(.ended)
        let body = script.body().replacing(#""wall":1000"#, with: #""wall":253402300799999"#)
        #expect(await put(body) == 204)
        #expect(await put(script.body()) == 409)
    }

    @Test func `are at most 20 in a request, each with an event`() async throws {
        var matches: [(UUID, ArraySlice<MatchEvent>)] = []
        for _ in 0..<21 {
            var script = try EventScript()
            script.add(.ended)
            matches.append((script.id, script.log.events[...]))
        }
        #expect(await put(EventScript.body(matches)) == 422)
        #expect(await put(EventScript.body([(UUID(), [][...])])) == 422)
        #expect(await put(EventScript.body([])) == 422)
        #expect(await put(EventScript.body(Array(matches.dropFirst()))) == 204)
    }

    @Test func `accept a line-up of 60 players with long names`() async throws {
        let entries = (0..<60).map { number in
            LineUpEntry(
                playerID: PlayerID(Int64(number + 1)),
                name: String(repeating: "𝔉", count: PlayerName.maximumLength), position: nil,
                team: .a)
        }
        let log = MatchLog(
            MatchStart(lineUp: try #require(LineUp(entries))),
            at: Moment(wall: 0, uptime: 0, boot: ""), device: UUID())
        #expect(await put(EventScript.body([(UUID(), log.events[...])])) == 204)
    }
}
