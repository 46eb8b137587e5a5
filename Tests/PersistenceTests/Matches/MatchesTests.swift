import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Matches in the database` {
    @Test func `a started match is in progress`() async throws {
        let fixture = try await MatchFixture()
        #expect(try await fixture.matches.current() == nil)
        let match = try await fixture.start()
        #expect(match.lineUp == fixture.lineUp)
        #expect(match.startedAt == fixture.time.now())
        #expect(match.score == Score())
        #expect(match.clock == MatchClock())
        #expect(try await fixture.matches.current() == match)
        #expect(try await fixture.matches.match(match.id) == match)
    }

    @Test func `a match is started with a running clock`() async throws {
        let fixture = try await MatchFixture()
        let start = MatchStart(
            lineUp: fixture.lineUp, bench: [fixture.anna.id], duration: .seconds(90),
            score: try #require(Score(a: 1, b: 2)))
        let match = try await fixture.matches.start(
            start, startsClock: true, at: fixture.time.now())
        #expect(match.state.start == start)
        #expect(match.clock.isRunning)
        #expect(try await fixture.matches.current() == match)
    }

    /// The columns of the match agree with the events, or the check would report them.
    @Test func `each event and each value that it changes is stored`() async throws {
        let fixture = try await MatchFixture()
        var match = try await fixture.start()
        let anna = match.state.participants[1].id
        func check(_ kind: MatchEvent.Kind) async throws {
            fixture.time.advance(by: .milliseconds(1_234))
            match = try await fixture.append(kind, to: match)
            #expect(match.log.events.last?.kind == kind)
            #expect(try await fixture.matches.match(match.id) == match)
            #expect(try await fixture.base.storage.findings() == [])
        }
        try await check(.clockSet(.seconds(3_599)))
        try await check(.clockStarted)
        try await check(.goal(Goal(.b, scorer: anna, isOwnGoal: true)))
        let goal = try #require(match.log.events.last).id
        try await check(.goalCorrected(goal, Goal(.a, scorer: anna)))
        try await check(.clockPaused)
        try await check(
            .joined(LineUpEntry(playerID: nil, name: "Gué/st", position: nil, team: .b)))
        let guest = match.state.participants[2].id
        try await check(.changedSides(guest, to: .a))
        let player = try await fixture.players.add(playerName("Guest"))
        try await check(.guestIdentified(guest, as: player.id))
        try await check(.left(anna))
        fixture.time.reboot(after: .seconds(60))
        try await check(.clockStarted)
        try await check(.voided(goal))
        try await check(.restored(goal))
        fixture.time.advance(by: .seconds(4_000))
        try await check(.clockPaused)
        #expect(match.clock.state == .timeUp)
        try await check(.clockReset)
        try await check(.clockStarted)
        #expect(try await fixture.matches.current() == match)
        try await check(.ended)
        try await check(.scoreCorrected(try #require(Score(a: 99, b: 0))))
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.matches.finished(limit: 1) == [match.finished])
    }

    @Test(arguments: [(3, 1, "Team A"), (0, 2, "Team B"), (5, 5, "None")])
    func `an end stores the score, the winner and the time`(_ a: Int, _ b: Int, _ winner: String)
        async throws
    {
        let fixture = try await MatchFixture()
        let start = fixture.time.now()
        let match = try await fixture.start(try #require(Score(a: a, b: b)))
        fixture.time.advance(by: .seconds(600))
        let over = try #require(try await fixture.append(.ended, to: match).finished)
        #expect(over.score.text == "\(a)-\(b)")
        #expect(over.winner.rawValue == winner)
        #expect(over.startedAt == start)
        #expect(over.endedAt == fixture.time.now())
        #expect(over.lineUp == fixture.lineUp)
        #expect(try await fixture.matches.current() == nil)
        #expect(try await fixture.matches.finished(limit: nil) == [over])
        #expect(try fixture.base.raw().text("SELECT winner FROM matches") == winner)
    }

    @Test func `an event of an unknown match is not stored`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.start()
        let other = Match(startedAt: fixture.time.now(), lineUp: fixture.lineUp)
        await #expect(throws: StorageError.notFound) {
            try await fixture.append(.goal(Goal(.a)), to: other)
        }
        #expect(try await fixture.matches.current() == match)
        await #expect(throws: StorageError.notFound) {
            try await fixture.matches.match(other.id)
        }
        #expect(try fixture.base.number("SELECT count(*) FROM match_events") == 1)
    }

    @Test func `an event follows those that were stored since the match was read`() async throws {
        let fixture = try await MatchFixture()
        let second = try await Fixture(in: fixture.base.directory, isExclusive: false)
            .storage.matches(of: fixture.session)
        let match = try await fixture.start()
        let now = fixture.time.now()
        let goal = match.log.next(.goal(Goal(.a)), at: now)
        _ = try await fixture.matches.append(goal, to: match)
        var next = try await second.append(match.log.next(.goal(Goal(.b)), at: now), to: match)
        #expect(next.log.events.map(\.id.sequence) == [1, 2, 3])
        #expect(next.log.events.map(\.counter) == [1, 2, 3])
        #expect(next.score.text == "1-1")
        // An event of another device, with a free identity and a known counter.
        try fixture.base.raw().run(
            "INSERT INTO match_events VALUES (1, randomblob(16), 1, 2, 0, 0, '', ?)",
            [.text(#"{"kind":"goal","goal":{"team":"b"}}"#)])
        next = try await fixture.append(.goal(Goal(.b)), to: next)
        #expect(next.score.text == "1-3")
        #expect(next.log.events.last?.counter == 4)
        #expect(try await second.append(goal, to: match) == next)
        #expect(try await fixture.matches.current() == next)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `an event of an unknown kind is kept as it is`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.start()
        let change = #"{ "kind" : "whistle", "times" : [3, 2.50], "note" : "\u00e9" }"#
        try fixture.base.raw().run(
            "INSERT INTO match_events VALUES (1, randomblob(16), 1, 9, 0, 0, '', ?)",
            [.text(change)])
        let found = try #require(try await fixture.matches.current())
        let next = try await fixture.append(.goal(Goal(.a)), to: found)
        #expect(next.log.events.map(\.counter) == [1, 9, 10])
        #expect(next.score.text == "1-0")
        #expect(try await fixture.matches.match(match.id) == next)
        let stored = try fixture.base.raw().text(
            "SELECT change FROM match_events WHERE counter = 9")
        #expect(stored == change)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `events of a device have its identifier after a restart`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.append(.goal(Goal(.a)), to: fixture.start())
        await fixture.base.storage.close()
        let next = try await Fixture(in: fixture.base.directory, time: fixture.time)
        let stored = try await next.storage.matches(of: fixture.session).current()
        #expect(stored?.log.device == match.log.device)
        #expect(stored == match)
    }

    @Test func `a damaged identifier of the device is replaced`() async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.start()
        try fixture.base.raw().script("UPDATE settings SET value = '?' WHERE name = 'device'")
        await fixture.base.storage.close()
        let next = try await Fixture(in: fixture.base.directory, time: fixture.time)
        let matches = next.storage.matches(of: fixture.session)
        let device = try #require(try await matches.current()).log.device
        #expect(try await matches.current()?.log.device == device)
    }

    @Test func `a start ends the match in progress with its score`() async throws {
        let fixture = try await MatchFixture()
        let first = try await fixture.append(.goal(Goal(.a)), to: fixture.start())
        fixture.time.advance(by: .seconds(5))
        let second = try await fixture.start()
        #expect(try await fixture.matches.current() == second)
        let past = try await fixture.matches.finished(limit: nil)
        #expect(past.map(\.id) == [first.id])
        #expect(past[0].score.text == "1-0")
        #expect(past[0].winner == .teamA)
        #expect(past[0].endedAt == fixture.time.now())
        #expect(try await fixture.matches.match(first.id).finished == past[0])
    }

    @Test func `finished matches are ordered from the newest even if the wall clock was set back`()
        async throws
    {
        let fixture = try await MatchFixture()
        var ended: [FinishedMatch] = []
        for _ in 0..<5 {
            ended.append(try await fixture.play())
            fixture.time.jumpWallClock(by: .seconds(-3_600))
        }
        for (limit, count) in [(0, 0), (-1, 0), (2, 2), (5, 5), (100, 5), (nil, 5)] {
            let finished = try await fixture.matches.finished(limit: limit)
            #expect(finished == Array(ended.reversed().prefix(count)))
        }
    }

    @Test func `a deleted match is in no list until its deletion is undone`() async throws {
        let fixture = try await MatchFixture()
        let over = try await fixture.append(.ended, to: fixture.start())
        let deleted = try await fixture.append(.deleted, to: over)
        #expect(try await fixture.matches.finished(limit: nil) == [])
        #expect(try await fixture.matches.match(over.id) == deleted)
        let deletion = try #require(deleted.log.undoable)
        let corrected = try await fixture.append(
            .scoreCorrected(try #require(Score(a: 0, b: 7))), to: deleted)
        #expect(try await fixture.matches.finished(limit: nil) == [])
        let restored = try await fixture.append(.voided(deletion.id), to: corrected)
        #expect(try await fixture.matches.match(over.id) == restored)
        #expect(try await fixture.matches.finished(limit: nil).map(\.score.text) == ["0-7"])
        let page = try await fixture.matches.page(0..<9, of: MatchQuery(), containing: nil)
        #expect(page.items.map(\.score.text) == ["0-7"])
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a match does not continue while another one is in progress`() async throws {
        let fixture = try await MatchFixture()
        let over = try await fixture.append(.ended, to: fixture.start())
        let end = try #require(over.log.events.last).id
        let other = try await fixture.start()
        await #expect(throws: StorageError.matchInProgress) {
            try await fixture.append(.voided(end), to: over)
        }
        #expect(try await fixture.matches.match(over.id) == over)
        #expect(try await fixture.matches.current() == other)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a match does not continue after a later one, unless that is deleted`() async throws
    {
        let fixture = try await MatchFixture()
        let over = try await fixture.append(.ended, to: fixture.start())
        let end = try #require(over.log.events.last).id
        let later = try await fixture.append(.ended, to: fixture.start())
        await #expect(throws: StorageError.laterMatch) {
            try await fixture.append(.voided(end), to: over)
        }
        #expect(try await fixture.matches.match(over.id) == over)
        #expect(try await fixture.matches.current() == nil)
        // A correction does not continue the match.
        let corrected = try await fixture.append(.goal(Goal(.a)), to: over)
        _ = try await fixture.append(.deleted, to: later)
        let continued = try await fixture.append(.voided(end), to: corrected)
        #expect(try await fixture.matches.current() == continued)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `the newest match continues after an older one was stored`() async throws {
        let fixture = try await MatchFixture()
        let over = try await fixture.append(.ended, to: fixture.start())
        let end = try #require(over.log.events.last).id
        _ = try await fixture.append(.ended, to: fixture.start())
        try fixture.base.raw().script(
            "UPDATE matches SET started_wall = started_wall - 1 WHERE number = 2")
        let continued = try await fixture.append(.voided(end), to: over)
        #expect(try await fixture.matches.current()?.id == continued.id)
    }

    @Test func `a match with a damaged event is reported`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.start()
        try fixture.base.raw().script("UPDATE match_events SET change = '{'")
        await #expect(throws: StorageError.damaged) {
            try await fixture.matches.match(match.id)
        }
    }

    @Test func `a match keeps the name and position of a deleted player`() async throws {
        let fixture = try await MatchFixture()
        let over = try await fixture.append(.ended, to: fixture.start())
        try await fixture.players.delete(fixture.anna.id)
        let past = try #require(try await fixture.matches.finished(limit: 1).first)
        let entries = past.lineUp.entries
        #expect(entries.map(\.playerID) == [fixture.berta.id, nil])
        #expect(entries.map(\.name) == ["Berta", "Anna 손"])
        #expect(entries[1].position == .goalkeeper)
        let match = try await fixture.matches.match(over.id)
        #expect(match.finished == past)
        #expect(match.log.events == over.log.events)
        let next = try await fixture.append(
            .changedSides(match.state.participants[1].id, to: .b), to: match)
        #expect(next.lineUp.entries[1].playerID == nil)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a line-up keeps a name that changes later`() async throws {
        let fixture = try await MatchFixture()
        _ = try await fixture.start()
        _ = try await fixture.players.update(
            PlayerChange(\.name, playerName("Renamed")), of: fixture.anna.id)
        #expect(try await fixture.matches.current()?.lineUp == fixture.lineUp)
    }

    @Test func `a start with a deleted player stores the name only`() async throws {
        let fixture = try await MatchFixture()
        try await fixture.players.delete(fixture.berta.id)
        let match = try await fixture.matches.start(
            MatchStart(lineUp: fixture.lineUp, bench: [fixture.berta.id]), startsClock: false,
            at: fixture.time.now())
        #expect(match.state.participants.map(\.entry.playerID) == [nil, fixture.anna.id])
        #expect(match.lineUp.entries.map(\.name) == ["Berta", "Anna 손"])
        #expect(match.state.start.bench == [])
    }

    @Test func `a user has no access to matches and players of others`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.start()
        let other = fixture.base.storage.matches(of: try await fixture.base.signUp("mallory"))
        #expect(try await other.current() == nil)
        await #expect(throws: StorageError.notFound) { try await other.match(match.id) }
        #expect(try await other.finished(limit: nil).isEmpty)
        let goal = match.log.next(.goal(Goal(.a)), at: fixture.time.now())
        await #expect(throws: StorageError.notFound) { try await other.append(goal, to: match) }
        let theirs = try await other.start(
            MatchStart(lineUp: fixture.lineUp), startsClock: false, at: fixture.time.now())
        #expect(theirs.lineUp.entries.allSatisfy { $0.playerID == nil })
        #expect(try await fixture.matches.current() == match)
    }
}
