import Domain
import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `A database that is replaced while it is open` {
    @Test(arguments: DatabaseKind.app.openFiles)
    func `rejects changes until the file is back`(_ name: String) async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        _ = try await players.add(playerName("Anna"))
        let path = fixture.directory.path(of: name)
        #expect(rename(path, path + ".moved") == 0)
        await #expect(throws: StorageError.replaced) { try await players.add(playerName("Bo")) }
        try fixture.directory.write(fixture.directory.bytes(of: path + ".moved"), to: path)
        await #expect(throws: StorageError.replaced) { try await players.add(playerName("Bo")) }
        #expect(rename(path + ".moved", path) == 0)
        #expect(try await players.squad().players.map(\.name.text) == ["Anna"])
        _ = try await players.add(playerName("Bo"))
        #expect(try await players.squad().players.count == 2)
    }

    @Test func `does not confirm a change that it loses`() async throws {
        let fixture = try await Fixture()
        let path = fixture.directory.database
        await #expect(throws: StorageError.replaced) {
            try await fixture.storage.queue.write { _ in _ = unlink(path) }
        }
    }

    @Test func `rejects changes after another database is copied over it`() async throws {
        let other = try await Fixture()
        _ = try await other.players(of: "other")
        await other.storage.close()
        let first = try await Fixture()
        let session = try await first.signUp()
        await first.storage.close()
        let fixture = try await Fixture(in: first.directory)
        let players = fixture.storage.players(of: session)
        _ = try await players.add(playerName("Anna"))
        try fixture.directory.write(
            other.directory.bytes(of: other.directory.database), to: fixture.directory.database)
        await #expect(throws: StorageError.replaced) { try await players.add(playerName("Bo")) }
    }

    @Test func `accepts the changes that its log moves into it`() async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        try await fixture.storage.queue.read { database throws(StorageError) in
            try database.script("PRAGMA wal_autocheckpoint = 1")
        }
        let size = fixture.directory.bytes(of: fixture.directory.database).count
        for index in 0..<100 { _ = try await players.add(playerName("Player \(index)")) }
        #expect(fixture.directory.bytes(of: fixture.directory.database).count > size)
    }

    @Test func `rejects changes while its directory has another name`() async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        let path = fixture.directory.path
        #expect(rename(path, path + ".moved") == 0)
        await #expect(throws: StorageError.replaced) { try await players.add(playerName("Bo")) }
        #expect(rename(path + ".moved", path) == 0)
        _ = try await players.add(playerName("Bo"))
    }

    @Test func `stays locked when the lock file is deleted`() async throws {
        let fixture = try await Fixture()
        unlink(fixture.directory.lock)
        await #expect(throws: StorageOpenError.inUse(process: nil)) {
            try await Fixture(in: fixture.directory)
        }
        #expect(!fixture.directory.files.contains("lock"))
        await fixture.storage.close()
        _ = try await Fixture(in: fixture.directory)
    }
}
