import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A copy of a storage` {
    @Test func `holds what was stored, who is signed in and nothing that comes later`() async throws
    {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let players = fixture.storage.players(of: session)
        _ = try await players.add(try playerName("손흥민"))
        try await fixture.storage.credentialStore.saveToken(session.token)
        let copy = try await fixture.storage.snapshot()
        _ = try await players.add(try playerName("Bo"))

        let directory = TemporaryDirectory()
        try copy.restore(into: directory.path)
        #expect(directory.files == ["football-gather.sqlite", "session"])
        #expect(try directory.permissions(of: directory.database) == 0o600)
        #expect(try directory.permissions(of: directory.token) == 0o600)
        let other = try await Fixture(in: directory, time: fixture.time)
        let token = try #require(try await other.storage.credentialStore.savedToken())
        #expect(token == session.token)
        let known = try #require(try await other.storage.accounts.session(for: token))
        let squad = try await other.storage.players(of: known).squad()
        #expect(squad.players.map(\.name.text) == ["손흥민"])
        #expect(try await other.storage.snapshot() == copy)
    }

    @Test func `without anybody signed in has no token`() async throws {
        let copy = try await Fixture().storage.snapshot()
        #expect(copy.token == nil)
        let directory = TemporaryDirectory()
        try copy.restore(into: directory.path)
        #expect(directory.files == ["football-gather.sqlite"])
    }

    @Test func `is not put over a storage`() async throws {
        let fixture = try await Fixture()
        let copy = try await fixture.storage.snapshot()
        #expect(throws: StorageError.unavailable) {
            try copy.restore(into: fixture.directory.path)
        }
    }

    @Test func `of anything else is refused by whoever opens it`() async throws {
        for bytes in [[1], Array("no database at all, but long enough".utf8)] as [[UInt8]] {
            let directory = TemporaryDirectory()
            try StorageSnapshot(database: bytes, token: nil).restore(into: directory.path)
            await #expect(throws: StorageOpenError.storage(.damaged)) {
                try await Fixture(in: directory)
            }
        }
    }

    @Test func `cannot be made of a storage that is closed`() async throws {
        let fixture = try await Fixture()
        await fixture.storage.close()
        await #expect(throws: StorageError.unavailable) { try await fixture.storage.snapshot() }
    }
}
