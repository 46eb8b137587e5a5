import Cryptography
import Domain
import FoundationEssentials
import Records
import SQLite
import TestSupport
import Testing

@testable import Persistence

/// A closed database of an earlier version, with the account of the user anna: three players, a
/// finished match, one in progress, and a record.
struct EarlierAccount {
    let directory = TemporaryDirectory()
    let token = SessionToken("token")
    private let version: Int

    init(_ version: Int) throws {
        self.version = version
        try directory.write([], to: directory.database)
        let database = try Database(path: directory.database, busyTimeout: 0)
        try Schema(migrations: Array(Schema.current.migrations.prefix(version))).migrate(database)
        try addUser(to: database)
        try addPlayers(to: database)
        if version >= 2 { try addMatches(to: database) }
        if version >= 7 { try addEvents(to: database) }
        if version >= 8 { try addRecord(to: database) }
        if version >= 9 { try addChanges(to: database) }
    }

    // MARK: Rows

    private func addUser(to database: Database) throws {
        let hash = try Argon2id(cost: .minimum).hash(Password("correct horse"))
        try database.run(
            "INSERT INTO users VALUES (1, \(Self.blob(1)), 'anna', 'anna', ?, 0)", [.text(hash)])
        try database.script("INSERT INTO device VALUES (1, 'anna')")
        let lastUse = ManualClock().now().wall - 86_400_000
        let times = version < 3 ? [lastUse + 30 * 86_400_000] : [lastUse, lastUse]
        try database.run(
            "INSERT INTO sessions VALUES (?, 1\(times.map { ", \($0)" }.joined()))",
            [.blob(SessionSecret.hash(token))])
    }

    private func addPlayers(to database: Database) throws {
        let (nickname, none) = version < 8 ? ("", "") : (", '쏘니'", ", NULL")
        try database.script(
            """
            INSERT INTO players VALUES
                (3, 1, '손흥민', '손흥민', '손흥민', 33, 'professional', 'winger', '토트넘'\(nickname)),
                (5, 1, '👨‍👩‍👧‍👦 A', '👨‍👩‍👧‍👦 a', '👨‍👩‍👧‍👦 a', NULL, NULL, NULL, NULL\(none)),
                (7, 1, 'Zoë', 'old key', 'old key', NULL, 'beginner', NULL, 'O''Neill'\(none));
            """)
    }

    private func addMatches(to database: Database) throws {
        let end = "1699999700000, 701000, 'run-0'"
        let clock = ["'stopped', 600000, NULL", "'paused', 600000, 500000"]
            .map { $0 + ", NULL, NULL, NULL" + (version < 7 ? "" : ", 0") }
        let entries = [2, 4].map { match in
            """
            (\(match), 0, 3, '손흥민', 'winger', 'a'), (\(match), 1, 7, 'Zoë', NULL, 'b'),
            (\(match), 2, NULL, '🎩', NULL, 'b')
            """
        }
        try database.script(
            """
            INSERT INTO matches VALUES
                (2, \(Self.blob(2)), 1, 1699999000000, 1000, 'run-0', \(end), 2, 1, 'Team A',
                \(clock[0])),
                (4, \(Self.blob(4)), 1, 1699999800000, 801000, 'run-0', NULL, NULL, NULL, 1, 1, NULL,
                \(clock[1]));
            INSERT INTO line_up_entries VALUES \(entries.joined(separator: ", "));
            """)
    }

    private func addEvents(to database: Database) throws {
        let start = """
            {"kind":"started","start":{"bench":[5],"lineUp":[\
            {"name":"손흥민","player":3,"position":"winger","team":"a"},\
            {"name":"Zoë","player":7,"team":"b"},{"name":"🎩","team":"b"}],\
            "milliseconds":600000,"score":[0,0]}}
            """
        let goal = { (team: String, scorer: String) in
            #"{"kind":"goal","goal":{"team":"\#(team)"\#(scorer)}}"#
        }
        let scorer = #","scorer":"\#(Self.device):1/0""#
        let ownGoal = scorer + #","isOwnGoal":true"#
        let goals = [goal("a", scorer), goal("b", ownGoal), goal("a", "")]
        let running = [start, #"{"kind":"clockStarted"}"#, goal("b", ""), goal("a", "")]
        let changes: [(match: Int, wall: Int, uptime: Int, [String])] = [
            (2, 1_699_999_000_000, 1_000, [start] + goals),
            (2, 1_699_999_700_000, 701_000, [#"{"kind":"ended"}"#]),
            (4, 1_699_999_800_000, 801_000, running),
            (4, 1_699_999_900_000, 901_000, [#"{"kind":"clockPaused"}"#]),
        ]
        for (match, wall, uptime, changes) in changes {
            for change in changes {
                try database.run(
                    """
                    INSERT INTO match_events
                    SELECT ?1, ?2, count(*) + 1, count(*) + 1, ?3, ?4, 'run-0', ?5
                    FROM match_events WHERE match_number = ?1
                    """,
                    [
                        .integer(Int64(match)), .blob(Self.device.bytes), .integer(Int64(wall)),
                        .integer(Int64(uptime)), .text(change),
                    ])
            }
        }
    }

    /// Adds a record in a table with the columns of all versions before the current one.
    private func addRecord(to database: Database) throws {
        let triggers = [("player", RecordTrigger.Deletion.ofRecord), ("collector", .ofReference)]
            .map { RecordTrigger(table: "record_payment", column: $0).definition(of: $1) + ";" }
        try database.script(
            """
            CREATE TABLE record_payment (id BLOB PRIMARY KEY CHECK (length(id) = 16),
                user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
                "player" ANY, "collector" ANY, "order" ANY, "amount" ANY) STRICT;
            CREATE INDEX record_payment__by_user ON record_payment (user);
            CREATE INDEX record_payment_copy ON record_payment
                ("id", "user", "player", "collector", "order", "amount");
            CREATE INDEX record_payment__by_player ON record_payment ("player");
            CREATE INDEX record_payment__by_collector ON record_payment ("collector");
            \(triggers.joined(separator: "\n"))
            INSERT INTO record_payment VALUES (\(Self.blob(6)), 1, 3, NULL, 'pitch 🏟', 40);
            """)
    }

    private func addChanges(to database: Database) throws {
        let first = #"{"amount":30,"collector":null,"order":"pitch 🏟","player":{"player":3}}"#
        try database.script(
            """
            INSERT INTO changes VALUES
                (1, 'payment', \(Self.blob(6)), 1, \(Self.blob(7)), \(Self.blob(9)), 0, 0, '\(first)',
                'done'),
                (1, 'payment', \(Self.blob(6)), 2, \(Self.blob(8)), \(Self.blob(9)), 0, NULL,
                '{"amount":40}', 'done');
            """)
        guard version >= 10 else { return }
        try database.run(
            """
            INSERT INTO changes VALUES (1, 'player', ?, 3, \(Self.blob(10)), \(Self.blob(9)), 0, NULL,
                '{"nickname":"쏘니"}', 'done')
            """, [.blob(PlayerID(3).uuid.bytes)])
    }

    // MARK: Identifiers

    private static let device = uuid(9)

    private static func uuid(_ number: UInt8) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }

    private static func blob(_ number: UInt8) -> String {
        "x'\(uuid(number).uuidString.replacing("-", with: ""))'"
    }
}

extension EarlierAccount {
    /// The data of the account, as the current program reads it.
    struct Content: Equatable {
        var archive: AccountArchive
        var clock: MatchClock?
        var score: Score?
        var lineUp: LineUp?
        var startedAt: Moment?
        /// The number of the record's versions.
        var versionCount = 0
        var remembered: UserName?

        init(_ archive: AccountArchive) { self.archive = archive }

        /// Reads the data of an open storage.
        init(_ storage: Storage, _ session: Session) async throws {
            archive = try await storage.archives(of: session).archive().archive
            let match = try await storage.matches(of: session).current()
            (clock, score, lineUp) = (match?.clock, match?.score, match?.lineUp)
            startedAt = match?.startedAt
            versionCount = try await storage.records(of: session).repository(of: Payment.self)
                .versions(of: RecordID(uuid: uuid(6))).count
            remembered = try await storage.credentialStore.savedUserName()
        }
    }

    /// The content that the current program must find.
    func content() throws -> Content {
        let players = [
            Player(
                id: PlayerID(1), name: try playerName("Zoë"), skill: .beginner,
                favouriteTeam: ShortText("O'Neill")),
            Player(
                id: PlayerID(2), name: try playerName("손흥민"), age: Age(33), skill: .professional,
                preferredPosition: .winger, favouriteTeam: ShortText("토트넘"),
                nickname: version < 8 ? nil : ShortText("쏘니")),
            Player(id: PlayerID(3), name: try playerName("👨‍👩‍👧‍👦 A")),
        ]
        let record = ArchivedRecord(
            id: Self.uuid(6), kind: "payment",
            values: [
                "player": .player(PlayerID(2)), "order": .text("pitch 🏟"), "amount": .integer(40),
            ])
        var content = Content(
            AccountArchive(
                players: players, matches: version < 2 ? [] : [try finishedMatch()],
                records: version < 8 ? [] : [record]))
        content.remembered = UserName("anna")
        content.versionCount = version < 9 ? 0 : 2
        guard version >= 2 else { return content }
        content.clock = MatchClock(
            duration: .seconds(600), state: .paused(remaining: .seconds(500)))
        content.score = Score(a: 1, b: 1)
        content.lineUp = try lineUp(3, 7)
        content.startedAt = Moment(wall: 1_699_999_800_000, uptime: 801_000, boot: "run-0")
        return content
    }

    private func lineUp(_ first: Int64, _ second: Int64) throws -> LineUp {
        try #require(
            LineUp([
                LineUpEntry(
                    playerID: PlayerID(first), name: "손흥민", position: .winger, team: .a),
                LineUpEntry(playerID: PlayerID(second), name: "Zoë", position: nil, team: .b),
                LineUpEntry(playerID: nil, name: "🎩", position: nil, team: .b),
            ]))
    }

    /// The finished match in the archive. Before version 7, only its result is known.
    private func finishedMatch() throws -> Match {
        let (id, lineUp) = (Self.uuid(2), try lineUp(2, 1))
        let start = Moment(wall: 1_699_999_000_000, uptime: 1_000, boot: "run-0")
        let end = Moment(wall: 1_699_999_700_000, uptime: 701_000, boot: "run-0")
        var log: MatchLog
        if version < 7 {
            let score = try #require(Score(a: 2, b: 1))
            log = MatchLog(MatchStart(lineUp: lineUp, score: score), at: start, device: id)
        } else {
            log = MatchLog(
                MatchStart(lineUp: lineUp, bench: [PlayerID(3)]), at: start, device: Self.device)
            let scorer = log.state.participants[0].id
            let ownGoal = Goal(.b, scorer: scorer, isOwnGoal: true)
            for goal in [Goal(.a, scorer: scorer), ownGoal, Goal(.a)] {
                log.insert(log.next(.goal(goal), at: start))
            }
        }
        log.insert(log.next(.ended, at: end))
        return Match(id: id, log: log).identified(as: id) { $0 }
    }
}
