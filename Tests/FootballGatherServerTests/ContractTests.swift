import Foundation
import Service
import Testing

/// A request of each route, with the placeholders GATHER, BOS_GATHER and UNKNOWN.
struct RouteExample: Sendable, CustomTestStringConvertible {
    let line: String
    let body: String?
    let status: Int
    /// A body with a wrong type.
    var wrongType: String?
    /// The same request for a resource of another user, and for an unknown one.
    var others: [String] = []

    var testDescription: String { line }
}

private let player = #"{"name":"Dan","age":30,"skill":"amateur","unknown":[1]}"#
private let score = #"{"score":"3-1","winnerTeam":"Team A"}"#
private let team = #"{"team":"Team B"}"#
private let unknown = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

private let routes = [
    RouteExample(line: "GET /api/users", body: nil, status: 200),
    RouteExample(line: "DELETE /api/users", body: nil, status: 204),
    RouteExample(line: "DELETE /api/users/login", body: nil, status: 204),
    RouteExample(
        line: "PUT /api/users/password",
        body: #"{"oldPassword":"correct horse","newPassword":"battery staple"}"#, status: 204,
        wrongType: #"{"oldPassword":"correct horse","newPassword":7}"#),
    RouteExample(line: "GET /api/users/sessions", body: nil, status: 200),
    RouteExample(line: "DELETE /api/users/sessions", body: nil, status: 204),
    RouteExample(line: "GET /api/changes/0", body: nil, status: 200),
    RouteExample(
        line: "PUT /api/matches", body: startBody(of: unknown), status: 204,
        wrongType: #"{"matches":[{"id":"\#(unknown)","events":{}}]}"#),
    RouteExample(
        line: "PUT /api/changes", body: recordChanges(of: "fee"), status: 204,
        wrongType: #"{"changes":[{"id":1}]}"#),
    RouteExample(line: "GET /api/players", body: nil, status: 200),
    RouteExample(
        line: "POST /api/players", body: player, status: 201, wrongType: #"{"name":"A","age":"1"}"#),
    RouteExample(
        line: "PUT /api/players/1", body: player, status: 204, wrongType: #"{"name":1}"#,
        others: ["PUT /api/players/2", "PUT /api/players/99"]),
    RouteExample(
        line: "DELETE /api/players/1", body: nil, status: 204,
        others: ["DELETE /api/players/2", "DELETE /api/players/99"]),
    RouteExample(
        line: "GET /api/players/1/gathers", body: nil, status: 200,
        others: ["GET /api/players/2/gathers", "GET /api/players/99/gathers"]),
    RouteExample(line: "GET /api/gathers", body: nil, status: 200),
    RouteExample(line: "POST /api/gathers", body: score, status: 201, wrongType: #"{"score":3}"#),
    RouteExample(
        line: "PUT GATHER", body: score, status: 204, wrongType: #"{"winnerTeam":true}"#,
        others: ["PUT BOS_GATHER", "PUT /api/gathers/\(unknown)"]),
    RouteExample(
        line: "DELETE GATHER", body: nil, status: 204,
        others: ["DELETE BOS_GATHER", "DELETE /api/gathers/\(unknown)"]),
    RouteExample(
        line: "GET GATHER/players", body: nil, status: 200,
        others: ["GET BOS_GATHER/players", "GET /api/gathers/\(unknown)/players"]),
    RouteExample(
        line: "POST GATHER/players/1", body: team, status: 200, wrongType: #"{"team":[]}"#,
        others: [
            "POST BOS_GATHER/players/1", "POST GATHER/players/2", "POST GATHER/players/99",
            "POST /api/gathers/\(unknown)/players/1",
        ]),
]

@Suite(.eachDatabase) struct `Every route with a token` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func path(of line: String) -> String {
        line.replacing("BOS_GATHER", with: fixture.gatherOfBo)
            .replacing("GATHER", with: fixture.gather)
    }

    private func status(
        _ line: String, _ body: String?, authorization: String? = nil,
        contentType: String = "application/json", isEncoded: Bool = false
    ) async -> Int {
        let line = path(of: line)
        let response = await fixture.send(
            line, body, authorization: authorization ?? "Bearer \(fixture.ana)",
            contentType: contentType, isEncoded: isEncoded)
        // Only errors and results have a body.
        #expect(response.body.isEmpty == (response.status < 300 && !line.hasPrefix("GET")))
        return response.status
    }

    /// One fixture for all requests, of which only the last one is accepted.
    @Test(arguments: routes)
    func `needs a token, hides what others have, checks the body, and accepts a valid request`(
        route: RouteExample
    ) async {
        for authorization in ["", "Bearer", "Bearer 0", "Bearer \(unknown)", "Basic YW5hOmE="] {
            #expect(await status(route.line, "{", authorization: authorization) == 401)
        }
        for other in route.others { #expect(await status(other, route.body) == 404) }
        if route.body != nil { await expectRejectedBodies(of: route) }
        // Identifiers can be in lower case.
        let words = path(of: route.line).split(separator: " ")
        let accepted = await status(
            "\(words[0]) \(words[1].lowercased())", route.body,
            contentType: "Application/JSON; charset=utf-8")
        #expect(accepted == route.status)
    }

    /// Checks that bodies are rejected that are malformed, of a wrong type, too large, encoded or
    /// not JSON.
    private func expectRejectedBodies(of route: RouteExample) async {
        let limit =
            ["PUT /api/matches", "PUT /api/changes"].contains(route.line) ? 65_536 : 16_384
        let tooLarge = "{\"name\":\"\(String(repeating: "a", count: limit))\"}"
        for (body, code) in [("", 400), ("{", 400), ("[]", 400), ("null", 400), (tooLarge, 413)] {
            #expect(await status(route.line, body) == code, "\(body.prefix(10))")
        }
        #expect(await status(route.line, route.wrongType) == 400)
        let otherType = await status(route.line, route.body, contentType: "text/plain")
        #expect(otherType == 415)
        #expect(await status(route.line, route.body, isEncoded: true) == 415)
    }
}
