import Domain
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Backups of a data directory` {
    private let day = Duration.seconds(24 * 60 * 60)

    private func backups(of fixture: Fixture) -> Backups {
        Backups(of: fixture.directory.path, .app)
    }

    private func add(_ backups: Backups, of fixture: Fixture) throws {
        try backups.add(fixture.raw(), .daily, at: fixture.time.now())
    }

    @Test func `the first start of a day adds one backup, which only its owner can read`()
        async throws
    {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("손흥민"))
        for _ in 0..<3 { try await fixture.storage.backUpDaily(at: fixture.time.now()) }
        let backups = backups(of: fixture)
        #expect(backups.names == ["2023-11-14-221320-daily-1.sqlite"])
        let files = FileManager.default
        #expect(try files.contentsOfDirectory(atPath: backups.path) == backups.names)
        #expect(try fixture.directory.permissions(of: backups.path) == 0o700)
        let newest = try #require(DatabaseKind.app.newestBackup(in: fixture.directory.path))
        #expect(try fixture.directory.permissions(of: newest) == 0o600)
        #expect(
            try Database.backup(at: newest, schema: .current).text("SELECT name FROM players")
                == "손흥민")

        fixture.time.advance(by: day)
        try await fixture.storage.backUpDaily(at: fixture.time.now())
        #expect(backups.names.count == 2)
        #expect(backups.names[1] == "2023-11-15-221320-daily-2.sqlite")
    }

    @Test func `an installation without an account gets no backup`() async throws {
        let fixture = try await Fixture()
        try await fixture.storage.backUpDaily(at: fixture.time.now())
        #expect(backups(of: fixture).names.isEmpty)
    }

    @Test func `the last seven backups are kept`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp()
        for _ in 0..<9 {
            try await fixture.storage.backUpDaily(at: fixture.time.now())
            fixture.time.advance(by: day)
        }
        let names = backups(of: fixture).names
        #expect(names.count == 7)
        #expect(names.first == "2023-11-16-221320-daily-3.sqlite")
    }

    @Test func `backups above the limit of bytes are removed, but never the newest`() async throws {
        let fixture = try await Fixture()
        var backups = backups(of: fixture)
        try add(backups, of: fixture)
        let size = try #require(backups.newest.map { fixture.directory.bytes(of: $0).count })
        for (limit, count) in [(2 * size + 1, 2), (1, 1)] {
            backups.maximumByteCount = limit
            for _ in 0..<3 {
                fixture.time.advance(by: day)
                try add(backups, of: fixture)
            }
            #expect(backups.names.count == count)
        }
        #expect(backups.names == ["2023-11-20-221320-daily-7.sqlite"])
    }

    @Test func `backups from a clock that was ahead make way for new ones`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp()
        fixture.time.jumpWallClock(by: day * 7)
        for _ in 0..<7 {
            try await fixture.storage.backUpDaily(at: fixture.time.now())
            fixture.time.advance(by: day)
        }
        fixture.time.jumpWallClock(by: .zero - day * 14)
        let backups = backups(of: fixture)
        // Also on days that the wrong clock has shown already.
        for number in 8...14 {
            try await fixture.storage.backUpDaily(at: fixture.time.now())
            #expect(backups.names.count == 7)
            #expect(backups.newest?.hasSuffix("-daily-\(number).sqlite") == true)
            fixture.time.advance(by: day)
        }
        #expect(backups.names.first == "2023-11-14-221320-daily-8.sqlite")
    }

    @Test func `backups of an earlier version, without a number, are the oldest`() async throws {
        let fixture = try await Fixture()
        var backups = backups(of: fixture)
        backups.maximumCount = 2
        for _ in 0..<2 { try add(backups, of: fixture) }
        for (number, day) in [(1, 20), (2, 10)] {
            let name = try #require(backups.names.first { $0.hasSuffix("-\(number).sqlite") })
            let old = backups.path + "/2030-01-\(day)-000000-daily.sqlite"
            #expect(rename(backups.path + "/" + name, old) == 0)
        }
        #expect(backups.newest?.contains("2030-01-20") == true)
        try add(backups, of: fixture)
        #expect(
            backups.names == [
                "2030-01-20-000000-daily.sqlite", "2023-11-14-221320-daily-1.sqlite",
            ])
    }

    @Test func `a file of the user in the folder is neither a backup nor removed`() async throws {
        let fixture = try await Fixture()
        var backups = backups(of: fixture)
        backups.maximumCount = 1
        try add(backups, of: fixture)
        let newest = try #require(backups.newest)
        for name in ["2000-01-01.sqlite", "copy.sqlite", "version-4.sqlite"] {
            try fixture.directory.write([1], to: backups.path + "/" + name)
        }
        #expect(backups.newest == newest)
        fixture.time.advance(by: day)
        try add(backups, of: fixture)
        #expect(backups.names == ["2023-11-15-221320-daily-2.sqlite"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: backups.path).count == 4)
    }

    @Test func `a backup at a path replaces and deletes no file of the user`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp()
        let directory = TemporaryDirectory()
        let path = directory.path + "/squad.sqlite"
        try directory.write([7], to: path + ".new")
        try await DatabaseKind.app.backUp(fixture.directory.path, to: path)
        #expect(directory.bytes(of: path + ".new") == [7])
        #expect(directory.files == ["squad.sqlite", "squad.sqlite.new"])
        let bytes = directory.bytes(of: path)
        await #expect(throws: StorageOpenError.backupExists(path: path)) {
            try await DatabaseKind.app.backUp(fixture.directory.path, to: path)
        }
        #expect(directory.bytes(of: path) == bytes)
    }

    @Test func `a copy does not replace a file that appears while it is written`() async throws {
        let fixture = try await Fixture()
        let directory = TemporaryDirectory()
        try directory.create()
        let path = directory.path + "/squad.sqlite"
        var copy = try DatabaseBackup(of: fixture.raw(), at: path, schema: .current) {
            _ throws(StorageError) in
            try? directory.write([7], to: path)
        }
        let isPublished = try copy.publish()
        #expect(!isPublished)
        _ = consume copy
        #expect(directory.files == ["squad.sqlite"])
        #expect(directory.bytes(of: path) == [7])
    }

    @Test func `a replaced database whose log cannot be copied leaves no copy`() async throws {
        let fixture = try await Fixture()
        let backups = backups(of: fixture)
        let directory = TemporaryDirectory()
        let path = directory.path + "/damaged"
        try directory.write([1], to: path)
        try directory.write([2], to: path + "-wal")
        // A folder instead of a journal: its copy cannot be opened.
        #expect(mkdir(path + "-journal", 0o700) == 0)
        #expect(throws: StorageError.self) { try backups.keep(path, at: fixture.time.now()) }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: backups.path)) ?? []
        #expect(files.filter { !$0.hasSuffix("-journal") }.isEmpty, "\(files)")
    }

    @Test func `two backups of one second have different names`() async throws {
        let fixture = try await Fixture()
        let backups = backups(of: fixture)
        for _ in 0..<2 { try add(backups, of: fixture) }
        #expect(
            backups.names == [
                "2023-11-14-221320-daily-1.sqlite", "2023-11-14-221320-daily-2.sqlite",
            ])
    }

    @Test func `a disk with little room gets no backup`() async throws {
        let fixture = try await Fixture()
        var backups = backups(of: fixture)
        backups.freeByteCount = { _ in 100_000 }
        #expect(throws: StorageError.full) { try add(backups, of: fixture) }
        #expect(backups.names.isEmpty)
    }

    @Test func `a damaged database replaces no backup`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("Anna"))
        var backups = backups(of: fixture)
        backups.maximumCount = 1
        try add(backups, of: fixture)
        let good = backups.names
        try fixture.raw().script("PRAGMA ignore_check_constraints = ON; UPDATE players SET age = 0")
        fixture.time.advance(by: day)
        #expect(throws: StorageError.damaged) { try add(backups, of: fixture) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: backups.path) == good)
    }

    @Test func `the unfinished file of a killed process is removed by the next backup`()
        async throws
    {
        let fixture = try await Fixture()
        let backups = backups(of: fixture)
        try add(backups, of: fixture)
        let name = try #require(backups.newest)
        #expect(rename(name, name + ".new") == 0)
        fixture.time.advance(by: .seconds(1))
        try add(backups, of: fixture)
        #expect(try FileManager.default.contentsOfDirectory(atPath: backups.path) == backups.names)
    }

    @Test func `a migration is preceded by a backup of the old version`() async throws {
        let directory = TemporaryDirectory()
        let old = Schema(migrations: Array(Schema.current.migrations.dropLast()))
        let version = old.migrations.count
        let first = try await Fixture(in: directory, schema: old)
        #expect(backups(of: first).names.isEmpty)
        _ = try await first.signUp()
        await first.storage.close()

        let second = try await Fixture(in: directory)
        #expect(backups(of: second).names == ["2023-11-14-221320-version-\(version)-1.sqlite"])
        let backup = try #require(DatabaseKind.app.newestBackup(in: directory.path))
        let database = try Database.backup(at: backup, schema: .current)
        #expect(try database.integer("PRAGMA user_version") == Int64(version))
        #expect(try database.text("SELECT name FROM users") == "anna")
        await second.storage.close()
        let third = try await Fixture(in: directory)
        #expect(backups(of: third).names.count == 1)
    }

    @Test func `a damaged database is not migrated`() async throws {
        let directory = TemporaryDirectory()
        let old = Schema(migrations: Array(Schema.current.migrations.dropLast()))
        let first = try await Fixture(in: directory, schema: old)
        _ = try await first.signUp()
        try first.raw().script(
            """
            PRAGMA ignore_check_constraints = ON;
            INSERT INTO players (user, name, name_key, identity_key, age)
                VALUES (1, 'a', 'a', 'a', 0)
            """)
        await first.storage.close()
        let before = directory.bytes(of: directory.database)
        await #expect(throws: StorageOpenError.storage(.damaged)) {
            try await Fixture(in: directory)
        }
        let isUnchanged = directory.bytes(of: directory.database) == before
        #expect(isUnchanged)
    }

    @Test func `a storage in memory has no backups and no faults`() async throws {
        let fixture = try await Fixture()
        let copy = try await fixture.copy(of: fixture.storage.snapshot())
        try await copy.backUpDaily(at: fixture.time.now())
        #expect(try await copy.findings().isEmpty)
        #expect(backups(of: fixture).names.isEmpty)
    }
}
