import Domain
import Glibc
import SQLite
import Service
import TestSupport
import Testing

@testable import ServicePersistence

/// A database of the service with a user, a token and a player, and a folder for backups.
private struct SavedService {
    let directory = TemporaryDirectory()
    let folder = TemporaryDirectory()
    let time = ManualClock()

    var backup: String { "\(folder.path)/backup.sqlite" }

    init() async throws {
        try folder.create()
        try await write("INSERT INTO users VALUES (1, 'a', 'Ana', 'ana', '', 7, 1, 1, 0, 0, 0)")
        try await write("INSERT INTO tokens VALUES ('t', 1, 9, 0, 0)")
        try await write("INSERT INTO players (user_number, name) VALUES (1, 'Cy')")
    }

    func open() async throws -> any SQLDatabase {
        try await ServiceStorage.open(
            directory: directory.path, readerCount: 1, at: time.now())
    }

    /// Executes a statement and closes the database.
    func write(_ sql: String) async throws {
        let service = try await open()
        try await service.write(for: nil) { connection throws(StorageError) in
            _ = try connection.run(sql, []) { _ throws(StorageError) in }
        }
        await service.close()
    }

    func backUp() async throws {
        try await DatabaseKind.service.backUp(directory.path, to: backup)
    }

    @discardableResult
    func restore() async throws -> String? {
        try await DatabaseKind.service.restore(backup, into: directory.path, at: time.now())
    }

    func number(_ sql: String) throws -> Int64? {
        try Database(
            path: "\(directory.path)/\(DatabaseKind.service.file)", isReadOnly: true, busyTimeout: 0
        ).integer(sql)
    }
}

@Suite struct `Backups of the service` {
    @Test func `a backup of an open database has all stored rows`() async throws {
        let data = try await SavedService()
        let service = try await data.open()
        try await data.backUp()
        let copy = try Database.backup(at: data.backup, schema: DatabaseKind.service.schema)
        #expect(try copy.text("SELECT name FROM players") == "Cy")
        #expect(try await DatabaseKind.service.findings(in: data.directory.path) == [])
        await #expect(throws: StorageOpenError.inUse(process: getpid())) {
            try await data.restore()
        }
        await service.close()
    }

    @Test func `a restore brings the rows back, ends all tokens and starts a new epoch`()
        async throws
    {
        let data = try await SavedService()
        try await data.backUp()
        try await data.write("DELETE FROM players")
        let kept = try #require(try await data.restore())
        #expect(try data.number("SELECT count(*) FROM players") == 1)
        #expect(try data.number("SELECT count(*) FROM tokens") == 0)
        #expect(try data.number("SELECT version FROM users") == 7)
        // Devices know players whose numbers the backup would assign again.
        #expect(try data.number("SELECT id FROM next_player") == 1_000_002)
        // Otherwise, a client with a newer version would miss changes that get this version again.
        #expect(try #require(try data.number("SELECT epoch FROM users")) > 1_700_000_000)
        let old = try Database(path: kept, isReadOnly: true, busyTimeout: 0)
        #expect(try old.integer("SELECT count(*) FROM tokens") == 1)
    }

    @Test func `a backup of another kind is not one of the service, and the other way round`()
        async throws
    {
        let data = try await SavedService()
        try await data.backUp()
        let other = DatabaseKind(
            file: "other.sqlite", replaceableFiles: [], unfinishedFiles: [], token: nil,
            schema: Schema(
                migrations: ["CREATE TABLE users (id)"], application: 1,
                rules: { _ throws(StorageError) in [] }),
            preparation: { _ throws(StorageError) in })
        let file = data.folder.path + "/other.sqlite"
        try data.folder.write([], to: file)
        try other.schema.migrate(Database(path: file, busyTimeout: 0))
        await #expect(throws: StorageOpenError.backup(path: file, .damaged)) {
            try await DatabaseKind.service.restore(
                file, into: data.directory.path, at: data.time.now())
        }
        await #expect(throws: StorageOpenError.backup(path: data.backup, .damaged)) {
            try await other.restore(data.backup, into: data.folder.path, at: data.time.now())
        }
    }

    @Test func `a backup with a changed byte is rejected with its fault, and nothing changes`()
        async throws
    {
        let data = try await SavedService()
        try await data.backUp()
        let good = data.folder.bytes(of: data.backup)
        let names = good.ranges(of: Array("Cy".utf8))
        #expect(names.count == 2)
        for name in names {
            var changed = good
            changed[name.lowerBound] ^= 1
            try data.folder.write(changed, to: data.backup)
            let finding = "players and its copy have 2 different rows."
            await #expect(
                throws: StorageOpenError.damagedBackup(path: data.backup, findings: [finding])
            ) {
                try await data.restore()
            }
        }
        #expect(try data.number("SELECT count(*) FROM tokens") == 1)
        #expect(!data.directory.files.contains("backups"))
    }

    @Test func `a backup of an older version is restored with the current tables`() async throws {
        let data = try await SavedService()
        try data.folder.write([], to: data.backup)
        let old = try Database(path: data.backup, busyTimeout: 0)
        let schema = DatabaseKind.service.schema
        try schema.prefix(1).migrate(old)
        try old.script("INSERT INTO users VALUES (1, 'b', 'Bo', 'bo', '')")
        try await data.restore()
        #expect(try data.number("SELECT count(*) FROM users WHERE name = 'Bo'") == 1)
        #expect(
            try data.number("PRAGMA user_version") == Int64(schema.migrations.count))
    }

    @Test func `a day adds one backup to those of the service`() async throws {
        let data = try await SavedService()
        for isFirst in [true, false] {
            let isAdded = try await DatabaseKind.service.backUpDaily(
                data.directory.path, at: data.time.now())
            #expect(isAdded == isFirst)
        }
        let backups = Backups(of: data.directory.path, .service)
        #expect(backups.names == ["2023-11-14-221320-daily-1.sqlite"])
        #expect(
            DatabaseKind.service.newestBackup(in: data.directory.path) == backups.newest)
    }
}
