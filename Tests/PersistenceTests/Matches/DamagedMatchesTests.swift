import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Stored matches that break the rules` {
    @Test(arguments: [
        "UPDATE matches SET score_a = 100", "UPDATE matches SET clock_state = 'asleep'",
        "UPDATE matches SET clock_duration = 0", "UPDATE matches SET clock_state = 'paused'",
        "UPDATE matches SET clock_state = 'running'",
        "UPDATE matches SET clock_state = 'paused', clock_remaining = 600001",
        "UPDATE matches SET id = x'00'", "DELETE FROM line_up_entries",
        "DELETE FROM line_up_entries WHERE team = 'a'",
        "UPDATE line_up_entries SET team = 'c'", "UPDATE line_up_entries SET position = 'coach'",
    ])
    func `a match that breaks the rules throws damaged`(
        _ change: String
    ) async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        try fixture.base.raw().script("PRAGMA ignore_check_constraints = ON; \(change)")
        await #expect(throws: StorageError.damaged) { try await fixture.matches.current() }
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
