import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `A changed byte of the database` {
    private static let tables = [
        "settings", "device", "users", "sessions", "players", "sign_in_failures", "matches",
        "line_up_entries", "match_events", "squad_sizes", "history_sizes",
    ]

    /// Returns the content of a database with at least one row in each table.
    private func content() async throws -> [UInt8] {
        let fixture = try await MatchFixture()
        for name in ["손흥민", "Łukasz", "Carla"] {
            _ = try await fixture.players.add(playerName(name))
        }
        try await fixture.play()
        _ = try await fixture.append(.clockStarted, to: fixture.start())
        try await fixture.base.storage.credentialStore.saveUserName(UserName("anna"))
        _ = try? await fixture.base.signIn("anna", password: "wrong password")
        return try await fixture.base.storage.snapshot().database
    }

    /// Returns all values of all rows as a text.
    private func rows(_ database: Database) throws(StorageError) -> [String?] {
        var rows: [String?] = []
        for table in Self.tables {
            let columns = try database.text(
                "SELECT group_concat('quote(' || name || ')', '||') FROM pragma_table_info('\(table)')"
            )
            rows.append(
                try database.text(
                    """
                    SELECT coalesce(group_concat(\(columns ?? "")), '')
                    FROM (SELECT * FROM \(table) NOT INDEXED ORDER BY 1, 2)
                    """))
        }
        return rows
    }

    /// Returns the rows, or nil if the damage is detected.
    private func undetectedRows(in bytes: [UInt8]) -> [String?]? {
        do throws(StorageError) {
            let database = try Database(copyOf: bytes)
            try Schema.current.check(database)
            guard try database.integer("PRAGMA user_version") ?? 0 > 0,
                try IntegrityCheck(schema: .current).findings(in: database).isEmpty
            else { return nil }
            return try rows(database)
        } catch {
            return nil
        }
    }

    /// A long run changes every byte, an ordinary one some bytes.
    @Test func `is detected or changes no row`() async throws {
        let bytes = try await content()
        let original = try #require(undetectedRows(in: bytes))
        #expect(original.allSatisfy { $0?.isEmpty == false })
        let count = TestBudget.environment.count(400, long: bytes.count)
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        var detectedCount = 0
        for number in 0..<count {
            let index =
                count == bytes.count ? number : Int.random(in: 0..<bytes.count, using: &random)
            let mask = UInt8.random(in: 1...255, using: &random)
            var changed = bytes
            changed[index] ^= mask
            guard let rows = undetectedRows(in: changed) else {
                detectedCount += 1
                continue
            }
            let isHarmless = rows == original
            #expect(isHarmless, "byte \(index) ^ \(mask), seed \(seed)")
        }
        // Most bytes of a small database are unused.
        #expect(detectedCount > 0 || !TestBudget.environment.isThorough, "seed \(seed)")
    }
}
