import Cryptography
import Domain
import Foundation
import Service
import ServicePersistence
import Synchronization
import TestSupport
import Testing

@Suite(.eachDatabase) struct `Sessions of a user` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func sessions(_ token: String) async throws -> [[String: Any]] {
        let response = await fixture.send("GET /api/users/sessions", as: token)
        return try #require(
            try JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]])
    }

    private func changePassword(_ old: String, _ new: String) async -> Int {
        let body = #"{"oldPassword":"\#(old)","newPassword":"\#(new)"}"#
        return await fixture.send("PUT /api/users/password", body, as: fixture.ana).status
    }

    @Test func `are listed without their tokens, and end together`() async throws {
        fixture.time.advance(by: .seconds(60))
        let other = try await fixture.token(of: "ana")
        let list = try await sessions(fixture.ana)
        #expect(list.map { $0["isCurrent"] as? Bool } == [false, true])
        let times = list.compactMap { $0["createdAt"] as? Int }
        #expect(times.count == 2 && times[0] - times[1] == 60_000)
        #expect(list.allSatisfy { Set($0.keys) == ["createdAt", "lastUsedAt", "isCurrent"] })
        #expect(await fixture.send("DELETE /api/users/sessions", as: other).status == 204)
        for token in [fixture.ana, other] {
            #expect(await fixture.send("GET /api/players", as: token).status == 401)
        }
        #expect(await fixture.send("GET /api/players", as: fixture.bo).status == 200)
    }

    @Test func `end with a new password, except the one that set it`() async throws {
        let other = try await fixture.token(of: "ana")
        #expect(await changePassword("correct horse", "battery staple") == 204)
        #expect(await fixture.send("GET /api/players", as: fixture.ana).status == 200)
        #expect(await fixture.send("GET /api/players", as: other).status == 401)
        #expect(await fixture.signIn("ana", "correct horse").status == 401)
        #expect(await fixture.signIn("ana", "battery staple").status == 200)
    }

    @Test func `keep the password if the old one is wrong or the new one too short`()
        async throws
    {
        #expect(await changePassword("wrong horse", "battery staple") == 403)
        #expect(await changePassword("correct horse", "short") == 422)
        #expect(await fixture.signIn("ana", "correct horse").status == 200)
    }

    @Test func `last 30 days after the last request for changes`() async throws {
        fixture.time.advance(by: .seconds(20 * 24 * 60 * 60))
        #expect(await fixture.send("GET /api/changes/0", as: fixture.ana).status == 200)
        let now = fixture.time.now().wall
        try await eventually("The time of the last use") {
            try await sessions(fixture.ana).first?["lastUsedAt"] as? Int64 == now ? true : nil
        }
        fixture.time.advance(by: .seconds(20 * 24 * 60 * 60))
        #expect(await fixture.send("GET /api/players", as: fixture.ana).status == 200)
        #expect(await fixture.send("GET /api/players", as: fixture.bo).status == 401)
    }

    @Test func `do not count a right old password if the new one cannot be hashed`() async throws {
        let fixture = try await ServiceFixture(secrets: FewHashes())
        let body = #"{"oldPassword":"correct horse","newPassword":"battery staple"}"#
        for _ in 0..<11 {
            let response = await fixture.send("PUT /api/users/password", body, as: fixture.ana)
            #expect(response.status == 503)
        }
    }

    @Test func `count wrong old passwords as wrong sign-ins`() async throws {
        for _ in 0..<10 { #expect(await changePassword("wrong horse", "battery staple") == 403) }
        #expect(await changePassword("correct horse", "battery staple") == 429)
        #expect(await fixture.signIn("ana", "correct horse").status == 429)
    }
}

/// Secrets that hash the passwords of two users and no further ones, but check all.
private final class FewHashes: ServiceSecrets {
    let hasherCount = 1
    private let others = ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1)
    private let count = Atomic(0)

    func hash(_ password: Password) throws(StorageError) -> String {
        guard count.add(1, ordering: .relaxed).newValue <= 2 else { throw .unavailable }
        return try others.hash(password)
    }

    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        try others.verify(password, against: hash)
    }

    func makeToken() throws(StorageError) -> String { try others.makeToken() }
    func digest(_ text: String) -> String { others.digest(text) }
}
