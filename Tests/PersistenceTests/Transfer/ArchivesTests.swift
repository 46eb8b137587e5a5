import Domain
import Platform
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Import of archives into the database` {
    /// Returns the archive of a user's stored data.
    private func archive(of session: Session, in base: Fixture) async throws -> AccountArchive {
        AccountArchive(
            try await base.storage.players(of: session).squad().players,
            finished: try await base.storage.matches(of: session).finished(limit: nil))
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
        let match = try await fixture.matches.start(
            MatchStart(lineUp: lineUp), startsClock: true, at: fixture.time.now())
        _ = try await fixture.append(.ended, to: match)
        try await fixture.players.delete(deleted.id)
        _ = try await fixture.players.add(playerName("Anna 손"))
        let exported = try await archive(of: fixture.session, in: fixture.base)
        #expect(exported.players.count == 3 && exported.matches.count == 4)

        let other = try await Fixture()
        let session = try await other.signUp("zoe")
        let archives = other.storage.archives(of: session)
        let preview = try await archives.preview(exported)
        #expect(try await archive(of: session, in: other).players.isEmpty)
        #expect(try await archives.add(exported) == preview)
        #expect(preview.newPlayers == 3 && preview.newMatches == 4)
        let imported = try await archive(of: session, in: other)
        #expect(imported.players == exported.players)
        #expect(imported.matches.map(\.lineUp) == exported.matches.map(\.lineUp))
        #expect(imported.matches.map(\.score) == exported.matches.map(\.score))
        #expect(imported.matches.map(\.id) == exported.matches.map(\.id))
        let events = try await other.storage.matches(of: session).match(match.id).log.events
        #expect(events.map(\.id.device) == [match.id, match.id])
        #expect(try await other.storage.findings() == [])
    }

    @Test func `a second import changes nothing`() async throws {
        let fixture = try await MatchFixture()
        try await play(2, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let summary = try await fixture.base.storage.archives(of: fixture.session).add(exported)
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
        let summary = try await base.storage.archives(of: session).add(archive)
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

    @Test func `a match of another user gets a new identifier`() async throws {
        let fixture = try await MatchFixture()
        try await play(1, fixture)
        let exported = try await archive(of: fixture.session, in: fixture.base)
        let second = try await fixture.base.signUp("zoe")
        let summary = try await fixture.base.storage.archives(of: second).add(exported)
        #expect(summary.newMatches == 1)
        let matches = try await fixture.base.storage.matches(of: second).finished(limit: nil)
        #expect(matches.map(\.score) == exported.matches.map(\.score))
        #expect(matches.map(\.id) != exported.matches.map(\.id))
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
