import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Failures in the middle` {
    private static func refuse(_ event: String, when condition: String = "1") -> String {
        """
        CREATE TRIGGER refusal BEFORE \(event) WHEN \(condition)
        BEGIN SELECT raise(ABORT, 'refused'); END
        """
    }

    @Test func `a match whose line-up cannot be stored has not started`() async throws {
        let it = try await MatchFixture()
        var first = try await it.matches.start(it.lineUp, at: it.time.now())
        first.score = try #require(Score(a: 1, b: 0))
        try await it.matches.save(first)
        // The first entry is stored, the second is refused.
        try it.fixture.raw().script(
            Self.refuse("INSERT ON line_up_entries", when: "NEW.place = 1"))
        await #expect(throws: StorageError.unavailable) {
            try await it.matches.start(it.lineUp, at: it.time.now())
        }
        #expect(try await it.matches.current() == first)
        #expect(try await it.matches.finished(limit: 10).isEmpty)
        #expect(try it.fixture.number("SELECT count(*) FROM line_up_entries") == 2)

        try it.fixture.raw().script("DROP TRIGGER refusal")
        _ = try await it.matches.start(it.lineUp, at: it.time.now())
        #expect(try await it.matches.finished(limit: 10).count == 1)
    }

    @Test func `an account whose session cannot be stored does not exist`() async throws {
        let fixture = try await Fixture()
        try fixture.raw().script(Self.refuse("INSERT ON sessions"))
        await #expect(throws: AccountError.storage(.unavailable)) { try await fixture.signUp() }
        #expect(try fixture.number("SELECT count(*) FROM users") == 0)
        try fixture.raw().script("DROP TRIGGER refusal")
        _ = try await fixture.signUp()
    }

    @Test func `an end that fails leaves the match in progress as it was`() async throws {
        let it = try await MatchFixture()
        var match = try await it.matches.start(it.lineUp, at: it.time.now())
        try it.fixture.raw().script(
            Self.refuse("UPDATE ON matches", when: "NEW.winner IS NOT NULL"))
        match.score = try #require(Score(a: 1, b: 0))
        let changed = match
        await #expect(throws: StorageError.unavailable) {
            try await it.matches.end(changed, at: it.time.now())
        }
        #expect(try await it.matches.current()?.score == Score())
    }

    @Test func `a full disk says so and loses nothing`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        _ = try await repository.add(playerName("Anna"))
        try await fixture.storage.limitPages()
        var stored = 1
        await #expect(throws: StorageError.full) {
            while stored < 10_000 {
                _ = try await repository.add(playerName("Player \(stored)"))
                stored += 1
            }
        }
        #expect(try await repository.squad().players.count == stored)
        try await fixture.storage.limitPages(100_000)
        _ = try await repository.add(playerName("Berta"))
        #expect(try await repository.squad().players.count == stored + 1)
    }

    @Test func `a database that has become read-only says so`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        _ = try await repository.add(playerName("Anna"))
        try await fixture.storage.forbidWriting()
        await #expect(throws: StorageError.readOnly) {
            try await repository.add(playerName("Berta"))
        }
        #expect(try await repository.squad().players.count == 1)
    }

    @Test func `somebody who does not stop writing makes it busy`() async throws {
        let fixture = try await Fixture(patience: 0)
        let repository = try await fixture.players()
        let other = try fixture.raw()
        try other.script("BEGIN IMMEDIATE")
        await #expect(throws: StorageError.busy) { try await repository.add(playerName("Anna")) }
        // Reading goes on meanwhile.
        #expect(try await repository.squad().players.isEmpty)
        try other.script("ROLLBACK")
        _ = try await repository.add(playerName("Anna"))
    }

    @Test func `bytes that changed on the disk are damage`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        let repository = first.storage.players(of: session)
        for index in 0..<500 { _ = try await repository.add(playerName("Player \(index)")) }
        await first.storage.close()
        var bytes = first.directory.bytes(of: first.directory.database)
        // All pages that hold players, and no others: their names are in them.
        let name = Array("Player 1".utf8)
        var pages = 0
        for start in stride(from: 0, to: bytes.count, by: 4_096)
        where bytes[start..<min(start + 4_096, bytes.count)].contains(name) {
            bytes.replaceSubrange(start..<(start + 8), with: [UInt8](repeating: 0xEE, count: 8))
            pages += 1
        }
        try #require(pages > 1)
        try first.directory.write(bytes, to: first.directory.database)
        // The schema and the session are whole: only who reads the players finds out.
        let second = try await Fixture(in: first.directory)
        await #expect(throws: StorageError.damaged) {
            _ = try await second.storage.players(of: session).squad()
        }
    }
}
