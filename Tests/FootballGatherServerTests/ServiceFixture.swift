import Cryptography
import Domain
import Foundation
import Service
import ServicePersistence
import TestSupport
import Testing
import UnicodeText

/// A service with its database in a temporary directory, and with two users.
struct ServiceFixture: Sendable {
    let directory: TemporaryDirectory
    let time = ManualClock()
    let database: any SQLDatabase
    private(set) var service: WebService
    /// The owner of the player with the identifier 1 and of `gather`.
    var ana = ""
    /// A user with the player with the identifier 2, and with another gather.
    var bo = ""
    var gather = ""
    var gatherOfBo = ""

    /// Starts a service with an open database.
    init(
        _ database: any SQLDatabase, in directory: TemporaryDirectory,
        secrets: any ServiceSecrets = ServiceStorage.makeSecrets(
            passwordCost: .minimum, concurrency: 1)
    ) {
        (self.directory, self.database) = (directory, database)
        service = WebService(
            database: database, secrets: secrets, folding: UTF8ProcFolding(), time: time,
            sleep: { [time] in await time.sleep(for: $0) })
    }

    init(
        secrets: any ServiceSecrets = ServiceStorage.makeSecrets(
            passwordCost: .minimum, concurrency: 1)
    ) async throws {
        let directory = TemporaryDirectory()
        self.init(
            try await TestDatabase.current.open(directory), in: directory, secrets: secrets)
        ana = try await register("ana")
        bo = try await register("bo")
        for (user, player) in [(ana, "1"), (bo, "2")] {
            let created = await send("POST /api/players", #"{"name":"Cy","age":20}"#, as: user)
            #expect(created.location == "/api/players/\(player)")
        }
        gather = try #require(await send("POST /api/gathers", "{}", as: ana).location)
        gatherOfBo = try #require(await send("POST /api/gathers", "{}", as: bo).location)
    }

    /// Returns this fixture with another service on the same database.
    ///
    /// - Parameter wrap: A closure that returns the database of the other service.
    func withOtherService(
        _ wrap: (any SQLDatabase) -> any SQLDatabase = { $0 }
    ) -> ServiceFixture {
        var other = self
        other.service = WebService(
            database: wrap(database),
            secrets: ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1),
            folding: UTF8ProcFolding(), time: time)
        return other
    }

    /// Registers a user and returns a token.
    func register(_ name: String) async throws -> String {
        let body = #"{"username":"\#(name)","password":"correct horse"}"#
        #expect(await send("POST /api/users", body).status == 201)
        return try await token(of: name)
    }

    /// Signs a user in, and returns the token.
    func token(of name: String, password: String = "correct horse") async throws -> String {
        let response = await signIn(name, password)
        #expect(response.status == 200)
        return try #require(try response.object["token"] as? String)
    }

    func signIn(
        _ name: String, _ password: String, from address: String = "192.0.2.1"
    ) async -> HTTPResponse {
        let text = Data("\(name):\(password)".utf8).base64EncodedString()
        return await send("POST /api/users/login", authorization: "Basic \(text)", from: address)
    }

    /// Sends a request, and compares the response with the OpenAPI document.
    ///
    /// - Parameters:
    ///   - line: The method and the path.
    ///   - token: A token for Bearer authentication.
    func send(
        _ line: String, _ body: String? = nil, as token: String? = nil,
        authorization: String? = nil, contentType: String = "application/json",
        isEncoded: Bool = false, from address: String = "192.0.2.1",
        at location: SourceLocation = #_sourceLocation
    ) async -> HTTPResponse {
        let words = line.split(separator: " ")
        let request = HTTPRequest(
            method: String(words[0]), path: String(words[1]),
            authorization: authorization ?? token.map { "Bearer \($0)" },
            contentType: body.map { _ in contentType }, isEncoded: isEncoded,
            body: Array((body ?? "").utf8),
            address: address)
        let response = await service.answer(request).response
        APIDocument.check(response, to: request, location)
        return response
    }
}

extension HTTPResponse {
    var location: String? { fields.first { $0.name == "Location" }?.value }
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as a JSON object.
    var object: [String: Any] {
        get throws {
            try #require(JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        }
    }
}
