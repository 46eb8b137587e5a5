import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Storage snapshot` {
    @Test func `a restored snapshot has the players and the session at its time`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let players = fixture.storage.players(of: session)
        _ = try await players.add(try playerName("손흥민"))
        try await fixture.storage.credentialStore.saveToken(session.token)
        let snapshot = try await fixture.storage.snapshot()
        _ = try await players.add(try playerName("Bo"))

        let directory = TemporaryDirectory()
        try snapshot.restore(into: directory.path)
        #expect(directory.files == ["football-gather.sqlite", "session"])
        #expect(try directory.permissions(of: directory.database) == 0o600)
        #expect(try directory.permissions(of: directory.token) == 0o600)
        let other = try await Fixture(in: directory, time: fixture.time)
        let token = try #require(try await other.storage.credentialStore.savedToken())
        #expect(token == session.token)
        let known = try #require(try await other.storage.accounts.session(for: token))
        let squad = try await other.storage.players(of: known).squad()
        #expect(squad.players.map(\.name.text) == ["손흥민"])
        #expect(try await other.storage.snapshot() == snapshot)
    }

    @Test func `a snapshot without a session has no token`() async throws {
        let snapshot = try await Fixture().storage.snapshot()
        #expect(snapshot.token == nil)
        let directory = TemporaryDirectory()
        try snapshot.restore(into: directory.path)
        #expect(directory.files == ["football-gather.sqlite"])
    }

    @Test func `a snapshot is not restored over a storage`() async throws {
        let fixture = try await Fixture()
        let snapshot = try await fixture.storage.snapshot()
        #expect(throws: StorageError.unavailable) {
            try snapshot.restore(into: fixture.directory.path)
        }
    }

    @Test func `a snapshot with another file cannot be opened`() async throws {
        for bytes in [[1], Array("no database at all, but long enough".utf8)] as [[UInt8]] {
            let directory = TemporaryDirectory()
            try StorageSnapshot(database: bytes, token: nil).restore(into: directory.path)
            await #expect(throws: StorageOpenError.storage(.damaged)) {
                try await Fixture(in: directory)
            }
        }
    }

    @Test func `a closed storage has no snapshot`() async throws {
        let fixture = try await Fixture()
        await fixture.storage.close()
        await #expect(throws: StorageError.unavailable) { try await fixture.storage.snapshot() }
    }
}
