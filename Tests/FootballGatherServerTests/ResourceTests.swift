import Service
import Testing

@Suite(.eachDatabase) struct `Resources of the service` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func text(_ line: String) async -> String {
        await fixture.send(line, as: fixture.ana).text
    }

    private func send(_ line: String, _ body: String) async -> Int {
        await fixture.send(line, body, as: fixture.ana).status
    }

    @Test(arguments: [
        (#"{"name":""}"#, 422), (#"{"name":" \n"}"#, 422), (#"{"name":"A","age":0}"#, 422),
        (#"{"name":"A","age":121}"#, 422), (#"{"name":"A","age":1e40}"#, 400),
        (#"{"name":"A","age":1.5}"#, 400), (#"{"name":"A","skill":"expert"}"#, 422),
        (#"{"name":"A","preferredPosition":"coach"}"#, 422),
        (#"{"name":"A","favouriteTeam":" "}"#, 422),
        (#"{"name":"A","age":null}"#, 201), (#"{"name":"A","name":"B"}"#, 400),
        (#"{"name":"A\u0000B","favouriteTeam":"C\u0000D"}"#, 201), (#"{"name":"\u0000"}"#, 422),
    ])
    func `players follow the rules`(body: String, status: Int) async {
        #expect(await send("POST /api/players", body) == status)
        #expect(await send("PUT /api/players/1", body) == (status == 201 ? 204 : status))
    }

    @Test func `an empty favourite team is no value, as the original app clears it`() async {
        let start = #"{"name":"Cy","age":20,"favouriteTeam":"#
        #expect(await send("PUT /api/players/1", start + #""Real"}"#) == 204)
        #expect(await text("GET /api/players").contains("Real"))
        #expect(await send("PUT /api/players/1", start + #"""}"#) == 204)
        #expect(await text("GET /api/players") == #"[{"id":1,"name":"Cy","age":20}]"#)
        #expect(await send("POST /api/players", start + #"""}"#) == 201)
    }

    @Test func `a gather needs no body, as in the original app`() async {
        #expect(await fixture.send("POST /api/gathers", as: fixture.ana).status == 201)
        #expect(await send("POST /api/gathers", "") == 400)
        #expect(await fixture.send("PUT \(fixture.gather)", as: fixture.ana).status == 415)
    }

    @Test(arguments: [
        (#"{"score":"100-1"}"#, 422), (#"{"score":"1:0"}"#, 422), (#"{"score":""}"#, 422),
        (#"{"score":"-1-0"}"#, 422), (#"{"winnerTeam":"Team C"}"#, 422),
        (#"{"score":"0-0","winnerTeam":"None"}"#, 204), ("{}", 204),
    ])
    func `gathers follow the rules`(body: String, status: Int) async {
        #expect(await send("PUT \(fixture.gather)", body) == status)
    }

    @Test func `a player joins a gather once, in one of the two teams`() async {
        let path = "POST \(fixture.gather)/players/1"
        #expect(await send(path, #"{"team":"None"}"#) == 422)
        #expect(await send(path, #"{"team":"Team A"}"#) == 200)
        #expect(await send(path, #"{"team":"Team B"}"#) == 409)
        #expect(
            await text("GET \(fixture.gather)/players")
                == #"[{"id":1,"name":"Cy","age":20,"team":"Team A"}]"#)
        #expect(await text("GET /api/players/1/gathers").contains(fixture.gather.suffix(36)))
        #expect(await fixture.send("DELETE /api/players/1", as: fixture.ana).status == 204)
        #expect(await text("GET \(fixture.gather)/players") == "[]")
    }

    @Test func `a list has the values that were stored last, and no others`() async {
        let body = #"{"name":"Łukasz \"손\"","skill":"amateur","preferredPosition":"winger"}"#
        #expect(await send("PUT /api/players/1", body) == 204)
        #expect(
            await text("GET /api/players")
                == #"[{"id":1,"name":"Łukasz \"손\"","skill":"amateur","preferredPosition":"winger"}]"#
        )
    }

    @Test func `numbers of deleted players are not used again`() async {
        #expect(await fixture.send("DELETE /api/players/1", as: fixture.ana).status == 204)
        #expect(await fixture.send("DELETE /api/players/2", as: fixture.bo).status == 204)
        let created = await fixture.send("POST /api/players", #"{"name":"A"}"#, as: fixture.ana)
        #expect(created.location == "/api/players/3")
    }

    @Test func `simultaneous writes are all stored, and a failed one changes no other`() async {
        let results = await withTaskGroup(of: Int.self) { group in
            for number in 0..<200 {
                group.addTask {
                    await number % 4 == 0
                        ? send("PUT /api/players/2", #"{"name":"X"}"#)
                        : send("POST /api/players", #"{"name":"P"}"#)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.filter { $0 == 201 }.count == 150)
        #expect(results.filter { $0 == 404 }.count == 50)
        #expect(await text("GET /api/players").split(separator: "},{").count == 151)
    }

    @Test func `unknown paths and methods are rejected`() async {
        #expect(await fixture.send("GET /api/teams").status == 404)
        let wrong = await fixture.send("PATCH /api/players", as: fixture.ana)
        #expect(wrong.status == 405)
        #expect(wrong.fields.contains { $0 == ("Allow", "GET, HEAD, OPTIONS, POST") })
    }

    @Test(arguments: [
        "/api/players": "GET, HEAD, OPTIONS, POST", "/api/players/1": "DELETE, OPTIONS, PUT",
        "/metrics": "GET, HEAD, OPTIONS", "/health/live": "GET, HEAD, OPTIONS",
    ])
    func `the methods of a resource are told without a token`(
        path: String, methods: String
    ) async {
        let response = await fixture.send("OPTIONS \(path)")
        #expect(response.status == 204)
        #expect(response.fields.map(\.name) == ["Allow"])
        #expect(response.fields.map(\.value) == [methods])
        let wrong = await fixture.send("PATCH \(path)")
        #expect(wrong.status == 405)
        #expect(wrong.fields.map(\.value) == [methods])
        #expect(await fixture.send("OPTIONS *").status == 204)
        #expect(await fixture.send("OPTIONS /api/teams").status == 404)
    }

    @Test func `health and metrics need no token, and contain no identifiers`() async {
        #expect(await text("GET /health/live") == "live\n")
        #expect(await text("GET /health/ready") == "ready\n")
        _ = await fixture.send("SECRET /SECRET")
        let metrics = await text("GET /metrics")
        #expect(
            metrics.contains(
                #"football_gather_requests_total{method="POST",path="/api/players",status="201"} 2"#
            ))
        #expect(!metrics.contains("SECRET"))
    }

    @Test func `metrics have no duration of a request that waits for a change`() async throws {
        let durations = { await text("GET /metrics").firstMatch(of: /request_seconds_count \d+/) }
        let before = await durations()
        _ = await fixture.send("GET /api/changes/0/next", as: fixture.ana)
        #expect(await durations()?.output == before?.output)
        let path = "/api/changes/{version}/next"
        #expect(await text("GET /metrics").contains(#"path="\#(path)",status="200"} 1"#))
    }
}
