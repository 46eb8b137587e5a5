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

    private func open(after version: Int) async throws -> any SQLDatabase {
        try await TestDatabase.current.open(directory, after: version, Self.rows)
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
}
