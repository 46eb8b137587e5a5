import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Storage snapshot` {
    @Test func `a copy has the players and the session at the time of the snapshot`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let players = fixture.storage.players(of: session)
        _ = try await players.add(try playerName("손흥민"))
        try await fixture.storage.credentialStore.saveToken(session.token)
        let snapshot = try await fixture.storage.snapshot()
        _ = try await players.add(try playerName("Bo"))

        let copy = try await fixture.copy(of: snapshot)
        let token = try #require(try await copy.credentialStore.savedToken())
        #expect(token == session.token)
        let known = try #require(try await copy.accounts.session(for: token))
        let squad = try await copy.players(of: known).squad()
        #expect(squad.players.map(\.name.text) == ["손흥민"])
    }

    @Test func `a copy can be changed and leaves the original unchanged`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.credentialStore.saveToken(session.token)
        let copy = try await fixture.copy(of: try await fixture.storage.snapshot())
        for index in 0..<2_000 {
            _ = try await copy.players(of: session).add(playerName("Player \(index)"))
        }
        try await copy.credentialStore.saveToken(nil)
        #expect(try await copy.credentialStore.savedToken() == nil)
        #expect(try await fixture.storage.players(of: session).squad().players.isEmpty)
        #expect(try await fixture.storage.credentialStore.savedToken() == session.token)
    }

    @Test func `a snapshot of a copy has the same content`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.navigationState(of: session).save("state")
        let copy = try await fixture.copy(of: try await fixture.storage.snapshot())
        let second = try await copy.snapshot()
        #expect(try await fixture.copy(of: second).snapshot() == second)
    }

    @Test func `a snapshot without a session has no token`() async throws {
        let fixture = try await Fixture()
        let snapshot = try await fixture.storage.snapshot()
        #expect(snapshot.token == nil)
        #expect(try await fixture.copy(of: snapshot).credentialStore.savedToken() == nil)
    }

    @Test(arguments: [0, 1, 100, 600, 5_000])
    func `a snapshot with another file cannot be opened`(_ count: Int) async throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
        let fixture = try await Fixture()
        await #expect(throws: StorageOpenError.storage(.damaged)) {
            try await fixture.copy(of: StorageSnapshot(database: bytes, token: nil))
        }
    }

    @Test func `a closed storage has no snapshot`() async throws {
        let fixture = try await Fixture()
        await fixture.storage.close()
        await #expect(throws: StorageError.unavailable) { try await fixture.storage.snapshot() }
    }
}
