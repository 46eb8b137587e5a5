import Domain
import Service
import TestSupport
import Testing

@Suite(.eachDatabase) struct `Databases of earlier versions` {
    private let directory = TemporaryDirectory()

    /// The rows of a user with two players and a gather.
    private static let rows = [
        "INSERT INTO users (id, name, identity_key, password_hash) VALUES ('a', 'Ana', 'ana', '')",
        "INSERT INTO players (user_number, name) VALUES (1, 'Cy'), (1, 'Di')",
        "INSERT INTO gathers (id, user_number) VALUES ('g', 1)",
        "INSERT INTO gather_players VALUES (1, 1, 'Team A'), (1, 2, 'Team B')",
    ]

    private func open(
        after version: Int, _ rows: String...
    ) async throws -> any SQLDatabase {
        try await TestDatabase.current.open(directory, after: version, Self.rows + rows)
    }

    private func number(_ sql: String, _ database: any SQLDatabase) async throws -> Int64? {
        try await database.write(for: 1) { connection throws(StorageError) in
            try connection.integer(sql, [])
        }
    }

    @Test func `keep the teams, also of a player who is deleted then`() async throws {
        let database = try await open(after: 5)
        let team = "SELECT count(*) FROM gather_players WHERE player_id = 2 AND team = 'Team B'"
        #expect(try await number(team, database) == 1)
        #expect(try await number("DELETE FROM players WHERE id = 2 RETURNING id", database) == 2)
        #expect(try await number(team, database) == 1)
        #expect(try await number("DELETE FROM gathers RETURNING number", database) == 1)
        #expect(try await number(team, database) == 0)
    }

    @Test func `let users have gathers with the same identifier`() async throws {
        let database = try await open(
            after: 8, "INSERT INTO gather_events VALUES (1, '1-a', 1, 1, '{}')",
            "INSERT INTO gathers (id, user_number) VALUES ('deleted', 1)",
            "DELETE FROM gathers WHERE id = 'deleted'",
            "INSERT INTO users (id, name, identity_key, password_hash) VALUES ('b', 'Bo', 'bo', '')"
        )
        let rows = """
            SELECT count(*) FROM gathers JOIN gather_players ON gather_players.gather_number = number
            JOIN gather_events ON gather_events.gather_number = number
            """
        #expect(try await number(rows, database) == 2)
        let gather = "INSERT INTO gathers (id, user_number) VALUES ('g', 2) RETURNING number"
        // Each number is given once.
        #expect(try await number(gather, database) == 3)
        let deletion = "DELETE FROM users WHERE id = 'a' RETURNING number"
        #expect(try await number(deletion, database) == 1)
        #expect(try await number(rows, database) == 0)
        #expect(try await number("SELECT count(*) FROM gathers", database) == 1)
    }

    private static let insertion = """
        INSERT INTO players (id, user_number, name)
        SELECT (SELECT id FROM next_player), 1, 'Ed' RETURNING id
        """

    @Test func `continue the numbers of players after the last one that was given`() async throws {
        let database = try await open(after: 7, "DELETE FROM players WHERE id = 2")
        #expect(try await number(Self.insertion, database) == 3)
        #expect(try await number(Self.insertion, database) == 4)
    }

    @Test func `continue them below those that devices have chosen`() async throws {
        let database = try await open(
            after: 7,
            "INSERT INTO players (id, user_number, name) VALUES (4503599627370496, 1, 'Eve')")
        // SQLite does not know the last number that was given.
        let next: Int64 = TestDatabase.current == .sqlite ? 1_000_003 : 3
        #expect(try await number(Self.insertion, database) == next)
    }
}
