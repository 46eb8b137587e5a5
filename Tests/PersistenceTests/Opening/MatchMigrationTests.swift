import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A clock as version 5 stored it.
private struct OldClock: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let clock: MatchClock

    init(_ description: String, _ state: MatchClock.State) throws {
        testDescription = description
        clock = try #require(MatchClock(duration: .milliseconds(754_321), state: state))
    }

    static func all() throws -> [OldClock] {
        let now = ManualClock().now()
        let earlier = Moment(wall: now.wall - 5_000, uptime: 1_000, boot: "run-0")
        return [
            try OldClock("stopped", .stopped),
            try OldClock("running", .running(since: now, remaining: .milliseconds(123_456))),
            try OldClock("never paused", .running(since: now, remaining: .milliseconds(754_321))),
            try OldClock(
                "running since another boot",
                .running(since: earlier, remaining: .milliseconds(123_456))),
            try OldClock(
                "running without a boot",
                .running(
                    since: Moment(wall: now.wall, uptime: 0, boot: ""),
                    remaining: .milliseconds(1))),
            try OldClock("paused", .paused(remaining: .milliseconds(1))),
            try OldClock("paused at once", .paused(remaining: .milliseconds(754_321))),
            try OldClock("time up", .timeUp),
        ]
    }
}

/// A database of version 5 with a user, the player Berta, and a match with the line-up Berta and
/// the deleted player Anna.
private struct OldMatch {
    let directory = TemporaryDirectory()
    let time = ManualClock()
    let token = SessionToken("token")
    let fixture: Fixture
    let matches: any MatchRepository

    init(
        _ clock: MatchClock, startedAt start: Moment, endedAt end: Moment? = nil,
        lineUp: String = """
        INSERT INTO line_up_entries VALUES
            (1, 1, NULL, 'Anna "손" \\', 'goalkeeper', 'a'), (1, 0, 2, 'Berta', NULL, 'b');
        """
    ) async throws {
        try directory.write([], to: directory.database)
        let database = try Database(path: directory.database, busyTimeout: 0)
        let version5 = Schema(migrations: Array(Schema.current.migrations.prefix(5)))
        try version5.migrate(database)
        try database.script(
            """
            INSERT INTO users VALUES (1, randomblob(16), 'anna', 'anna', 'hash', 0);
            INSERT INTO players (id, user, name, name_key, identity_key)
                VALUES (2, 1, 'Berta', 'berta', 'berta');
            """)
        try database.run(
            "INSERT INTO sessions VALUES (?, 1, ?2, ?2)",
            [.blob(SessionSecret.hash(token)), .integer(time.now().wall)])
        let row =
            start.columns(.startedWall, .startedUptime, .startedBoot)
            + [
                .endedWall: .optional(end?.wall), .endedUptime: .optional(end?.uptime),
                .endedBoot: .optional(end?.boot), .winner: .optional(end.map { _ in "Team A" }),
                .scoreA: .integer(3), .scoreB: .integer(1),
            ] + clock.columns
        try database.run(
            """
            INSERT INTO matches (number, id, user, \(row.columns))
            VALUES (1, randomblob(16), 1, \(row.parameters))
            """, row.values)
        try database.script(lineUp)
        fixture = try await Fixture(in: directory, time: time)
        let session = try await fixture.storage.accounts.session(for: token)
        matches = fixture.storage.matches(of: try #require(session))
    }

    /// The line-up after the migration.
    static let lineUp = LineUp([
        LineUpEntry(playerID: PlayerID(2), name: "Berta", position: nil, team: .b),
        LineUpEntry(playerID: nil, name: #"Anna "손" \"#, position: .goalkeeper, team: .a),
    ])
}

@Suite struct `The migration of matches to events` {
    private static let starts = [
        ManualClock().now(), Moment(wall: .max, uptime: .max, boot: "run-1"),
        Moment(wall: .min, uptime: .min, boot: ""),
    ]

    @Test(arguments: try OldClock.all(), starts)
    private func `keeps the score, the line-up and the remaining time of a match in progress`(
        _ old: OldClock, _ start: Moment
    ) async throws {
        let data = try await OldMatch(old.clock, startedAt: start)
        let match = try #require(try await data.matches.current())
        #expect(match.startedAt == start)
        #expect(match.score.text == "3-1")
        #expect(match.lineUp == OldMatch.lineUp)
        #expect(match.clock.duration == old.clock.duration)
        #expect(match.clock.isRunning == old.clock.isRunning)
        let time = data.time
        for change in [
            {}, { time.advance(by: .seconds(100)) }, { time.reboot(after: .seconds(9)) },
        ] {
            change()
            #expect(match.clock.remaining(at: time.now()) == old.clock.remaining(at: time.now()))
        }
        #expect(try await data.fixture.storage.findings() == [])
        let event = match.log.next(.goal(Goal(.b)), at: time.now())
        #expect(try await data.matches.append(event, to: match).score.text == "3-2")
    }

    @Test(arguments: try OldClock.all())
    private func `keeps a finished match`(_ old: OldClock) async throws {
        let time = ManualClock()
        let start = time.now()
        time.advance(by: .seconds(60))
        let data = try await OldMatch(old.clock, startedAt: start, endedAt: time.now())
        #expect(try await data.matches.current() == nil)
        let finished = try #require(try await data.matches.finished(limit: nil).first)
        #expect(finished.startedAt == start && finished.endedAt == time.now())
        #expect(finished.score.text == "3-1")
        #expect(finished.lineUp == OldMatch.lineUp)
        let match = try await data.matches.match(finished.id)
        #expect(match.finished == finished)
        #expect(match.clock.remaining(at: time.now()) == old.clock.remaining(at: time.now()))
        #expect(try await data.fixture.storage.findings() == [])
    }

    @Test func `keeps a match whose clock runs since an impossible moment`() async throws {
        let since = Moment(wall: .min, uptime: .min, boot: "")
        let clock = try OldClock("", .running(since: since, remaining: .milliseconds(1))).clock
        let data = try await OldMatch(clock, startedAt: since)
        #expect(try await data.matches.current()?.score.text == "3-1")
        #expect(try await data.fixture.storage.findings() == [])
    }

    @Test func `leaves a match without a line-up damaged`() async throws {
        let data = try await OldMatch(MatchClock(), startedAt: ManualClock().now(), lineUp: "")
        #expect(try await data.matches.current() == nil)
        #expect(
            try await data.fixture.storage.findings()
                == ["Gather 1 has a value that is not valid."])
    }
}
