import Domain
import Foundation
import Records
import ServiceAPI
import Testing

@testable import Service

/// An operation of the document.
private struct OperationExample: Sendable, CustomTestStringConvertible {
    let method: String
    let template: String
    let operation: APIDocument.Operation

    var testDescription: String { operation.operationId }

    static let all =
        (try? APIDocument.current.get())?.paths.flatMap { template, path in
            path.operations.map {
                OperationExample(method: $0, template: template, operation: $1)
            }
        } ?? []
}

/// A body that is accepted, and one that violates a rule.
private let bodies = [
    "createUser": (
        #"{"username":"cy","password":"correct horse"}"#, #"{"username":"","password":"x"}"#
    ),
    "createPlayer": (#"{"name":"Cy"}"#, #"{"name":"Cy","age":0}"#),
    "updatePlayer": (#"{"name":"Cy"}"#, #"{"name":"Cy","age":0}"#),
    "createGather": (#"{"score":"3-1"}"#, #"{"score":"3"}"#),
    "updateGather": (#"{"score":"3-1"}"#, #"{"score":"3"}"#),
    "addPlayer": (#"{"team":"Team A"}"#, #"{"team":"None"}"#),
    "changePassword": (
        #"{"oldPassword":"correct horse","newPassword":"battery staple"}"#,
        #"{"oldPassword":"correct horse","newPassword":"short"}"#
    ),
    "addEvents": (
        startBody(of: "\(UUID())"), #"{"matches":[{"id":"\#(UUID())","events":[]}]}"#
    ),
    "addRecordChanges": (recordChanges(of: "fee"), #"{"changes":[]}"#),
]

@Suite(.eachDatabase) struct `The OpenAPI document` {
    private let document: APIDocument

    init() throws {
        document = try APIDocument.current.get()
    }

    @Test func `is served without a token`() async throws {
        let response = try await ServiceFixture().send("GET /openapi.json")
        #expect(response.status == 200)
        #expect(response.contentType == "application/json; charset=utf-8")
        #expect(try response.object["openapi"] as? String == "3.1.0")
    }

    @Test(arguments: OperationExample.all)
    private func `has the methods of each path`(example: OperationExample) throws {
        let path = example.template.replacing("{playerId}", with: "7")
            .replacing("{gatherId}", with: "\(UUID())")
            .replacing("{version}", with: "1-7")
        let paths = ["7", "\(UUID())"].map { path.replacing("{id}", with: $0) }
        let routes = paths.compactMap { try? APIRoute(method: example.method, path: $0) }
        #expect(routes.allSatisfy { $0.template == example.template } && !routes.isEmpty)
        let documented = try #require(document.paths[example.template]).operations.keys
        let methods = (documented + (documented.contains("GET") ? ["HEAD"] : []) + ["OPTIONS"])
            .sorted()
        for path in paths {
            #expect {
                try APIRoute(method: "PATCH", path: path)
            } throws: { error in
                [.wrongMethod(allowed: methods), .malformedIdentifier].contains(
                    error as? APIRouteError)
            }
        }
    }

    @Test func `has the values of the rules`() throws {
        for name in ["Gather", "GatherBody"] {
            let values = document.components.schemas[name]?.properties?["winnerTeam"]?.values
            let texts = values?.filter { $0 != .null }
            #expect(texts == Winner.allCases.map { .text($0.rawValue) })
        }
    }

    @Test(arguments: ["Player", "PlayerBody", "PlayerOfGather"])
    func `has the fields of a player with their limits`(name: String) throws {
        let schema = try #require(document.components.schemas[name])
        let fields = PlayerField.allCases.map(\.description)
        let others = ["Player": ["id"], "PlayerOfGather": ["id", "team"]][name] ?? []
        #expect(Set(try #require(schema.properties).keys) == Set(fields.map(\.name) + others))
        let required = Set(fields.filter { !$0.isOptional }.map(\.name) + others)
        #expect(Set(try #require(schema.required)) == required)
        for field in fields {
            let property = try #require(schema.properties?[field.name])
            let isBody = name == "PlayerBody"
            let null: [JSONValue] = isBody && field.isOptional ? [.null] : []
            switch field.type {
            case .text(let maximumLength):
                #expect(property.types == (null.isEmpty ? ["string"] : ["string", "null"]))
                // JSON schemas do not count characters, but Unicode scalars.
                #expect(property.maxLength == nil)
                guard isBody else { continue }
                let limits = "1 to \(maximumLength) visible characters"
                #expect(property.description?.hasPrefix(limits) == true, "\(field)")
            case .integer(let range):
                #expect(property.types == (null.isEmpty ? ["integer"] : ["integer", "null"]))
                #expect(property.minimum == Double(range.lowerBound), "\(field)")
                #expect(property.maximum == Double(range.upperBound), "\(field)")
            case .choice(let choices):
                #expect(property.values == choices.map { .text($0) } + null, "\(field)")
            case .reference: Issue.record("No field of a player refers to a record.")
            }
        }
    }

    @Test(arguments: OperationExample.all)
    private func `has the statuses of each operation`(example: OperationExample) async throws {
        let fixture = try await ServiceFixture()
        // These need many requests, or a storage that fails.
        let others: Set = ["429", "500", "503"]
        for status in example.operation.responses.keys.sorted() where !others.contains(status) {
            // The deletion of a player is refused for an account with too many changes.
            if status == "422", example.operation.operationId == "deletePlayer" { continue }
            let response = try await provoke(status, by: example, fixture)
            #expect("\(response.status)" == status)
            guard status == "401" else { continue }
            let challenge = response.fields.first { $0.name == "WWW-Authenticate" }?.value
            let scheme = challenge?.split(separator: " ").first?.lowercased()
            #expect(document.security(of: example.operation) == [scheme ?? ""])
        }
    }

    @Test(arguments: [("Matches", "PUT /api/matches"), ("RecordChanges", "PUT /api/changes")])
    func `has examples that the server accepts`(name: String, line: String) async throws {
        let content = try #require(document.components.requestBodies[name]?.content)
        let example = try #require(content["application/json"]?.example)
        let body = String(decoding: try JSONEncoder().encode(example), as: UTF8.self)
        let fixture = try await ServiceFixture()
        #expect(await fixture.send(line, body, as: fixture.ana).status == 204)
    }

    /// Sends a request that leads to a status.
    private func provoke(
        _ status: String, by example: OperationExample, _ fixture: ServiceFixture
    ) async throws -> HTTPResponse {
        let (valid, invalid) = bodies[example.operation.operationId].map { ($0, $1) } ?? (nil, nil)
        let user = await fixture.send("GET /api/users", as: fixture.bo).text.matches(
            of: #/[0-9A-F-]{36}/#)
        let gather = String(fixture.gather.suffix(36))
        let isUser = example.template.hasPrefix("/api/users")
        let isEvents = example.operation.operationId == "addEvents"
        let isPlayer = example.template.hasPrefix("/api/players")
        var identifier = isUser ? String(user.first?.output ?? "") : isPlayer ? "1" : gather
        var (body, player, version) = (valid, "1", "0")
        switch status {
        case "400" where body == nil: (identifier, player, version) = ("x", "x", "x")
        case "403": body = valid?.replacing("correct", with: "wrong")
        case "400": body = "{"
        case "409" where isEvents: body = startBody(of: "\(UUID())")
        case "409" where example.operation.operationId == "updateGather":
            _ = await fixture.send("PUT /api/matches", startBody(of: gather), as: fixture.ana)
        case "409" where example.operation.operationId == "addRecordChanges":
            // Another change with the identifier of the one that was accepted before.
            body = recordChanges(of: "note")
        case "404" where isPlayer: identifier = "99"
        case "404": (identifier, player) = ("\(UUID())", "99")
        case "410": version = "9-9"
        case "413": body = String(repeating: " ", count: WebService.bodyLimit + 1)
        case "422": body = invalid
        default: break
        }
        let path = example.template.replacing("{id}", with: identifier)
            .replacing("{gatherId}", with: gather).replacing("{playerId}", with: player)
            .replacing("{version}", with: version)
        let basic = Data("bo:correct horse".utf8).base64EncodedString()
        let schemes = document.security(of: example.operation)
        let authorization =
            schemes == ["basic"]
            ? "Basic \(basic)" : schemes == ["bearer"] ? "Bearer \(fixture.ana)" : nil
        return await fixture.send(
            "\(example.method) \(path)", body, authorization: status == "401" ? nil : authorization,
            contentType: status == "415" ? "text/plain" : "application/json")
    }
}
