import Domain
import Foundation
import Service
import Synchronization
import TestSupport
import Testing

/// The end of a request.
private final class End: Sendable {
    let hasCome = Atomic(false)
}

@Suite(.eachDatabase) struct `A request that waits for a change` {
    private let fixture: ServiceFixture

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func response(after version: String) async -> HTTPResponse {
        await fixture.send("GET /api/changes/\(version)/next", as: fixture.ana)
    }

    private func next(after version: String) async throws -> String? {
        try await response(after: version).object["version"] as? String
    }

    private func version() async throws -> String {
        let response = await fixture.send("GET /api/changes/0", as: fixture.ana)
        return try #require(try response.object["version"] as? String)
    }

    /// Returns the response to a request that waits while something is changed, which the service
    /// has to notice in a quarter of a second.
    private func response(
        after version: String, meanwhile change: @Sendable () async -> Void
    ) async -> HTTPResponse {
        let end = End()
        let answer = Task {
            defer { end.hasCome.store(true, ordering: .relaxed) }
            return await response(after: version)
        }
        #expect(await waits(until: end))
        await change()
        fixture.time.advance(by: .milliseconds(250))
        if await waits(until: end) {
            Issue.record("The request still waits.")
            fixture.service.stop()
        }
        return await answer.value
    }

    private func answer(
        after version: String, meanwhile change: @Sendable () async -> Void
    ) async throws -> String? {
        try await response(after: version, meanwhile: change).object["version"] as? String
    }

    @Test func `is answered at once if the version is another one`() async throws {
        let version = try await version()
        #expect(try await next(after: "0") == version)
        #expect(try await next(after: "9-9") == version)
    }

    @Test func `is answered after a change of the account`() async throws {
        let before = try await version()
        let after = try await answer(after: before) {
            _ = await fixture.send("POST /api/players", #"{"name":"Di"}"#, as: fixture.ana)
        }
        #expect(after != before)
        #expect(try await after == version())
    }

    @Test func `is answered after a change by another server`() async throws {
        let other = fixture.withOtherService()
        let before = try await version()
        let after = try await answer(after: before) {
            _ = await other.send("POST /api/players", #"{"name":"Di"}"#, as: fixture.ana)
        }
        #expect(after != before)
    }

    @Test func `is answered after a minute`() async throws {
        let before = try await version()
        let end = End()
        let answer = Task {
            defer { end.hasCome.store(true, ordering: .relaxed) }
            return try await next(after: before)
        }
        #expect(await waits(until: end))
        // A change of another account is none of this one.
        _ = await fixture.send("POST /api/players", #"{"name":"Di"}"#, as: fixture.bo)
        fixture.time.advance(by: .seconds(59))
        #expect(await waits(until: end))
        fixture.time.advance(by: .seconds(1))
        #expect(try await answer.value == before)
    }

    /// Returns whether the service waits again before the end of a request.
    private func waits(until end: End) async -> Bool {
        while fixture.time.sleeperCount == 0 {
            guard !end.hasCome.load(ordering: .relaxed) else { return false }
            await Task.yield()
        }
        return true
    }

    @Test func `is answered when the service stops, and later ones at once`() async throws {
        let before = try await version()
        let after = try await answer(after: before) { fixture.service.stop() }
        #expect(after == before)
        #expect(try await next(after: before) == before)
    }

    /// Another device ends the token at another server.
    @Test(arguments: [
        "DELETE /api/users", "DELETE /api/users/sessions", "PUT /api/users/password",
    ])
    func `needs a token that is still valid`(request: String) async throws {
        #expect(await fixture.send("GET /api/changes/0/next").status == 401)
        let before = try await version()
        let device = try await fixture.token(of: "ana")
        let passwords = #"{"oldPassword":"correct horse","newPassword":"battery staple"}"#
        let body = request.hasSuffix("password") ? passwords : nil
        let other = fixture.withOtherService()
        let answer = await response(after: before) {
            #expect(await other.send(request, body, as: device).status == 204)
        }
        #expect(answer.status == 401)
    }

    @Test func `ends if ten later ones of the account wait`() async throws {
        let before = try await version()
        try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<11 { group.addTask { try await next(after: before) } }
            // One of them is answered although the clock stands still.
            #expect(try await group.next() == before)
            fixture.service.stop()
            for try await version in group { #expect(version == before) }
        }
    }
}
