import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Stored matches that break the rules` {
    private static let removingChange = "UPDATE matches SET id = x'00'"
    private static let eventChanges = [
        "DELETE FROM match_events", "UPDATE match_events SET change = ''",
        #"UPDATE match_events SET change = '{"kind":"ended"}'"#,
        #"UPDATE match_events SET change = '{"kind":"goal"}'"#,
        "UPDATE match_events SET change = replace(change, '[0,0]', '[0,100]')",
        "UPDATE match_events SET sequence = 0", "UPDATE match_events SET counter = 1 << 62",
        "UPDATE match_events SET device = x'00'", removingChange,
    ]
    private static let valueChanges = [
        "UPDATE matches SET score_a = 100", "UPDATE matches SET score_b = 1",
        "UPDATE matches SET clock_state = 'asleep'", "UPDATE matches SET clock_duration = 0",
        "UPDATE matches SET clock_state = 'running'",
        "UPDATE matches SET clock_state = 'paused', clock_remaining = 600001",
        "UPDATE matches SET started_wall = 0", "UPDATE matches SET is_deleted = 1",
        "DELETE FROM line_up_entries", "DELETE FROM line_up_entries WHERE team = 'a'",
        "UPDATE line_up_entries SET team = 'c'", "UPDATE line_up_entries SET position = 'coach'",
        "UPDATE line_up_entries SET name = 'other'",
    ]

    /// Returns a storage with a match in progress that was changed by another program.
    private func fixture(_ change: String) async throws -> MatchFixture {
        let fixture = try await MatchFixture()
        _ = try await fixture.start()
        try fixture.base.raw().script("PRAGMA ignore_check_constraints = ON; \(change)")
        return fixture
    }

    @Test(arguments: eventChanges)
    func `a match in progress with damaged events is counted and not returned`(
        _ change: String
    ) async throws {
        let fixture = try await fixture(change)
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.matches.damagedCount(limit: 1) == 1)
        #expect(
            try await fixture.base.storage.findings()
                .contains("Gather 1 has a value that is not valid."))
    }

    @Test(arguments: eventChanges)
    func `a match in progress with damaged events is ended by a new match`(
        _ change: String
    ) async throws {
        let fixture = try await fixture(change)
        let new = try await fixture.start()
        #expect(try await fixture.matches.current() == new)
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == 2)
    }

    @Test(arguments: eventChanges)
    func `a match in progress with damaged events is ended by a repair and keeps its result`(
        _ change: String
    ) async throws {
        let fixture = try await fixture(change)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.damagedCount(limit: nil) == 0)
        let finished = try await fixture.matches.finished(limit: nil)
        #expect(finished.map(\.lineUp) == (change == Self.removingChange ? [] : [fixture.lineUp]))
        #expect(
            try fixture.base.number("SELECT count(*) FROM matches") == Int64(finished.count))
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test(arguments: [
        "UPDATE matches SET score_a = 100", "UPDATE line_up_entries SET team = 'c'",
        "UPDATE matches SET is_deleted = 1",
    ])
    func `a match in progress with damaged events and no valid result is removed by a repair`(
        _ change: String
    ) async throws {
        let fixture = try await fixture("UPDATE match_events SET change = ''; \(change)")
        try await fixture.matches.removeDamaged()
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == 0)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `the newest finished match with damaged events is counted`() async throws {
        let fixture = try await MatchFixture()
        try await fixture.play()
        try fixture.base.raw().script("UPDATE match_events SET change = ''")
        #expect(try await fixture.matches.damagedCount(limit: 1) == 1)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.damagedCount(limit: 1) == 0)
    }

    @Test(arguments: valueChanges)
    func `values that differ from the events are reported and corrected`(
        _ change: String
    ) async throws {
        let fixture = try await fixture(change)
        #expect(try await fixture.matches.current()?.lineUp == fixture.lineUp)
        #expect(
            try await fixture.base.storage.findings()
                .contains("The result of gather 1 differs from its events."))
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.current()?.lineUp == fixture.lineUp)
        #expect(try await fixture.base.storage.findings() == [])
    }

    /// SQLite rejects each change of such a row that keeps the value.
    @Test(arguments: [("SELECT 1", 2), ("UPDATE match_events SET change = ''", 1)])
    func `a match with a value of a wrong type is ended, or removed with damaged events`(
        _ change: String, _ count: Int64
    ) async throws {
        let fixture = try await fixture(change)
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
        let new = try await fixture.start()
        #expect(try await fixture.matches.current() == new)
        #expect(try fixture.base.number("SELECT count(*) FROM matches") == count)
    }

    @Test func `a damaged finished match does not hide others, and is corrected`() async throws {
        let fixture = try await MatchFixture()
        for _ in 0..<3 { try await fixture.play() }
        let all = try await fixture.matches.finished(limit: nil)
        try fixture.base.raw().script("DELETE FROM line_up_entries WHERE match_number = 3")
        #expect(try await fixture.matches.finished(limit: 1) == [])
        #expect(try await fixture.matches.finished(limit: nil) == Array(all[1...]))
        #expect(try await fixture.matches.damagedCount(limit: nil) == 1)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.finished(limit: nil) == all)
    }

    @Test func `a finished match with damaged events keeps its result`() async throws {
        let fixture = try await MatchFixture()
        for _ in 0..<3 { try await fixture.play(Score(a: 4, b: 2) ?? Score()) }
        let all = try await fixture.matches.finished(limit: nil)
        try fixture.base.raw().script(
            """
            UPDATE match_events SET change = '' WHERE match_number = 2;
            DELETE FROM line_up_entries WHERE match_number = 3;
            """)
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.finished(limit: nil) == all)
        #expect(try await fixture.matches.match(all[1].id).score.text == "4-2")
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a deleted match with damaged events does not return`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.append(.ended, to: fixture.start())
        _ = try await fixture.append(.deleted, to: match)
        try fixture.base.raw().script("UPDATE match_events SET change = ''")
        try await fixture.matches.removeDamaged()
        #expect(try await fixture.matches.finished(limit: nil) == [])
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a damaged match does not prevent a backup`() async throws {
        let fixture = try await fixture("DELETE FROM line_up_entries")
        try await fixture.base.storage.backUpDaily(at: fixture.time.now())
        #expect(DatabaseKind.app.newestBackup(in: fixture.base.directory.path) != nil)
    }

    @Test(arguments: [
        "score_a = -1", "score_b = 100", "winner = 'None'", "ended_wall = 1",
        "clock_duration = 999", "clock_duration = 3599001", "clock_remaining = 1",
        "clock_state = 'paused'", "clock_since_boot = ''", "is_deleted = 2",
        "winner = 'Team B', ended_wall = 1, ended_uptime = 1, ended_boot = ''",
    ])
    func `the database rejects values that break the rules`(_ change: String) async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.start()
        let raw = try fixture.base.raw()
        #expect(throws: StorageError.self) { try raw.script("UPDATE matches SET \(change)") }
    }

    @Test func `the database rejects a second match in progress`() async throws {
        let fixture = try await MatchFixture()
        try await fixture.play()
        _ = try await fixture.start()
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
        /// The stored score has another valid value.
        case score
        /// The event of the start cannot be decoded.
        case event
    }

    /// The number of the copy: first that in the table, then that in the index.
    static let copies = 0..<2

    let fixture: Fixture
    let matches: any MatchRepository
    let start: MatchStart

    init(_ value: Value, copy: Int) async throws {
        let first = try await MatchFixture()
        let match = try await first.start(try #require(Score(a: 77, b: 66)))
        start = match.state.start
        await first.base.storage.close()
        let directory = first.base.directory
        var bytes = directory.bytes(of: directory.database)
        let text = value == .score ? [77, 66] + Array("stopped".utf8) : Array("[77,66]".utf8)
        let ranges = bytes.ranges(of: text)
        try #require(ranges.count == 2)
        // The index of the events has an earlier page than the table, because the migration that
        // created both had freed a page.
        bytes[ranges[value == .score ? copy : 1 - copy].lowerBound] ^= 1
        try directory.write(bytes, to: directory.database)
        fixture = try await Fixture(in: directory, time: first.time)
        matches = fixture.storage.matches(of: first.session)
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
        let new = try await data.matches.start(
            data.start, startsClock: true, at: data.fixture.time.now())
        #expect(try await data.matches.current() == new)
    }

    @Test(arguments: [MatchEvent.Kind.goal(Goal(.b)), .ended], DamagedMatch.copies)
    private func `has the score of its events, and the next event corrects the stored one`(
        _ kind: MatchEvent.Kind, _ copy: Int
    ) async throws {
        let data = try await DamagedMatch(.score, copy: copy)
        let match = try #require(try await data.matches.current())
        #expect(match.score.text == "77-66")
        let event = match.log.next(kind, at: data.fixture.time.now())
        let next = try await data.matches.append(event, to: match)
        #expect(try await data.matches.match(match.id) == next)
        #expect(try await data.findings() == [])
    }

    @Test(arguments: DamagedMatch.copies)
    private func `is repaired by the copy of its event that is valid`(_ copy: Int) async throws {
        let data = try await DamagedMatch(.event, copy: copy)
        #expect(try await data.matches.damagedCount(limit: 1) == 1)
        #expect(try await data.matches.current() == nil)
        try await data.matches.removeDamaged()
        #expect(try await data.matches.current()?.state.start == data.start)
        #expect(try await data.matches.damagedCount(limit: 1) == 0)
        #expect(try await data.findings() == [])
    }
}
