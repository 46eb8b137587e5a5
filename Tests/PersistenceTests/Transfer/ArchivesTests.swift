import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Import of archives into the database` {
    /// Returns the archive of a user's stored data.
    private func archive(of session: Session, in base: Fixture) async throws -> AccountArchive {
        try await base.storage.archives(of: session).archive().archive
    }

    /// Plays matches with the scores 1-0, 2-0 and so on.
    private func play(_ count: Int, _ fixture: MatchFixture) async throws {
        for goals in 1...count { try await fixture.play(try #require(Score(a: goals, b: 0))) }
    }

    @Test func `an import into another database restores the same archive`() async throws {
        let fixture = try await MatchFixture()
        try await play(3, fixture)
        let deleted = try await fixture.players.add(playerName("Gone"))
        let lineUp = try #require(
            LineUp([.init(deleted, team: .a), .init(fixture.anna, team: .b)]))
        var match = try await fixture.matches.start(
            MatchStart(lineUp: lineUp, bench: [fixture.berta.id, deleted.id]), startsClock: true,
            at: fixture.time.now())
        let guest = LineUpEntry(playerID: nil, name: "Guest", position: nil, team: .a)
        for kind: MatchEvent.Kind in [
            .joined(LineUpEntry(fixture.berta, team: .a)), .joined(guest), .goal(Goal(.a)),
        ] { match = try await fixture.append(kind, to: match) }
        match = try await fixture.append(
            .guestIdentified(match.state.participants[3].id, as: deleted.id), to: match)
        try fixture.base.raw().run(
            "INSERT INTO match_events VALUES (4, randomblob(16), 1, 9, 7, 8, 'b', ?)",
            [.text(#"{"kind":"whistle","player":2,"times":[3,2.5]}"#)])
        match = try await fixture.append(.ended, to: match)
        try await fixture.players.delete(deleted.id)
        _ = try await fixture.players.add(playerName("Anna 손"))
        let exported = try await archive(of: fixture.session, in: fixture.base)
        #expect(exported.players.count == 3 && exported.matches.count == 4)

        let other = try await Fixture()
        let session = try await other.signUp("zoe")
        let archives = other.storage.archives(of: session)
        let preview = try await archives.preview(exported)
        #expect(try await archive(of: session, in: other).players.isEmpty)
        #expect(try await archives.add(exported).summary == preview)
        #expect(preview.newPlayers == 3 && preview.newMatches == 4)
        #expect(try await archive(of: session, in: other) == exported)
        let imported = try await other.storage.matches(of: session).match(match.id)
        #expect(imported.log.events.map(\.id) == match.log.events.map(\.id))
        #expect(imported.log.events.map(\.moment) == match.log.events.map(\.moment))
        #expect(imported.lineUp.entries.map(\.name) == match.lineUp.entries.map(\.name))
        #expect(imported.score == match.score)
        #expect(try await other.storage.findings() == [])
    }

    @Test func `events of both sides of a known match are merged`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let first = try await archive(of: fixture.session, in: fixture.base)
        let other = try await Fixture()
        let session = try await other.signUp("zoe")
        _ = try await other.storage.archives(of: session).add(first)

        let id = first.matches[1].id
        let berta = try await fixture.players.add(playerName("Late"))
        _ = try await fixture.append(
            .joined(LineUpEntry(berta, team: .a)), to: fixture.matches.match(id))
        let matches = other.storage.matches(of: session)
        let match = try await matches.match(id)
        _ = try await matches.append(
            match.log.next(.goal(Goal(.b)), at: other.time.now()), to: match)

        let here = fixture.base.storage.archives(of: fixture.session)
        let there = other.storage.archives(of: session)
        let summary = try await there.add(try await here.archive().archive).summary
        #expect(summary.updatedMatches == 1 && summary.knownMatches == 1)
        #expect(summary.newPlayers == 1 && !summary.isEmpty)
        let both = try await there.archive().archive
        _ = try await here.add(both)
        #expect(try await here.archive().archive == both)
        #expect(try await here.preview(both).isEmpty)
        #expect(both.matches[1].score.text == "2-1")
        #expect(both.matches[1].lineUp.entries.count == 3)
        for storage in [fixture.base.storage, other.storage] {
            #expect(try await storage.findings() == [])
        }
        #expect(try await matches.finished(limit: 1).map(\.score.text) == ["2-1"])
    }

    @Test func `a known match with another start stays as it is`() async throws {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let stored = exported.matches[0]
        var log = MatchLog(
            MatchStart(lineUp: stored.lineUp), at: stored.startedAt, device: UUID())
        log.insert(log.next(.ended, at: stored.startedAt))
        let archives = fixture.base.storage.archives(of: fixture.session)
        let summary = try await archives.add(
            AccountArchive(players: exported.players, matches: [Match(id: stored.id, log: log)])
        ).summary
        #expect(summary.isEmpty && summary.knownMatches == 1)
        #expect(try await archives.archive().archive == exported)
    }

    @Test func `an import never leaves two matches in progress`() async throws {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let end = try #require(exported.matches[0].log.events.last)
        let log = exported.matches[0].log
        let reopened = exported.matches[0].adding(log.next(.voided(end.id), at: end.moment))
        let current = try await fixture.start()
        let archives = fixture.base.storage.archives(of: fixture.session)
        await #expect(throws: StorageError.matchInProgress) {
            try await archives.add(
                AccountArchive(players: SampleData.squad, matches: [reopened]))
        }
        #expect(try await archives.archive().archive == exported)
        #expect(try await fixture.matches.current() == current)
    }

    @Test func `a second import changes nothing`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let summary = try await fixture.base.storage.archives(of: fixture.session).add(exported)
            .summary
        #expect(summary.isEmpty)
        #expect(summary.knownPlayers == 2 && summary.knownMatches == 2)
        #expect(try await archive(of: fixture.session, in: fixture.base) == exported)
    }

    @Test func `known players stay as they are, and equal names count one by one`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let players = base.storage.players(of: session)
        let ana = try await players.add(playerName("ana"))
        let archive = AccountArchive(
            players: [
                Player(id: PlayerID(1), name: try playerName("ANA"), age: Age(30)),
                Player(id: PlayerID(2), name: try playerName("Ana"), age: Age(40)),
            ], matches: [])
        let summary = try await base.storage.archives(of: session).add(archive).summary
        #expect(summary.newPlayers == 1 && summary.knownPlayers == 1)
        let stored = try await players.squad().players
        #expect(stored.first { $0.id == ana.id } == ana)
        #expect(stored.first { $0.id != ana.id }?.age == Age(40))
    }

    @Test func `the last stored match stays the last one`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let other = try await MatchFixture()
        try await play(1, other)
        _ = try await other.base.storage.archives(of: other.session).add(exported)
        let finished = try await other.matches.finished(limit: nil)
        #expect(finished.map(\.score.a) == [1, 2, 1])
        #expect(finished.count == 3)
    }

    @Test func `a match of another user is added once`() async throws {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let second = try await fixture.base.signUp("zoe")
        let summary = try await fixture.base.storage.archives(of: second).add(exported).summary
        #expect(summary.newMatches == 1)
        let matches = try await fixture.base.storage.matches(of: second).finished(limit: nil)
        #expect(matches.map(\.score) == exported.matches.map(\.score))
        #expect(matches.map(\.id) == exported.matches.map(\.id))
        let again = try await fixture.base.storage.archives(of: second).add(exported)
        #expect(again.summary.isEmpty)
    }

    @Test func `a match is known that an earlier version gave an identifier for the user`()
        async throws
    {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let second = try await fixture.base.signUp("zoe")
        let archives = fixture.base.storage.archives(of: second)
        let id = UUID(
            bytes: zip(exported.matches[0].id.bytes, second.user.id.bytes).map { $0 ^ $1 })
        let earlier = exported.matches[0].identified(as: try #require(id)) { $0 }
        _ = try await archives.add(
            AccountArchive(players: exported.players, matches: [earlier]))
        #expect(try await archives.add(exported).summary.isEmpty)
    }

    @Test func `a crafted identifier gives no access to a match of another user`() async throws {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let attacker = try await fixture.base.signUp("zoe")
        let match = exported.matches[0]
        let crafted = match.adding(match.log.next(.goal(Goal(.b)), at: fixture.time.now()))
        let archives = fixture.base.storage.archives(of: attacker)
        let imported = try await archives.add(
            AccountArchive(players: exported.players, matches: [crafted]))
        #expect(try await archive(of: fixture.session, in: fixture.base) == exported)
        #expect(try await archives.remove(imported).isEmpty)
        #expect(try await archive(of: fixture.session, in: fixture.base) == exported)
        #expect(try await archives.archive().archive.matches.isEmpty)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `a known match with damaged events stays as it is`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.append(.ended, to: fixture.start())
        try fixture.base.raw().script(
            "UPDATE match_events SET change = '' WHERE sequence = 2")
        let more = match.adding(match.log.next(.goal(Goal(.b)), at: fixture.time.now()))
        let summary = try await fixture.base.storage.archives(of: fixture.session).add(
            AccountArchive(players: [fixture.anna, fixture.berta], matches: [more])
        ).summary
        #expect(summary.isEmpty && summary.knownMatches == 1)
        #expect(try fixture.base.number("SELECT count(*) FROM match_events") == 2)
    }

    @Test func `a finished match with damaged events is exported with its result`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        try fixture.base.raw().script(
            """
            UPDATE match_events SET change = '';
            DELETE FROM line_up_entries WHERE match_number = 2;
            """)
        let finished = try await fixture.matches.finished(limit: nil)
        let (exported, summary) = try await fixture.base.storage.archives(of: fixture.session)
            .archive()
        #expect(exported.matches.compactMap(\.finished).map(\.id) == finished.map(\.id))
        #expect(exported.matches.map(\.score.text) == ["1-0"])
        #expect(summary.matches == 1 && summary.damagedMatches == 1)
    }

    @Test func `an import is undone as a whole, and can be repeated`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let other = try await MatchFixture()
        try await play(1, other)
        let before = try await archive(of: other.session, in: other.base)
        let archives = other.base.storage.archives(of: other.session)
        for _ in 1...2 {
            let records = try await archives.add(exported)
            #expect(records.matches.count == 2)
            #expect(try await archives.remove(records).isEmpty)
            #expect(try await archive(of: other.session, in: other.base) == before)
        }
        #expect(try await other.base.storage.findings() == [])
    }

    @Test func `the undo of an import removes the events that a known match got`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.append(.ended, to: fixture.start())
        let before = try await archive(of: fixture.session, in: fixture.base)
        let more = match.adding(match.log.next(.goal(Goal(.b)), at: fixture.time.now()))
        let archives = fixture.base.storage.archives(of: fixture.session)
        let records = try await archives.add(
            AccountArchive(players: [fixture.anna, fixture.berta], matches: [more]))
        #expect(records.summary.updatedMatches == 1)
        #expect(try await archive(of: fixture.session, in: fixture.base) != before)
        _ = try await archives.remove(records)
        #expect(try await archive(of: fixture.session, in: fixture.base) == before)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `an undo leaves out what was deleted meanwhile`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let players = base.storage.players(of: session)
        let records = try await archives.add(
            AccountArchive(players: SampleData.squad, matches: []))
        #expect(records.players.count == SampleData.squad.count)
        try await players.delete(records.players[0].id)
        let kept = try await players.add(playerName("Kept"))
        _ = try await archives.remove(records)
        #expect(try await players.squad().players == [kept])
        // Another user's undo removes nothing.
        let other = try await base.signUp("zoe")
        var foreign = records
        foreign.players = [AddedPlayer(kept)]
        _ = try await base.storage.archives(of: other).remove(foreign)
        #expect(try await players.squad().players == [kept])
    }

    @Test func `an undo keeps players that were changed or have played since`() async throws {
        let fixture = try await MatchFixture()
        let archives = fixture.base.storage.archives(of: fixture.session)
        let records = try await archives.add(
            AccountArchive(players: Array(SampleData.squad.prefix(4)), matches: []))
        let played = try #require(try await fixture.players.players([records.players[1].id]).first)
        let (changed, gone) = (records.players[0].id, records.players[2].id)
        _ = try await fixture.players.update(PlayerChange(\.age, Age(77)), of: changed)
        let lineUp = try #require(
            LineUp([.init(played, team: .a), .init(fixture.anna, team: .b)]))
        _ = try await fixture.matches.start(
            MatchStart(lineUp: lineUp), startsClock: true, at: fixture.time.now())
        try await fixture.players.delete(gone)
        let kept = try await archives.remove(records)
        #expect(kept.players == 2 && kept.matches == 0 && kept.values == 0)
        let names = try await fixture.players.squad().players.map(\.id)
        #expect(names.contains(changed) && names.contains(played.id))
        #expect(!names.contains(records.players[3].id))
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `an undo keeps a match that has got events since`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let other = try await MatchFixture()
        let archives = other.base.storage.archives(of: other.session)
        let records = try await archives.add(exported)
        let id = try #require(exported.matches.last?.id)
        _ = try await other.append(.goal(Goal(.b)), to: other.matches.match(id))
        let kept = try await archives.remove(records)
        #expect(kept.matches == 1)
        let left = try await archive(of: other.session, in: other.base)
        #expect(left.matches.map(\.id) == [id])
    }

    @Test func `missing values are filled in, and taken back unless they were changed`()
        async throws
    {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let players = base.storage.players(of: session)
        let ana = try await players.add(playerName("Ana"))
        let bo = try await players.update(
            PlayerChange(\.skill, .amateur), of: players.add(playerName("Bo")).id)
        let archive = AccountArchive(
            players: [
                Player(id: PlayerID(1), name: ana.name, age: Age(31), preferredPosition: .striker),
                Player(id: PlayerID(2), name: bo.name, skill: .professional),
            ], matches: [])
        let records = try await archives.add(archive, fillingIn: true)
        #expect(records.summary.completedPlayers == 1)
        #expect(records.values[ana.id]?.count == 2)
        let stored = try await players.players([ana.id, bo.id])
        #expect(stored[0].age == Age(31) && stored[0].preferredPosition == .striker)
        #expect(stored[1] == bo)
        _ = try await players.update(PlayerChange(\.age, Age(32)), of: ana.id)
        let kept = try await archives.remove(records)
        #expect(kept.values == 1 && kept.players == 0)
        let after = try await players.players([ana.id])
        #expect(after[0].age == Age(32) && after[0].preferredPosition == nil)
    }

    @Test func `a failing import stores nothing`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        try base.raw().script(
            """
            CREATE TRIGGER fail BEFORE INSERT ON players WHEN NEW.name = 'Bo'
            BEGIN SELECT RAISE(ABORT, 'no'); END
            """)
        let archive = AccountArchive(
            players: [
                Player(id: PlayerID(1), name: try playerName("Ana")),
                Player(id: PlayerID(2), name: try playerName("Bo")),
            ], matches: [])
        await #expect(throws: StorageError.self) {
            try await base.storage.archives(of: session).add(archive)
        }
        #expect(try base.number("SELECT count(*) FROM players") == 0)
    }

    @Test func `an import after the end of the session throws sessionExpired`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        try await base.storage.accounts.signOut(session)
        let archives = base.storage.archives(of: session)
        await #expect(throws: StorageError.sessionExpired) {
            try await archives.add(AccountArchive(players: SampleData.squad, matches: []))
        }
    }
}
