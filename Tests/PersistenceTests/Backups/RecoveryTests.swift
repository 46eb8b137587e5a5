import Domain
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Recovery of a damaged database` {
    /// Returns the directory of a closed storage with 300 players and a match.
    private func closedStorage() async throws -> TemporaryDirectory {
        let fixture = try await MatchFixture()
        try await addPlayers(to: fixture.players)
        _ = try await fixture.start()
        await fixture.base.storage.close()
        return fixture.base.directory
    }

    private func addPlayers(to players: any PlayerRepository) async throws {
        for index in 0..<300 { _ = try await players.add(playerName("Player \(index)")) }
    }

    private func number(_ sql: String, _ directory: TemporaryDirectory) throws -> Int64? {
        try Database(path: directory.database, isReadOnly: true, busyTimeout: 0).integer(sql)
    }

    private func expectRecovered(
        _ directory: TemporaryDirectory, playerCount: Int64
    ) async throws {
        #expect(try await DatabaseKind.app.findings(in: directory.path) == [])
        #expect(try number("SELECT count(*) FROM players", directory) == playerCount)
        #expect(try number("SELECT count(*) FROM matches", directory) == 1)
        #expect(try number("SELECT count(*) FROM line_up_entries", directory) == 2)
        #expect(try number("SELECT count(*) FROM match_events", directory) == 1)
        let fixture = try await Fixture(in: directory)
        let session = try await fixture.signIn("anna")
        #expect(
            try await fixture.storage.players(of: session).squad().players.count
                == Int(playerCount))
    }

    /// Overwrites the page that contains a text.
    ///
    /// - Parameter tree: The table or index of the page.
    @Test(arguments: [
        "players", "players_copy", "users_copy", "matches", "match_events", "match_events_copy",
    ])
    func `of one damaged tree loses no row`(_ tree: String) async throws {
        let directory = try await closedStorage()
        let page = try #require(
            try number("SELECT rootpage FROM sqlite_schema WHERE name = '\(tree)'", directory))
        var bytes = directory.bytes(of: directory.database)
        let start = (Int(page) - 1) * 4_096
        bytes.replaceSubrange(start..<(start + 4_096), with: [UInt8](repeating: 0xEE, count: 4_096))
        try directory.write(bytes, to: directory.database)
        let (damaged, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(!losses.isEmpty)
        let isKept = directory.bytes(of: try #require(damaged)) == bytes
        #expect(isKept)
        try await expectRecovered(directory, playerCount: 302)
    }

    @Test func `assigns no identifier of a deleted player again`() async throws {
        let fixture = try await MatchFixture()
        let deleted = try await fixture.players.add(playerName("Cy"))
        try await fixture.players.delete(deleted.id)
        await fixture.base.storage.close()
        let directory = fixture.base.directory
        try Database(path: directory.database, busyTimeout: 0).script(
            "PRAGMA ignore_check_constraints = ON; UPDATE players SET age = 0")
        #expect(try await Storage.recover(directory.path, at: ManualClock().now()) != nil)
        let next = try await Fixture(in: directory)
        let players = next.storage.players(of: try await next.signIn("anna"))
        #expect(try await players.add(playerName("Di")).id.number > deleted.id.number)
    }

    @Test func `removes values that are not valid`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0).script(
            """
            UPDATE players SET favourite_team = char(0x202e) WHERE id = 2;
            PRAGMA ignore_check_constraints = ON; UPDATE players SET age = 0 WHERE id = 1;
            """)
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses.contains("Player 2 has lost values that are not valid."))
        try await expectRecovered(directory, playerCount: 301)
    }

    @Test func `keeps everything if a changed byte looks like a newer version`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0).script("PRAGMA user_version = 99")
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == [])
        try await expectRecovered(directory, playerCount: 302)
    }

    @Test func `of an empty file is impossible`() async throws {
        let directory = try await closedStorage()
        try directory.write([], to: directory.database)
        await #expect(throws: StorageOpenError.unrecoverable(directory: directory.path)) {
            try await Storage.recover(directory.path, at: ManualClock().now())
        }
    }

    @Test func `restores the line-up of a match from its events`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0)
            .script("DELETE FROM line_up_entries")
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == [])
        try await expectRecovered(directory, playerCount: 302)
    }

    @Test func `ends a match in progress with damaged events`() async throws {
        let directory = try await closedStorage()
        try Database(path: directory.database, busyTimeout: 0)
            .script("UPDATE match_events SET change = ''")
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == ["Gathers that kept only their result: 1."])
        #expect(
            try number("SELECT count(*) FROM matches WHERE winner = 'None'", directory) == 1)
        #expect(try await DatabaseKind.app.findings(in: directory.path) == [])
    }

    @Test(arguments: 1..<Schema.current.migrations.count)
    func `of an older version migrates it`(_ version: Int) async throws {
        let old = Schema(migrations: Array(Schema.current.migrations.prefix(version)))
        let directory = TemporaryDirectory()
        try directory.write([], to: directory.database)
        let database = try Database(path: directory.database, busyTimeout: 0)
        try old.migrate(database)
        try database.script(
            """
            INSERT INTO users VALUES (1, randomblob(16), 'a', 'a', '', 0);
            PRAGMA ignore_check_constraints = ON;
            INSERT INTO players (user, name, name_key, identity_key, age)
                VALUES (1, 'a', 'a', 'a', 0)
            """)
        #expect(try await Storage.recover(directory.path, at: ManualClock().now()) != nil)
        #expect(try await DatabaseKind.app.findings(in: directory.path) == [])
        #expect(
            try number("PRAGMA user_version", directory)
                == Int64(Schema.current.migrations.count))
    }

    /// Overwrites the first bytes of the database.
    private func overwrite(_ count: Int, in directory: TemporaryDirectory) throws {
        var bytes = directory.bytes(of: directory.database)
        bytes.replaceSubrange(..<count, with: [UInt8](repeating: 0xEE, count: count))
        try directory.write(bytes, to: directory.database)
    }

    @Test(arguments: [100, 4_096])
    func `of a database without its first page loses nothing`(_ count: Int) async throws {
        let directory = try await closedStorage()
        try overwrite(count, in: directory)
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == [])
        try await expectRecovered(directory, playerCount: 302)
    }

    /// Returns the directory of a closed storage with 600 players that was created by version 1,
    /// whose schema needs one page.
    private func migratedStorage(hasBackup: Bool) async throws -> TemporaryDirectory {
        let old = Schema(migrations: Array(Schema.current.migrations.prefix(1)))
        let first = try await Fixture(schema: old)
        try first.raw().script(
            """
            INSERT INTO users VALUES (1, randomblob(16), 'old', 'old', '', 0);
            WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers LIMIT 300)
            INSERT INTO players (user, name, name_key, identity_key)
                SELECT 1, 'Player ' || n, 'player ' || n, 'player ' || n FROM numbers
            """)
        await first.storage.close()
        let fixture = try await Fixture(in: first.directory)
        // The backup of the first day is that of the old version.
        fixture.time.advance(by: .seconds(24 * 60 * 60))
        if hasBackup { try await fixture.storage.backUpDaily(at: fixture.time.now()) }
        // A later page than those of the backup.
        try await addPlayers(to: fixture.players())
        await fixture.storage.close()
        return first.directory
    }

    @Test func `of a migrated database uses the first page of a backup`() async throws {
        let directory = try await migratedStorage(hasBackup: true)
        try overwrite(4_096, in: directory)
        let (_, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == [])
        #expect(try number("SELECT count(*) FROM players", directory) == 600)
        #expect(try await DatabaseKind.app.findings(in: directory.path) == [])
    }

    @Test func `of a migrated database without a backup is impossible, and changes nothing`()
        async throws
    {
        let directory = try await migratedStorage(hasBackup: false)
        try overwrite(4_096, in: directory)
        let before = directory.bytes(of: directory.database)
        let files = directory.files
        await #expect(throws: StorageOpenError.unrecoverable(directory: directory.path)) {
            try await Storage.recover(directory.path, at: ManualClock().now())
        }
        let isUnchanged = directory.bytes(of: directory.database) == before
        #expect(isUnchanged)
        #expect(directory.files == files)
    }

    @Test func `without the first page uses the log of a killed process`() async throws {
        let directory = try await closedStorage()
        let fixture = try await Fixture(in: directory)
        let players = fixture.storage.players(of: try await fixture.signIn("anna"))
        _ = try await players.update(
            PlayerChange(\.age, Age(44)), of: players.squad().players[0].id)
        let files = try ["", "-wal"].map { suffix in
            let bytes = directory.bytes(of: directory.database + suffix)
            try #require(!bytes.isEmpty)
            return (directory.database + suffix, bytes)
        }
        await fixture.storage.close()
        for (file, bytes) in files { try directory.write(bytes, to: file) }
        try overwrite(4_096, in: directory)
        let (damaged, losses) = try #require(
            try await Storage.recover(directory.path, at: ManualClock().now()))
        #expect(losses == [])
        #expect(try number("SELECT age FROM players ORDER BY name_key LIMIT 1", directory) == 44)
        let isLogKept = directory.bytes(of: try #require(damaged) + "-wal") == files[1].1
        #expect(isLogKept)
    }

    @Test func `that finds no account is impossible, and changes nothing`() async throws {
        let directory = try await closedStorage()
        var bytes = directory.bytes(of: directory.database)
        for name in ["users", "users_copy"] {
            let page = try #require(
                try number("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'", directory))
            let start = (Int(page) - 1) * 4_096
            bytes.replaceSubrange(
                start..<(start + 4_096), with: [UInt8](repeating: 0xEE, count: 4_096))
        }
        try directory.write(bytes, to: directory.database)
        await #expect(throws: StorageOpenError.unrecoverable(directory: directory.path)) {
            try await Storage.recover(directory.path, at: ManualClock().now())
        }
        let isUnchanged = directory.bytes(of: directory.database) == bytes
        #expect(isUnchanged)
    }

    @Test func `is impossible without a schema, and changes nothing`() async throws {
        let directory = try await closedStorage()
        let garbage = [UInt8](repeating: 0xEE, count: 8_192)
        try directory.write(garbage, to: directory.database)
        await #expect(throws: StorageOpenError.unrecoverable(directory: directory.path)) {
            try await Storage.recover(directory.path, at: ManualClock().now())
        }
        let isUnchanged = directory.bytes(of: directory.database) == garbage
        #expect(isUnchanged)
        #expect(!directory.files.contains("backups"))
    }
}
