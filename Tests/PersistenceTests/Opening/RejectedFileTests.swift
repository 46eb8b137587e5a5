import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Rejected files` {
    private func openError(_ directory: TemporaryDirectory) async -> StorageOpenError? {
        do {
            _ = try await Storage.open(
                directory: directory.path, folding: LowercaseFolding(), time: ManualClock(),
                passwordCost: .minimum)
            return nil
        } catch {
            return error
        }
    }

    /// Compares in a function, because a failed `#expect` would print all bytes.
    private func isUnchanged(_ directory: TemporaryDirectory, _ before: [UInt8]) -> Bool {
        directory.bytes(of: directory.database) == before
    }

    /// Returns the directory of a closed storage with players.
    private func closedStorage() async throws -> TemporaryDirectory {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        for index in 0..<300 { _ = try await repository.add(playerName("Player \(index)")) }
        await fixture.storage.close()
        return fixture.directory
    }

    @Test(arguments: [1, 16, 99, 100, 511, 512, 5_000])
    func `a file that is no database stays unchanged`(_ count: Int) async throws {
        let directory = TemporaryDirectory()
        let garbage = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
        try directory.write(garbage, to: directory.database)
        #expect(await openError(directory) == .storage(.damaged))
        #expect(isUnchanged(directory, garbage))
        #expect(directory.files == ["football-gather.sqlite", "lock"])
    }

    @Test func `an empty file is a new storage`() async throws {
        let directory = TemporaryDirectory()
        try directory.write([], to: directory.database)
        #expect(await openError(directory) == nil)
    }

    @Test func `a database of another program stays unchanged`() async throws {
        for mark in ["", "PRAGMA application_id = 7;", "PRAGMA user_version = 1;"] {
            let directory = TemporaryDirectory()
            try directory.write([], to: directory.database)
            try Database(path: directory.database, busyTimeout: 0)
                .script("CREATE TABLE theirs (value); INSERT INTO theirs VALUES (1); \(mark)")
            let before = directory.bytes(of: directory.database)
            #expect(await openError(directory) == .storage(.damaged))
            #expect(isUnchanged(directory, before))
        }
    }

    @Test func `a newer version stays unchanged`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0)
            .script("PRAGMA user_version = \(Schema.current.migrations.count + 1)")
        let before = directory.bytes(of: directory.database)
        #expect(await openError(directory) == .storage(.newerVersion))
        #expect(isUnchanged(directory, before))
    }

    @Test func `a newer version with a write-ahead log stays unchanged`() async throws {
        let directory = try await closedStorage()
        let newer = try Database(path: directory.database, busyTimeout: 0)
        try newer.script("PRAGMA user_version = 99")
        let before = directory.bytes(of: directory.database)
        let log = directory.bytes(of: directory.database + "-wal")
        #expect(!log.isEmpty)
        #expect(await openError(directory) == .storage(.newerVersion))
        #expect(isUnchanged(directory, before))
        let isLogUnchanged = directory.bytes(of: directory.database + "-wal") == log
        #expect(isLogUnchanged)
        withExtendedLifetime(newer) {}
    }

    /// After a crash no connection is left that keeps the log.
    @Test func `a newer version with a log of a crashed program stays unchanged`() async throws {
        let other = try await closedStorage()
        let newer = try Database(path: other.database, busyTimeout: 0)
        try newer.script("PRAGMA user_version = 99")
        let directory = TemporaryDirectory()
        let before = other.bytes(of: other.database)
        let log = other.bytes(of: other.database + "-wal")
        try directory.write(before, to: directory.database)
        try directory.write(log, to: directory.database + "-wal")
        #expect(await openError(directory) == .storage(.newerVersion))
        #expect(isUnchanged(directory, before))
        let isLogUnchanged = directory.bytes(of: directory.database + "-wal") == log
        #expect(isLogUnchanged && !log.isEmpty)
        withExtendedLifetime(newer) {}
    }

    @Test func `a negative version throws damaged`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0).script("PRAGMA user_version = -3")
        #expect(await openError(directory) == .storage(.damaged))
    }

    @Test(arguments: [50, 100, 4_096, 10_000])
    func `a truncated file stays unchanged`(_ count: Int) async throws {
        let directory = try await closedStorage()
        let part = Array(directory.bytes(of: directory.database).prefix(count))
        try directory.write(part, to: directory.database)
        #expect(await openError(directory) == .storage(.damaged))
        #expect(isUnchanged(directory, part))
    }

    @Test func `tables of a later version than the file's throw damaged`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0).script("PRAGMA user_version = 1")
        #expect(await openError(directory) == .storage(.damaged))
    }

    @Test(arguments: [DataFile.token, DataFile.navigationState, DataFile.log])
    func `an empty or missing database beside stored files is no new storage`(
        _ name: String
    ) async throws {
        for isMissing in [false, true] {
            let directory = TemporaryDirectory()
            if !isMissing { try directory.write([], to: directory.database) }
            try directory.write([1], to: directory.path(of: name))
            #expect(await openError(directory) == .databaseMissing(directory: directory.path))
            #expect(directory.bytes(of: directory.path(of: name)) == [1])
            #expect(directory.bytes(of: directory.database) == [])
        }
    }

    @Test func `a missing table throws damaged`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0).script("DROP TABLE settings")
        #expect(await openError(directory) == .storage(.damaged))
    }
}
