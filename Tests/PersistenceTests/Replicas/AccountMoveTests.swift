import Domain
import FoundationEssentials
import Records
import SQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct `The move of an account to a server` {
    private let source: RecordFixture
    private let target: Fixture
    private let session: Session

    private var replicas: any AccountReplicas { target.storage.accountReplicas }
    private var squad: any PlayerRepository { source.base.storage.players(of: source.session) }
    private var matches: any MatchRepository { source.base.storage.matches(of: source.session) }
    private var movedSquad: any PlayerRepository { target.storage.players(of: session) }
    private var movedMatches: any MatchRepository { target.storage.matches(of: session) }
    private var movedPayments: any RecordRepository<Payment> {
        target.storage.records(of: session).repository(of: Payment.self)
    }

    init() async throws {
        source = try await RecordFixture()
        target = try await Fixture()
        session = Session(
            user: User(id: UUID(), name: try #require(UserName("ana"))),
            token: SessionToken("token"))
        try await replicas.open(session)
        var update = AccountUpdate()
        update.isComplete = true
        update.version = "1-1"
        try await replicas.apply(update, to: session)
    }

    @discardableResult private func move() async throws -> Bool {
        try await source.base.storage.copyAccount(
            of: source.session, to: target.storage, as: session)
    }

    private func start() async throws -> Match {
        let entries = zip(try await squad.squad().players, [Team.a, .b])
            .map { LineUpEntry($0, team: $1) }
        return try await matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: false,
            at: source.base.time.now())
    }

    private func append(_ kind: MatchEvent.Kind, to match: Match) async throws -> Match {
        try await matches.append(
            match.log.next(kind, at: source.base.time.now()), to: match)
    }

    /// Marks everything as stored by the server.
    private func send() async throws -> Int {
        var count = 0
        while true {
            let waiting = try await replicas.waiting(of: session)
            guard !waiting.records.isEmpty || !waiting.matches.isEmpty else { return count }
            count += waiting.records.count + waiting.matches.reduce(0) { $0 + $1.events.count }
            try await replicas.apply(waiting, to: session)
        }
    }

    @Test func `copies players with their histories, and those who were deleted`() async throws {
        _ = try await squad.update(PlayerChange(\.age, Age(31)), of: source.players[0])
        _ = try await squad.update(PlayerChange(\.age, Age(32)), of: source.players[0])
        try await squad.delete(source.players[1])
        try await move()
        let moved = try await movedSquad.squad().players
        #expect(moved.map(\.name.text) == ["Annabel"])
        #expect(moved.allSatisfy { PlayerID.randomNumbers.contains($0.id.number) })
        let versions = try await movedSquad.versions(of: try #require(moved.first).id)
        #expect(versions.map(\.record.age) == [nil, Age(31), Age(32)])
        let deleted = try await movedSquad.deleted()
        #expect(deleted.map(\.name.text) == ["Berta"])
        try await movedSquad.restore(try #require(deleted.first).id)
        #expect(try await movedSquad.squad().players.count == 2)
    }

    @Test func `copies past gathers, the one in progress and deleted ones`() async throws {
        var deleted = try await start()
        deleted = try await append(.ended, to: deleted)
        _ = try await append(.deleted, to: deleted)
        var past = try await append(.goal(Goal(.b)), to: try await start())
        past = try await append(.ended, to: past)
        let current = try await append(.goal(Goal(.a)), to: try await start())
        try await move()
        let moved = try #require(try await movedMatches.current())
        #expect(moved.id == current.id)
        #expect(moved.score == current.score)
        let players = try await movedSquad.squad().players.map(\.id)
        #expect(Set(moved.lineUp.entries.map(\.playerID)) == Set(players))
        #expect(try await movedMatches.finished(limit: nil).map(\.id) == [past.id])
        #expect(try await movedMatches.match(deleted.id).state.isDeleted == true)
    }

    @Test func `copies records with their references, changes and deletions`() async throws {
        let kept = try await source.pay("balls", 5)
        let deleted = try await source.pay("nets", 7)
        try await source.payments.delete(deleted.id)
        try await move()
        let stored = try await movedPayments.all().records
        let players = try await movedSquad.squad().players
        #expect(stored.map(\.id) == [kept.id])
        #expect(stored.map(\.player) == [players.first { $0.name.text == "Annabel" }?.id])
        #expect(try await movedPayments.deleted().map(\.id) == [deleted.id])
    }

    @Test func `sends everything to the server, once`() async throws {
        _ = try await squad.update(PlayerChange(\.age, Age(31)), of: source.players[0])
        try await source.pay("balls")
        _ = try await start()
        try await move()
        // Two players, of whom one has been changed, a payment, and the start of a gather.
        #expect(try await send() == 5)
        try await move()
        #expect(try await send() == 0)
    }

    @Test func `is repeated without a change of what other devices have changed since`()
        async throws
    {
        let imported = AccountArchive(
            players: [Player(id: PlayerID(1), name: try playerName("Cleo"))], matches: [])
        // An import stores players without changes.
        _ = try await source.base.storage.archives(of: source.session).add(imported)
        try await move()
        _ = try await send()
        let moved = try await movedSquad.squad().players.map(\.id)
        try await movedSquad.delete(moved[0])
        _ = try await movedSquad.update(PlayerChange(\.age, Age(31)), of: moved[1])
        _ = try await movedSquad.update(PlayerChange(\.age, Age(32)), of: moved[2])
        try await move()
        let players = try await movedSquad.squad().players
        #expect(players.map(\.id) == Array(moved.dropFirst()))
        #expect(players.map(\.age) == [Age(31), Age(32)])
    }

    @Test func `copies an account without changes`() async throws {
        let other = try await source.base.signUp("berta")
        let storage = source.base.storage
        _ = try await storage.archives(of: other).add(
            AccountArchive(
                players: [Player(id: PlayerID(1), name: try playerName("Cleo"))], matches: []))
        #expect(try await storage.copyAccount(of: other, to: target.storage, as: session))
        #expect(try await movedSquad.squad().players.map(\.name.text) == ["Cleo"])
    }

    @Test func `copies accounts of any size`() async throws {
        let names = (1...450).map { "Player \($0)" }
        let players = try names.enumerated().map {
            Player(id: PlayerID(Int64($0 + 1)), name: try playerName($1))
        }
        _ = try await source.base.storage.archives(of: source.session).add(
            AccountArchive(players: players, matches: []))
        for number in 1...210 { try await source.pay("order \(number)") }
        try await move()
        #expect(
            try await movedSquad.squad().players.map(\.name)
                == squad.squad().players.map(\.name))
        #expect(
            try await movedPayments.all().records.map(\.order)
                == source.payments.all().records.map(\.order))
    }

    @Test func `copies guests and players who were deleted with their names`() async throws {
        let match = try await start()
        let guest = LineUpEntry(
            playerID: nil, name: "Guest", position: nil, team: .a)
        _ = try await append(.joined(guest), to: match)
        try await squad.delete(source.players[1])
        try await move()
        let entries = try #require(try await movedMatches.current()).lineUp.entries
        let annabel = try #require(try await movedSquad.squad().players.first)
        #expect(entries.map(\.name) == ["Annabel", "Berta", "Guest"])
        #expect(entries.map(\.playerID) == [annabel.id, nil, nil])
    }

    @Test func `copies the values of a player and of a record whose changes are damaged`()
        async throws
    {
        let payment = try await source.pay("balls", 5)
        _ = try await squad.update(PlayerChange(\.age, Age(31)), of: source.players[0])
        try source.base.raw().script(
            "UPDATE changes SET fields = 'x' WHERE kind <> 'player' OR counter > 1")
        try await move()
        #expect(try await movedSquad.squad().players.map(\.age) == [Age(31), nil])
        #expect(try await movedPayments.all().records.map(\.amount) == [payment.amount])
    }

    @Test func `is refused if a gather is damaged and has no result`() async throws {
        _ = try await start()
        try source.base.raw().script("UPDATE match_events SET change = '{}'")
        await #expect(throws: StorageError.damaged) { try await move() }
    }

    @Test func `adds what is new when it is repeated`() async throws {
        try await move()
        let match = try await start()
        _ = try await squad.add(try playerName("Cleo"))
        try await move()
        #expect(try await movedSquad.squad().players.count == 3)
        #expect(try await movedMatches.current()?.id == match.id)
    }

    @Test func `leaves the account on this device as it was`() async throws {
        _ = try await start()
        let archives = source.base.storage.archives(of: source.session)
        let before = try await archives.archive().archive
        let changes = try source.base.number("SELECT count(*) FROM changes")
        try await move()
        #expect(try await archives.archive().archive == before)
        #expect(try source.base.number("SELECT count(*) FROM changes") == changes)
        #expect(try await squad.squad().players.map(\.id) == source.players)
    }

    @Test(arguments: ["player", "match"])
    func `is refused if the server's account has other data`(_ kind: String) async throws {
        let other = try await Fixture()
        let otherSession = try await other.signUp("berta")
        let player = try await other.storage.players(of: otherSession).add(
            try playerName("Other"))
        if kind == "match" {
            let lineUp = try #require(LineUp([LineUpEntry(player, team: .a)]))
            _ = try await movedMatches.start(
                MatchStart(lineUp: lineUp), startsClock: false, at: target.time.now())
        } else {
            _ = try await movedSquad.add(player.name)
        }
        #expect(try await !move())
        #expect(try await movedSquad.squad().players.count == (kind == "player" ? 1 : 0))
    }

    @Test func `gives another account the same gathers and records`() async throws {
        let match = try await append(.ended, to: try await start())
        let payment = try await source.pay("balls")
        try await move()
        let other = Session(
            user: User(id: UUID(), name: try #require(UserName("other"))),
            token: SessionToken("other"))
        try await replicas.open(other)
        for _ in 0..<2 {
            #expect(
                try await source.base.storage.copyAccount(
                    of: source.session, to: target.storage, as: other))
            let ids = try await target.storage.matches(of: other).finished(limit: nil).map(\.id)
            #expect(ids == [match.id])
            let payments = try await target.storage.records(of: other)
                .repository(of: Payment.self).all().records.map(\.id)
            #expect(payments == [payment.id])
        }
    }

    @Test func `copies the result of a gather whose events are damaged`() async throws {
        let match = try await append(
            .ended, to: try await append(.goal(Goal(.b)), to: try await start()))
        try source.base.raw().script("UPDATE match_events SET change = '{}'")
        try await move()
        let results = try await movedMatches.finished(limit: nil)
        #expect(results.map(\.id) == [match.id])
        #expect(results.map(\.score) == [match.score])
    }

    @Test func `fails for a session that has ended`() async throws {
        try await source.base.storage.accounts.signOut(source.session)
        await #expect(throws: StorageError.sessionExpired) { try await move() }
    }
}
