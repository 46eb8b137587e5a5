import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Matches in the database` {
    @Test func `a started match is in progress`() async throws {
        let fixture = try await MatchFixture()
        #expect(try await fixture.matches.current() == nil)
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        #expect(match.lineUp == fixture.lineUp)
        #expect(match.startedAt == fixture.time.now())
        #expect(match.score == Score())
        #expect(match.clock == MatchClock())
        #expect(try await fixture.matches.current() == match)
    }

    @Test func `a match is started with a running clock`() async throws {
        let fixture = try await MatchFixture()
        var clock = MatchClock()
        clock.start(at: fixture.time.now())
        let match = try await fixture.matches.start(
            fixture.lineUp, clock: clock, at: fixture.time.now())
        #expect(match.clock == clock)
        #expect(try await fixture.matches.current() == match)
    }

    @Test func `the score and every state of the clock are stored`() async throws {
        let fixture = try await MatchFixture()
        var match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        func check(_ change: (inout Match) -> Void) async throws {
            change(&match)
            try await fixture.matches.save(match)
            #expect(try await fixture.matches.current() == match)
        }
        try await check { $0.score = Score(a: 99, b: 1) ?? Score() }
        try await check { $0.clock.set(minutes: 59, seconds: 59) }
        try await check { $0.clock.start(at: fixture.time.now()) }
        fixture.time.advance(by: .milliseconds(1_234))
        try await check { $0.clock.pause(at: fixture.time.now()) }
        fixture.time.reboot(after: .seconds(60))
        try await check { $0.clock.start(at: fixture.time.now()) }
        fixture.time.advance(by: .seconds(3_600))
        try await check { $0.clock.expire(at: fixture.time.now()) }
        #expect(match.clock.state == .timeUp)
        try await check { $0.clock.reset() }
    }

    @Test(arguments: [(3, 1, "Team A"), (0, 2, "Team B"), (5, 5, "None")])
    func `an end stores the score, the winner and the time`(_ a: Int, _ b: Int, _ winner: String)
        async throws
    {
        let fixture = try await MatchFixture()
        var match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        let start = fixture.time.now()
        match.score = try #require(Score(a: a, b: b))
        fixture.time.advance(by: .seconds(600))
        let over = try await fixture.matches.end(match, at: fixture.time.now())
        #expect(over.score.text == "\(a)-\(b)")
        #expect(over.winner.rawValue == winner)
        #expect(over.startedAt == start)
        #expect(over.endedAt == fixture.time.now())
        #expect(over.lineUp == fixture.lineUp)
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.matches.finished(limit: nil) == [over])
        #expect(try fixture.base.raw().text("SELECT winner FROM matches") == winner)
    }

    @Test func `a finished match can be neither saved nor ended`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        _ = try await fixture.matches.end(match, at: fixture.time.now())
        await #expect(throws: StorageError.notFound) { try await fixture.matches.save(match) }
        await #expect(throws: StorageError.notFound) {
            try await fixture.matches.end(match, at: fixture.time.now())
        }
    }

    @Test func `a start ends the match in progress with its score`() async throws {
        let fixture = try await MatchFixture()
        var first = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        first.score = try #require(Score(a: 2, b: 0))
        try await fixture.matches.save(first)
        fixture.time.advance(by: .seconds(5))
        let second = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        #expect(try await fixture.matches.current() == second)
        let past = try await fixture.matches.finished(limit: nil)
        #expect(past.map(\.id) == [first.id])
        #expect(past[0].score.text == "2-0")
        #expect(past[0].winner == .teamA)
        #expect(past[0].endedAt == fixture.time.now())
        await #expect(throws: StorageError.notFound) { try await fixture.matches.save(first) }
    }

    @Test func `finished matches are ordered from the newest even if the wall clock was set back`()
        async throws
    {
        let fixture = try await MatchFixture()
        let otherLineUp = try #require(LineUp(fixture.lineUp.entries.reversed()))
        var ended: [FinishedMatch] = []
        for index in 0..<5 {
            let lineUp = index.isMultiple(of: 2) ? fixture.lineUp : otherLineUp
            let match = try await fixture.matches.start(lineUp, at: fixture.time.now())
            ended.append(try await fixture.matches.end(match, at: fixture.time.now()))
            fixture.time.jumpWallClock(by: .seconds(-3_600))
        }
        for (limit, count) in [(0, 0), (-1, 0), (2, 2), (5, 5), (100, 5), (nil, 5)] {
            let finished = try await fixture.matches.finished(limit: limit)
            #expect(finished == Array(ended.reversed().prefix(count)))
        }
    }

    @Test func `a finished line-up keeps the name and position of a deleted player`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        _ = try await fixture.matches.end(match, at: fixture.time.now())
        try await fixture.players.delete(fixture.anna.id)
        let past = try await fixture.matches.finished(limit: 1)
        let entries = try #require(past.first).lineUp.entries
        #expect(entries.map(\.playerID) == [fixture.berta.id, nil])
        #expect(entries.map(\.name) == ["Berta", "Anna 손"])
        #expect(entries[1].position == .goalkeeper)
    }

    @Test func `a line-up keeps a name that changes later`() async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        _ = try await fixture.players.update(.name(playerName("Renamed")), of: fixture.anna.id)
        #expect(try await fixture.matches.current()?.lineUp == fixture.lineUp)
    }

    @Test func `a start with a deleted player stores the name only`() async throws {
        let fixture = try await MatchFixture()
        try await fixture.players.delete(fixture.berta.id)
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        #expect(match.lineUp.entries.map(\.playerID) == [nil, fixture.anna.id])
        #expect(match.lineUp.entries.map(\.name) == ["Berta", "Anna 손"])
    }

    @Test func `a user has no access to matches and players of others`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.matches.start(fixture.lineUp, at: fixture.time.now())
        let other = fixture.base.storage.matches(of: try await fixture.base.signUp("mallory"))
        #expect(try await other.current() == nil)
        #expect(try await other.finished(limit: nil).isEmpty)
        await #expect(throws: StorageError.notFound) { try await other.save(match) }
        await #expect(throws: StorageError.notFound) {
            try await other.end(match, at: fixture.time.now())
        }
        let theirs = try await other.start(fixture.lineUp, at: fixture.time.now())
        #expect(theirs.lineUp.entries.allSatisfy { $0.playerID == nil })
        #expect(try await fixture.matches.current() == match)
    }
}
