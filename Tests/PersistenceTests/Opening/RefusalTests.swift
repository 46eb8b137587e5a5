import Domain
import TestSupport
import Testing

@testable import Persistence

/// A file that is not ours, or not whole, stays as it is.
@Suite struct `Files that are refused` {
    private func refusal(_ directory: TemporaryDirectory) async -> StorageOpenError? {
        do {
            _ = try await Storage.open(
                directory: directory.path, folding: LowercaseFolding(), time: ManualClock(),
                passwordCost: .minimum)
            return nil
        } catch {
            return error
        }
    }

    /// A report of the bytes themselves would be longer than anybody wants to read.
    private func isUnchanged(_ directory: TemporaryDirectory, _ before: [UInt8]) -> Bool {
        directory.bytes(of: directory.database) == before
    }

    /// A storage with some content, closed.
    private func closedStorage() async throws -> TemporaryDirectory {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        for index in 0..<300 { _ = try await repository.add(playerName("Player \(index)")) }
        await fixture.storage.close()
        return fixture.directory
    }

    @Test(arguments: [1, 16, 99, 100, 511, 512, 5_000])
    func `garbage stays as it is, byte for byte`(_ count: Int) async throws {
        let directory = TemporaryDirectory()
        let garbage = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
        try directory.write(garbage, to: directory.database)
        #expect(await refusal(directory) == .storage(.damaged))
        #expect(isUnchanged(directory, garbage))
        #expect(directory.files == ["football-gather.sqlite", "lock"])
    }

    @Test func `an empty file is a new storage`() async throws {
        let directory = TemporaryDirectory()
        try directory.write([], to: directory.database)
        #expect(await refusal(directory) == nil)
    }

    @Test func `a database of another program stays as it is`() async throws {
        for mark in ["", "PRAGMA application_id = 7;", "PRAGMA user_version = 1;"] {
            let directory = TemporaryDirectory()
            try directory.write([], to: directory.database)
            try Database(path: directory.database, patience: 0)
                .script("CREATE TABLE theirs (value); INSERT INTO theirs VALUES (1); \(mark)")
            let before = directory.bytes(of: directory.database)
            #expect(await refusal(directory) == .storage(.damaged))
            #expect(isUnchanged(directory, before))
        }
    }

    @Test func `a newer version stays as it is`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, patience: 0)
            .script("PRAGMA user_version = \(Schema.current.migrations.count + 1)")
        let before = directory.bytes(of: directory.database)
        #expect(await refusal(directory) == .storage(.newerVersion))
        #expect(isUnchanged(directory, before))
    }

    @Test func `a newer version that was killed stays as it is`() async throws {
        let directory = try await closedStorage()
        let newer = try Database(path: directory.database, patience: 0)
        try newer.script("PRAGMA user_version = 99")
        let before = directory.bytes(of: directory.database)
        let log = directory.bytes(of: directory.database + "-wal")
        #expect(!log.isEmpty)
        #expect(await refusal(directory) == .storage(.newerVersion))
        #expect(isUnchanged(directory, before))
        let isLogUnchanged = directory.bytes(of: directory.database + "-wal") == log
        #expect(isLogUnchanged)
        withExtendedLifetime(newer) {}
    }

    @Test func `a version below zero is none of ours`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, patience: 0).script("PRAGMA user_version = -3")
        #expect(await refusal(directory) == .storage(.damaged))
    }

    @Test(arguments: [50, 100, 4_096, 10_000])
    func `a file that was cut off stays as it is`(_ count: Int) async throws {
        let directory = try await closedStorage()
        let part = Array(directory.bytes(of: directory.database).prefix(count))
        try directory.write(part, to: directory.database)
        #expect(await refusal(directory) == .storage(.damaged))
        #expect(isUnchanged(directory, part))
    }

    @Test func `a table that is missing is damage`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, patience: 0).script("DROP TABLE settings")
        #expect(await refusal(directory) == .storage(.damaged))
    }
}
