import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `The integrity check` {
    private func findings(_ fixture: Fixture) async throws -> [String] {
        try await fixture.storage.findings()
    }

    @Test func `finds nothing in a sound database`() async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.start()
        #expect(try await findings(fixture.base) == [])
        #expect(try await DatabaseKind.app.findings(in: fixture.base.directory.path) == [])
    }

    /// A copy without a column would not show a change of that column.
    @Test func `each column of each table is in the copy of its rows`() async throws {
        let fixture = try await Fixture()
        let database = try fixture.raw()
        let tables = try database.text(
            """
            SELECT group_concat(name) FROM sqlite_schema
            WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
            """)
        for table in try #require(tables).split(separator: ",") {
            let missing = try database.integer(
                """
                SELECT count(*) FROM pragma_table_info('\(table)') WHERE name NOT IN
                    (SELECT name FROM pragma_index_info('\(table)_copy'))
                """)
            #expect(missing == 0, "\(table)")
        }
    }

    @Test func `a changed definition is found`() async throws {
        let fixture = try await Fixture()
        try fixture.raw().script("DROP INDEX players_by_identity")
        #expect(
            try await findings(fixture)
                == ["The definition of players_by_identity is damaged or missing."])
    }

    @Test func `a reference to a missing row is found`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("Anna"))
        try fixture.raw().script("DELETE FROM users")
        let findings = try await findings(fixture)
        #expect(findings.contains("A row of players refers to a missing row of users."))
    }

    @Test(arguments: ["name = ' '", "age = 121", "favourite_team = CAST(x'ff' AS TEXT)"])
    func `a value that breaks the rules of a player is found`(_ change: String) async throws {
        let fixture = try await Fixture()
        _ = try await fixture.players().add(playerName("Anna"))
        try fixture.raw().script(
            "PRAGMA ignore_check_constraints = ON; UPDATE players SET \(change)")
        let findings = try await findings(fixture)
        #expect(findings.contains("Player 1 has a value that is not valid."))
    }

    @Test func `changes are possible during a check`() async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        for index in 0..<200 { _ = try await players.add(playerName("Player \(index)")) }
        async let findings = fixture.storage.findings()
        for index in 0..<20 { _ = try await players.add(playerName("New \(index)")) }
        #expect(try await findings == [])
        #expect(try await players.squad().players.count == 220)
    }

    /// The number of cells in a page: one less hides the last row of the page.
    @Test(arguments: ["players", "players_copy", "settings", "settings_copy"])
    func `a row that a changed page hides is found at the start`(_ tree: String) async throws {
        let fixture = try await Fixture()
        let players = try await fixture.players()
        for name in ["Anna", "Berta", "Carla"] { _ = try await players.add(playerName(name)) }
        await fixture.storage.close()
        let page = try #require(
            try fixture.number("SELECT rootpage FROM sqlite_schema WHERE name = '\(tree)'"))
        var bytes = fixture.directory.bytes(of: fixture.directory.database)
        bytes[(Int(page) - 1) * 4_096 + 4] -= 1
        try fixture.directory.write(bytes, to: fixture.directory.database)
        await #expect(throws: StorageOpenError.storage(.damaged)) {
            try await Fixture(in: fixture.directory)
        }
        #expect(try await !DatabaseKind.app.findings(in: fixture.directory.path).isEmpty)
    }
}
