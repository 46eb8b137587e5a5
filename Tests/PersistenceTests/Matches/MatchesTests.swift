import Domain
import TestSupport
import Testing

@testable import Persistence

/// One user with two players, and their matches.
struct MatchFixture {
    let fixture: Fixture
    let session: Session
    let players: any PlayerRepository
    let matches: any MatchRepository
    let anna: Player
    let berta: Player
    let lineUp: LineUp

    var time: ManualClock { fixture.time }

    init() async throws {
        fixture = try await Fixture()
        session = try await fixture.signUp()
        players = fixture.storage.players(of: session)
        matches = fixture.storage.matches(of: session)
        let keeper = try await players.add(playerName("Anna 손"))
        anna = try await players.update(.preferredPosition(.goalkeeper), of: keeper.id)
        berta = try await players.add(playerName("Berta"))
        lineUp = try #require(LineUp([.init(berta, team: .b), .init(anna, team: .a)]))
    }
}

@Suite struct `Matches in the database` {
    @Test func `a match that was started is the one in progress`() async throws {
        let it = try await MatchFixture()
        #expect(try await it.matches.current() == nil)
        let match = try await it.matches.start(it.lineUp, at: it.time.now())
        #expect(match.lineUp == it.lineUp)
        #expect(match.startedAt == it.time.now())
        #expect(match.score == Score())
        #expect(match.clock == MatchClock())
        #expect(try await it.matches.current() == match)
    }

    @Test func `score and clock come back at any point of a match`() async throws {
        let it = try await MatchFixture()
        var match = try await it.matches.start(it.lineUp, at: it.time.now())
        func check(_ change: (inout Match) -> Void) async throws {
            change(&match)
            try await it.matches.save(match)
            #expect(try await it.matches.current() == match)
        }
        try await check { $0.score = Score(a: 99, b: 1) ?? Score() }
        try await check { _ = $0.clock.set(minutes: 59, seconds: 59) }
        try await check { $0.clock.start(at: it.time.now()) }
        it.time.advance(by: .milliseconds(1_234))
        try await check { $0.clock.pause(at: it.time.now()) }
        it.time.reboot(after: .seconds(60))
        try await check { $0.clock.start(at: it.time.now()) }
        it.time.advance(by: .seconds(3_600))
        try await check { _ = $0.clock.expire(at: it.time.now()) }
        #expect(match.clock.state == .timeUp)
        try await check { $0.clock.cancel() }
    }

    @Test func `a match goes on after a restart with the time that is left`() async throws {
        let it = try await MatchFixture()
        var match = try await it.matches.start(it.lineUp, at: it.time.now())
        match.clock.start(at: it.time.now())
        try await it.matches.save(match)
        await it.fixture.storage.close()

        it.time.reboot(after: .seconds(100))
        let again = try await Fixture(in: it.fixture.directory, time: it.time)
        let found = try await again.storage.matches(of: it.session).current()
        let current = try #require(found)
        #expect(current.id == match.id)
        #expect(current.clock.remaining(at: it.time.now()) == .seconds(500))
    }

    @Test(arguments: [(3, 1, "Team A"), (0, 2, "Team B"), (5, 5, "None")])
    func `an end stores score, winner and time`(_ a: Int, _ b: Int, _ winner: String) async throws {
        let it = try await MatchFixture()
        var match = try await it.matches.start(it.lineUp, at: it.time.now())
        let start = it.time.now()
        match.score = try #require(Score(a: a, b: b))
        it.time.advance(by: .seconds(600))
        let over = try await it.matches.end(match, at: it.time.now())
        #expect(over.score.text == "\(a)-\(b)")
        #expect(over.winner.rawValue == winner)
        #expect(over.startedAt == start)
        #expect(over.endedAt == it.time.now())
        #expect(over.lineUp == it.lineUp)
        #expect(try await it.matches.current() == nil)
        #expect(try await it.matches.finished(limit: 10) == [over])
        let stored = try it.fixture.raw().first("SELECT winner FROM matches") {
            row throws(StorageError) in try row.text(0)
        }
        #expect(stored == winner)
    }

    @Test func `a match that is over can be neither saved nor ended`() async throws {
        let it = try await MatchFixture()
        let match = try await it.matches.start(it.lineUp, at: it.time.now())
        _ = try await it.matches.end(match, at: it.time.now())
        await #expect(throws: StorageError.notFound) { try await it.matches.save(match) }
        await #expect(throws: StorageError.notFound) {
            try await it.matches.end(match, at: it.time.now())
        }
    }

    @Test func `a new match ends the one in progress with its score`() async throws {
        let it = try await MatchFixture()
        var first = try await it.matches.start(it.lineUp, at: it.time.now())
        first.score = try #require(Score(a: 2, b: 0))
        try await it.matches.save(first)
        it.time.advance(by: .seconds(5))
        let second = try await it.matches.start(it.lineUp, at: it.time.now())
        #expect(try await it.matches.current() == second)
        let past = try await it.matches.finished(limit: 10)
        #expect(past.map(\.id) == [first.id])
        #expect(past[0].score.text == "2-0")
        #expect(past[0].winner == .teamA)
        #expect(past[0].endedAt == it.time.now())
        await #expect(throws: StorageError.notFound) { try await it.matches.save(first) }
    }

    @Test func `past matches come newest first, whatever the wall clock did`() async throws {
        let it = try await MatchFixture()
        var started: [Match] = []
        for _ in 0..<5 {
            let match = try await it.matches.start(it.lineUp, at: it.time.now())
            started.append(match)
            _ = try await it.matches.end(match, at: it.time.now())
            it.time.jumpWallClock(by: .seconds(-3_600))
        }
        for (limit, count) in [(0, 0), (-1, 0), (2, 2), (5, 5), (100, 5)] {
            let past = try await it.matches.finished(limit: limit)
            #expect(past.map(\.id) == started.reversed().prefix(count).map(\.id))
        }
    }

    @Test func `a player who is deleted stays in past line-ups by name`() async throws {
        let it = try await MatchFixture()
        let match = try await it.matches.start(it.lineUp, at: it.time.now())
        _ = try await it.matches.end(match, at: it.time.now())
        try await it.players.delete(it.anna.id)
        let past = try await it.matches.finished(limit: 1)
        let entries = try #require(past.first).lineUp.entries
        #expect(entries.map(\.player) == [it.berta.id, nil])
        #expect(entries.map(\.name) == ["Berta", "Anna 손"])
        #expect(entries[1].position == .goalkeeper)
    }

    @Test func `a name that changes later stays as it was in the line-up`() async throws {
        let it = try await MatchFixture()
        _ = try await it.matches.start(it.lineUp, at: it.time.now())
        _ = try await it.players.update(.name(playerName("Renamed")), of: it.anna.id)
        #expect(try await it.matches.current()?.lineUp == it.lineUp)
    }

    @Test func `a player who was deleted before the start plays by name`() async throws {
        let it = try await MatchFixture()
        try await it.players.delete(it.berta.id)
        let match = try await it.matches.start(it.lineUp, at: it.time.now())
        #expect(match.lineUp.entries.map(\.player) == [nil, it.anna.id])
        #expect(match.lineUp.entries.map(\.name) == ["Berta", "Anna 손"])
    }

    @Test func `another user's matches and players are out of reach`() async throws {
        let it = try await MatchFixture()
        let match = try await it.matches.start(it.lineUp, at: it.time.now())
        let other = it.fixture.storage.matches(of: try await it.fixture.signUp("mallory"))
        #expect(try await other.current() == nil)
        #expect(try await other.finished(limit: 10).isEmpty)
        await #expect(throws: StorageError.notFound) { try await other.save(match) }
        await #expect(throws: StorageError.notFound) {
            try await other.end(match, at: it.time.now())
        }
        let theirs = try await other.start(it.lineUp, at: it.time.now())
        #expect(theirs.lineUp.entries.allSatisfy { $0.player == nil })
        #expect(try await it.matches.current() == match)
    }
}
