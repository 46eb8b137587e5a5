import Domain
import FoundationEssentials
import SQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct `What a replica has and its server does not` {
    private let fixture: Fixture
    private let session: Session
    private let players: [Player]

    private var replicas: any AccountReplicas { fixture.storage.accountReplicas }
    private var matches: any MatchRepository { fixture.storage.matches(of: session) }

    init() async throws {
        fixture = try await Fixture()
        session = Session(
            user: User(id: UUID(), name: try #require(UserName("ana"))),
            token: SessionToken("token"))
        players = [
            Player(id: PlayerID(1), name: try playerName("Annabel")),
            Player(id: PlayerID(2), name: try playerName("Berta")),
        ]
        try await replicas.open(session)
        var update = AccountUpdate()
        update.isComplete = true
        update.version = "1-1"
        update.records = players.map(\.firstChange)
        try await replicas.apply(update, to: session)
    }

    private func startMatch() async throws -> Match {
        let entries = zip(players, [Team.a, .b]).map { LineUpEntry($0, team: $1) }
        return try await matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: false,
            at: fixture.time.now())
    }

    private func score(in match: Match) async throws -> Match {
        let event = match.log.next(.goal(Goal(.a)), at: fixture.time.now())
        return try await matches.append(event, to: match)
    }

    private func send() async throws -> AccountUpdate {
        let waiting = try await replicas.waiting(of: session)
        try await replicas.apply(waiting, to: session)
        return waiting
    }

    @Test func `has no match without events`() async throws {
        _ = try await startMatch()
        try fixture.raw().script("UPDATE waiting_events SET sequence = 99")
        #expect(try await replicas.waiting(of: session).matches.isEmpty)
        #expect(try await replicas.exchangeCounts(of: session) == (0, 0))
    }

    @Test func `has the events since a refusal`() async throws {
        let match = try await startMatch()
        let sent = try await replicas.waiting(of: session)
        _ = try await score(in: match)
        try await replicas.refuse(sent, of: session)
        #expect(try await replicas.exchangeCounts(of: session) == (1, 1))
        #expect(try await replicas.waiting(of: session).matches.map(\.events.count) == [2])
    }

    @Test func `has refused events again when other matches have changed`() async throws {
        let match = try await startMatch()
        try await replicas.refuse(try await replicas.waiting(of: session), of: session)
        #expect(try await replicas.waiting(of: session).matches.isEmpty)
        // Another device has started a match earlier, because of which the server has refused this
        // one.
        let start = MatchStart(lineUp: match.lineUp)
        let log = MatchLog(start, at: Moment(wall: 0, uptime: 0, boot: ""), device: UUID())
        let other = Match(id: UUID(), log: log)
        var update = AccountUpdate()
        update.matches = [.init(id: other.id, events: log.events)]
        try await replicas.apply(update, to: session)
        let waiting = try await replicas.waiting(of: session).matches
        #expect(waiting.map(\.id) == [other.id, match.id])
        #expect(waiting[0].events.map(\.kind) == [.ended])
        #expect(waiting[1].events == match.log.events)
    }

    @Test func `has the events that a restored server has lost`() async throws {
        var match = try await startMatch()
        match = try await score(in: match)
        #expect(try await send().matches.map(\.events.count) == [2])
        match = try await score(in: match)
        var update = AccountUpdate()
        update.isComplete = true
        update.version = "2-1"
        update.records = players.map(\.firstChange)
        update.matches = [.init(id: match.id, events: [match.log.events[0]])]
        try await replicas.apply(update, to: session)
        let waiting = try await replicas.waiting(of: session)
        #expect(waiting.matches.map(\.events) == [Array(match.log.events.dropFirst())])
    }

    private func receive(_ change: (inout AccountUpdate) -> Void) async throws {
        var update = AccountUpdate()
        update.records = players.map(\.firstChange)
        change(&update)
        try await replicas.apply(update, to: session)
    }

    private func result(of match: Match, _ score: Score) -> AccountUpdate.Result {
        AccountUpdate.Result(
            id: match.id, startedAt: 0, score: score,
            teams: zip(players.map(\.id), [.a, .b]).map { ($0, $1) })
    }

    @Test func `has the finished match that a restored server has lost`() async throws {
        let match = try await startMatch()
        let end = match.log.next(.ended, at: fixture.time.now())
        let ended = try await matches.append(end, to: match)
        _ = try await send()
        try await receive { $0.isComplete = true }
        #expect(try await matches.match(match.id).log.events == ended.log.events)
        #expect(try await replicas.waiting(of: session).matches.map(\.events) == [ended.log.events])
    }

    @Test func `has the match in progress of a server that has only its result later`() async throws
    {
        let match = try await startMatch()
        _ = try await send()
        let scored = try await score(in: match)
        try await receive {
            $0.isComplete = true
            $0.results = [result(of: match, Score())]
        }
        #expect(try await matches.current()?.log.events == scored.log.events)
        #expect(
            try await replicas.waiting(of: session).matches.map(\.events) == [scored.log.events])
    }

    @Test func `has no result without events that the server has lost`() async throws {
        let match = try await startMatch()
        try await receive { $0.isComplete = true }
        _ = try await matches.append(match.log.next(.ended, at: fixture.time.now()), to: match)
        let other = Match(id: UUID(), log: match.log)
        try await receive { $0.results = [result(of: other, Score())] }
        #expect(try await matches.finished(limit: nil).count == 2)
        try await receive { $0.isComplete = true }
        #expect(try await matches.finished(limit: nil).map(\.id) == [match.id])
    }

    @Test func `takes the events of another device instead of a result`() async throws {
        let score = try #require(Score(a: 1, b: 0))
        let entries = zip(players, [Team.a, .b]).map { LineUpEntry($0, team: $1) }
        let start = MatchStart(lineUp: try #require(LineUp(entries)))
        var log = MatchLog(start, at: fixture.time.now(), device: UUID())
        log.insert(log.next(.goal(Goal(.a)), at: fixture.time.now()))
        log.insert(log.next(.ended, at: fixture.time.now()))
        let match = Match(id: UUID(), log: log)
        try await receive { $0.results = [result(of: match, score)] }
        try await receive { $0.matches = [.init(id: match.id, events: log.events)] }
        #expect(try await matches.finished(limit: nil).map(\.score) == [score])
        #expect(try await matches.match(match.id).log.events == log.events)
        #expect(try await replicas.exchangeCounts(of: session) == (0, 0))
    }

    @Test func `has the match that another user of the device has, too`() async throws {
        let match = try await startMatch()
        let other = Session(
            user: User(id: UUID(), name: try #require(UserName("bo"))),
            token: SessionToken("other"))
        try await replicas.open(other)
        var update = AccountUpdate()
        update.version = "1-2"
        update.matches = [.init(id: match.id, events: match.log.events)]
        update.results = [result(of: match, Score())]
        try await replicas.apply(update, to: other)
        #expect(try await replicas.version(of: other) == "1-2")
        #expect(try await fixture.storage.matches(of: other).current()?.id == match.id)
        #expect(try await matches.current() == match)
        update.matches = []
        update.results = []
        update.deletedMatches = [match.id]
        try await replicas.apply(update, to: other)
        #expect(try await fixture.storage.matches(of: other).current() == nil)
        #expect(try await matches.current() == match)
    }

    @Test func `has an event with a new identity if the server has another one with its identity`()
        async throws
    {
        let match = try await startMatch()
        _ = try await send()
        let own = match.log.next(.goal(Goal(.a)), at: fixture.time.now())
        _ = try await matches.append(own, to: match)
        var update = AccountUpdate()
        let other = match.log.next(.goal(Goal(.b)), at: fixture.time.now())
        update.matches = [.init(id: match.id, events: [other])]
        for _ in 0..<2 {
            try await replicas.apply(update, to: session)
            let stored = try await matches.match(match.id)
            #expect(stored.score == Score(a: 1, b: 1))
            let next = match.adding(other).log.next(own.kind, at: own.moment)
            #expect(try await replicas.waiting(of: session).matches.map(\.events) == [[next]])
        }
    }

    @Test func `has the players of each import`() async throws {
        let archives = fixture.storage.archives(of: session)
        for name in ["Carla", "Dora"] {
            let player = Player(id: PlayerID(1), name: try playerName(name))
            let archive = AccountArchive(players: [player], matches: [], records: [])
            _ = try await archives.add(archive)
            #expect(try await send().records.map(\.values) == [["name": .text(name)]])
            #expect(try await send().records.isEmpty)
        }
    }

    @Test func `has a player again whose changes were lost before a recovery`() async throws {
        let added = try await fixture.storage.players(of: session).add(playerName("Carla"))
        #expect(try await send().records.map(\.record) == [added.id.uuid])
        await fixture.storage.close()
        try fixture.raw().script(
            """
            DELETE FROM changes;
            PRAGMA ignore_check_constraints = ON; UPDATE players SET age = 0 WHERE id = 1;
            """)
        let directory = fixture.directory
        #expect(try await Storage.recover(directory.path, at: fixture.time.now()) != nil)
        let replicas = try await Fixture(in: directory).storage.accountReplicas
        try await replicas.open(session)
        #expect(try await replicas.waiting(of: session).records.map(\.record) == [added.id.uuid])
    }

    @Test func `receives more fields than a table can have`() async throws {
        var update = AccountUpdate()
        for start in stride(from: 0, to: 2_500, by: 100) {
            let values = (start..<start + 100).map {
                ("f\($0)", ArchivedRecord.Value?.some(.integer(1)))
            }
            update.records.append(
                RecordChange(
                    counter: 1, device: UUID(), wall: 0, kind: "note", record: UUID(),
                    values: Dictionary(uniqueKeysWithValues: values)))
        }
        try await replicas.apply(update, to: session)
        #expect(try fixture.number("SELECT count(*) FROM changes WHERE kind = 'note'") == 25)
        #expect(try await replicas.exchangeCounts(of: session) == (0, 0))
        #expect(try await fixture.storage.findings() == [])
    }

    @Test func `has changes again that cannot be read`() async throws {
        let change = RecordChange(
            counter: 1, device: UUID(), wall: 0, kind: "note", record: UUID(),
            values: ["text": .text("a")])
        var update = AccountUpdate()
        update.records = [change]
        try await replicas.apply(update, to: session)
        try fixture.raw().script("UPDATE changes SET fields = '{' WHERE kind = 'note'")
        try await replicas.apply(update, to: session)
        #expect(try fixture.number("SELECT count(*) FROM changes WHERE fields = '{'") == 0)
    }
}

extension Player {
    fileprivate var firstChange: RecordChange { .first(of: id, ArchivedRecord(self).values) }
}
