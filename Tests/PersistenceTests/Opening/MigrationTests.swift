import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct Migrations {
    private let directory = TemporaryDirectory()

    private func database() throws -> Database {
        if directory.files.isEmpty { try directory.write([], to: directory.database) }
        return try Database(path: directory.database, busyTimeout: 0)
    }

    private func version(_ database: Database) throws -> Int64? {
        try database.integer("PRAGMA user_version")
    }

    /// Returns the names of all tables, separated by commas.
    private func tables(_ database: Database) throws -> String? {
        try database.text(
            "SELECT group_concat(name) FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    }

    @Test func `missing migrations run in order`() throws {
        let database = try database()
        let one = "CREATE TABLE a (value INTEGER);"
        try Schema(migrations: [one]).migrate(database)
        #expect(try version(database) == 1)
        let more = [one, "INSERT INTO a VALUES (1);", "CREATE TABLE b AS SELECT value FROM a;"]
        try Schema(migrations: more).migrate(database)
        #expect(try version(database) == 3)
        #expect(try tables(database) == "a,b")
    }

    @Test func `a migration runs once`() throws {
        let database = try database()
        let schema = Schema(migrations: ["CREATE TABLE a (value INTEGER);"])
        try schema.migrate(database)
        try schema.migrate(database)
        #expect(try version(database) == 1)
    }

    @Test func `a failed migration changes nothing, and those before it stay`() throws {
        let database = try database()
        let good = "CREATE TABLE a (value INTEGER);"
        let bad =
            "CREATE TABLE b (value); INSERT INTO a VALUES (1); INSERT INTO nowhere VALUES (1);"
        #expect(throws: StorageError.self) {
            try Schema(migrations: [good, bad]).migrate(database)
        }
        #expect(try version(database) == 1)
        #expect(try tables(database) == "a")
        #expect(try database.integer("SELECT count(*) FROM a") == 0)

        try Schema(migrations: [good, "CREATE TABLE c (value);"]).migrate(database)
        #expect(try tables(database) == "a,c")
    }

    @Test func `the old program opens a storage after a failed migration`() async throws {
        let old = try await Fixture(in: directory)
        let session = try await old.signUp()
        await old.storage.close()
        let broken = Schema(migrations: Schema.current.migrations + ["DROP TABLE users; broken"])
        await #expect(throws: StorageOpenError.self) {
            _ = try await Fixture(in: directory, schema: broken)
        }
        let again = try await Fixture(in: directory)
        #expect(try await again.storage.accounts.session(for: session.token) == session)
    }

    @Test func `the migration from version 1 keeps the content`() async throws {
        let old = try database()
        try Schema(migrations: [SchemaVersion1_AccountsAndPlayers.script]).migrate(old)
        try old.script(
            """
            INSERT INTO users VALUES
                (1, x'000102030405060708090a0b0c0d0e0f', 'anna', 'anna', 'hash', 0);
            INSERT INTO players (user, name, name_key, identity_key)
                VALUES (1, 'Łukasz', 'old key', 'old key');
            """)
        let token = SessionToken("token")
        let time = ManualClock()
        let lastUse = time.now().wall - 86_400_000
        try old.run(
            "INSERT INTO sessions VALUES (?, 1, ?)",
            [.blob(SessionSecret.hash(token)), .integer(lastUse + 30 * 86_400_000)])

        let fixture = try await Fixture(in: directory, time: time)
        #expect(try version(old) == Int64(Schema.current.migrations.count))
        let found = try await fixture.storage.accounts.session(for: token)
        let session = try #require(found)
        #expect(try fixture.number("SELECT created_at FROM sessions") == lastUse)
        let players = fixture.storage.players(of: session)
        for order in SquadOrder.allCases {
            for key in ["", "łuk"] {
                let page = try await players.page(
                    0..<9, of: SquadQuery(order: order, searchKey: key), containing: nil)
                #expect(page.players.map(\.name.text) == ["Łukasz"])
                #expect(page.count == 1)
            }
        }
        #expect(try await fixture.storage.matches(of: session).current() == nil)
    }

    @Test func `the migration from version 5 counts the finished matches`() async throws {
        let old = try database()
        try Schema(migrations: Array(Schema.current.migrations.prefix(5))).migrate(old)
        try old.script(
            """
            INSERT INTO users VALUES
                (1, x'000102030405060708090a0b0c0d0e0f', 'anna', 'anna', 'hash', 0);
            """)
        let clock = "'stopped', 600000, NULL, NULL, NULL, NULL"
        for number in 1...3 {
            let end = number < 3 ? "7, 7, '', 2, 1, 'Team A'" : "NULL, NULL, NULL, 2, 1, NULL"
            try old.script(
                """
                INSERT INTO matches
                VALUES (\(number), randomblob(16), 1, \(number), 7, '', \(end), \(clock));
                """)
        }
        let fixture = try await Fixture(in: directory)
        #expect(try fixture.number("SELECT size FROM history_sizes WHERE user = 1") == 2)
    }

    @Test func `the migration from version 10 keeps matches and lets two users have one`()
        async throws
    {
        let old = try database()
        try Schema(migrations: Array(Schema.current.migrations.prefix(10))).migrate(old)
        let clock = "'stopped', 600000, NULL, NULL, NULL, NULL"
        try old.script(
            """
            PRAGMA foreign_keys = ON;
            INSERT INTO users VALUES
                (1, x'000102030405060708090a0b0c0d0e0f', 'anna', 'anna', 'hash', 0),
                (2, x'010102030405060708090a0b0c0d0e0f', 'bo', 'bo', 'hash', 0);
            INSERT INTO matches VALUES
                (3, x'a0', 1, 1, 7, '', 7, 7, '', 2, 1, 'Team A', \(clock), 0),
                (4, x'b0', 1, 2, 7, '', NULL, NULL, NULL, 0, 0, NULL, \(clock), 0),
                (9, x'c0', 1, 2, 7, '', 7, 7, '', 0, 0, 'None', \(clock), 0);
            """.replacing(/x'(..)'/) { "x'\($0.1)0102030405060708090a0b0c0d0e0f'" })
        try old.script(
            """
            INSERT INTO line_up_entries VALUES (3, 0, NULL, 'Ana', NULL, 'a');
            INSERT INTO match_events SELECT number, id, 1, 1, 1, 7, '', '{}' FROM matches;
            INSERT INTO waiting_events SELECT number, id, 1, 'waiting' FROM matches;
            DELETE FROM matches WHERE number = 9;
            """)
        let content = """
            SELECT group_concat(hex(id) || user || started_wall || ifnull(winner, '') || score_a
                || (SELECT count(*) FROM line_up_entries WHERE match_number = number)
                || (SELECT count(*) FROM match_events WHERE match_number = number)
                || (SELECT count(*) FROM waiting_events WHERE match_number = number))
            FROM matches
            """
        let before = try old.text(content)
        let fixture = try await Fixture(in: directory)
        #expect(try fixture.raw().text(content) == before)
        try fixture.raw().script(
            """
            UPDATE matches SET winner = 'None', ended_wall = 1, ended_uptime = 1, ended_boot = ''
                WHERE number = 4;
            INSERT INTO matches (id, user, started_wall, started_uptime, started_boot, score_a,
                    score_b, clock_state, clock_duration)
                SELECT id, 2, 1, 7, '', 0, 0, 'stopped', 600000 FROM matches WHERE number = 3;
            """)
        #expect(try fixture.number("SELECT size FROM history_sizes WHERE user = 1") == 2)
        #expect(try fixture.number("SELECT number FROM matches WHERE user = 2") == 10)
    }

    @Test func `a field of players that was added has the columns of released versions`() throws {
        let database = try database()
        try Schema(migrations: Array(Schema.current.migrations.prefix(8))).migrate(database)
        let definitions = try database.text(
            """
            SELECT group_concat(sql, '; ') FROM sqlite_schema
            WHERE name IN ('players', 'players_copy') ORDER BY name
            """)
        let expected = """
            nickname TEXT CHECK (length(nickname) > 0)) STRICT; CREATE INDEX players_copy ON players
                (user, name_key, id, name, identity_key, age, skill, position, favourite_team,
                nickname)
            """
        #expect(definitions?.hasSuffix(expected) == true)
    }
}
