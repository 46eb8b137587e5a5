import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Stored matches that break the rules` {
    private static let changes = [
        "UPDATE matches SET score_a = 100", "UPDATE matches SET clock_state = 'asleep'",
        "UPDATE matches SET clock_duration = 0", "UPDATE matches SET clock_state = 'paused'",
        "UPDATE matches SET clock_state = 'running'",
        "UPDATE matches SET clock_state = 'paused', clock_remaining = 600001",
        "UPDATE matches SET id = x'00'", "DELETE FROM line_up_entries",
        "DELETE FROM line_up_entries WHERE team = 'a'",
        "UPDATE line_up_entries SET team = 'c'", "UPDATE line_up_entries SET position = 'coach'",
    ]

    /// Returns a storage with a match in progress that was changed by another program.
    private func fixture(_ change: String) async throws -> MatchFixture {
        let fixture = try await MatchFixture()
        _ = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        try fixture.base.raw().script("PRAGMA ignore_check_constraints = ON; \(change)")
        return fixture
    }

    @Test(arguments: changes)
    func `a damaged match in progress is counted and not returned`(_ change: String) async throws {
        let fixture = try await fixture(change)
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.matches.damagedCount(limit: 1) == 1)
        #expect(
            try await fixture.base.storage.findings()
                .contains("Gather 1 has a value that is not valid."))
    }

    @Test(arguments: changes)
    func `a damaged match in progress is ended by a new match`(_ change: String) async throws {
        let fixture = try await fixture(change)
        let new = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        #expect(try await fixture.matches.current() == new)
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == 2)
    }

    @Test(arguments: changes)
    func `damaged matches can be removed`(_ change: String) async throws {
        let fixture = try await fixture(change)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.damagedCount(limit: nil) == 0)
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == 0)
        #expect(try await fixture.base.storage.findings() == [])
    }

    /// SQLite rejects each change of such a row.
    @Test func `a match with a value of a wrong type is replaced by a new match`() async throws {
        let fixture = try await fixture("SELECT 1")
        let raw = try fixture.base.raw()
        let strict =
            "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'matches'"
        try raw.script(
            """
            PRAGMA writable_schema = ON;
            CREATE TEMP TABLE saved AS SELECT sql FROM sqlite_schema WHERE name = 'matches';
            \(strict); PRAGMA writable_schema = RESET;
            PRAGMA ignore_check_constraints = ON; UPDATE matches SET score_a = 'x';
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = (SELECT sql FROM saved) WHERE name = 'matches';
            """)
        let new = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        #expect(try await fixture.matches.current() == new)
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == 1)
    }

    @Test func `a damaged finished match does not hide others`() async throws {
        let fixture = try await MatchFixture()
        for _ in 0..<3 {
            let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
            _ = try await fixture.matches.end(match, at: fixture.time.now())
        }
        let all = try await fixture.matches.finished(limit: nil)
        try fixture.base.raw().script("DELETE FROM line_up_entries WHERE match_number = 3")
        #expect(try await fixture.matches.finished(limit: 1) == [])
        #expect(try await fixture.matches.finished(limit: nil) == Array(all[1...]))
        #expect(try await fixture.matches.damagedCount(limit: nil) == 1)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.finished(limit: 1) == [all[1]])
    }

    @Test func `a damaged match does not prevent a backup`() async throws {
        let fixture = try await fixture("DELETE FROM line_up_entries")
        try await fixture.base.storage.backUpDaily(at: fixture.time.now())
        #expect(Storage.newestBackup(in: fixture.base.directory.path) != nil)
    }

    @Test(arguments: [
        "score_a = -1", "score_b = 100", "winner = 'None'", "ended_wall = 1",
        "clock_duration = 999", "clock_duration = 3599001", "clock_remaining = 1",
        "clock_state = 'paused'", "clock_since_boot = ''",
        "winner = 'Team B', ended_wall = 1, ended_uptime = 1, ended_boot = ''",
    ])
    func `the database rejects values that break the rules`(_ change: String) async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        let raw = try fixture.base.raw()
        #expect(throws: StorageError.self) { try raw.script("UPDATE matches SET \(change)") }
    }

    @Test func `the database rejects a second match in progress`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        _ = try await fixture.matches.end(match, at: fixture.time.now())
        _ = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        let raw = try fixture.base.raw()
        #expect(throws: StorageError.self) {
            try raw.script(
                """
                UPDATE matches
                SET winner = NULL, ended_wall = NULL, ended_uptime = NULL, ended_boot = NULL
                """)
        }
    }
}

/// A match in progress in which a byte of one copy has changed.
private struct DamagedMatch {
    /// The value with the changed byte.
    enum Value: CaseIterable {
        /// The score has another valid value.
        case score
        /// The state of the clock is not valid.
        case clock
    }

    /// The number of the copy in the index. The table comes first.
    static let copies = 0..<2

    let fixture: Fixture
    let matches: any MatchRepository
    let lineUp: LineUp

    init(_ value: Value, copy: Int) async throws {
        let first = try await MatchFixture()
        var match = try await first.matches.start(first.lineUp, at: first.time.now())
        match.score = try #require(Score(a: 77, b: 66))
        try await first.matches.save(match)
        await first.base.storage.close()
        let directory = first.base.directory
        var bytes = directory.bytes(of: directory.database)
        let ranges = bytes.ranges(of: [77, 66] + Array("stopped".utf8))
        try #require(ranges.count == 2)
        bytes[ranges[copy].lowerBound + (value == .score ? 0 : 2)] ^= 1
        try directory.write(bytes, to: directory.database)
        fixture = try await Fixture(in: directory, time: first.time)
        matches = fixture.storage.matches(of: first.session)
        lineUp = first.lineUp
    }

    func findings() async throws -> [String] { try await fixture.storage.findings() }
}

@Suite struct `A match with a changed byte` {
    @Test(arguments: DamagedMatch.Value.allCases, DamagedMatch.copies)
    private func `does not prevent a new match`(
        _ value: DamagedMatch.Value, _ copy: Int
    ) async throws {
        let data = try await DamagedMatch(value, copy: copy)
        #expect(try await !data.findings().isEmpty)
        let new = try await data.matches.start(data.lineUp, at: data.fixture.time.now())
        #expect(try await data.matches.current() == new)
    }

    @Test(arguments: DamagedMatch.copies)
    private func `keeps the score that is saved next`(_ copy: Int) async throws {
        let data = try await DamagedMatch(.score, copy: copy)
        var match = try #require(try await data.matches.current())
        match.score[.b] += 1
        try await data.matches.save(match)
        #expect(try await data.matches.current() == match)
        #expect(try await data.findings() == [])
    }

    @Test(arguments: DamagedMatch.copies)
    private func `can be removed if it is not valid`(_ copy: Int) async throws {
        let data = try await DamagedMatch(.clock, copy: copy)
        #expect(try await data.matches.damagedCount(limit: 1) == (copy == 0 ? 1 : 0))
        try await data.matches.removeDamaged()
        #expect(try await data.matches.damagedCount(limit: 1) == 0)
        if copy == 0 { #expect(try await data.findings() == []) }
    }

    @Test(arguments: DamagedMatch.copies)
    private func `can be ended`(_ copy: Int) async throws {
        let data = try await DamagedMatch(.score, copy: copy)
        let match = try #require(try await data.matches.current())
        let ended = try await data.matches.end(match, at: data.fixture.time.now())
        #expect(ended.score == match.score)
        #expect(try await data.findings() == [])
    }
}
