import Domain
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Sessions in the database` {
    private static let day = Duration.seconds(86_400)

    @Test func `a token is valid until sign-out`() async throws {
        let fixture = try await Fixture()
        let accounts = fixture.storage.accounts
        let session = try await fixture.signUp()
        #expect(try await accounts.session(for: session.token) == session)
        try await accounts.signOut(session)
        #expect(try await accounts.session(for: session.token) == nil)
        try await accounts.signOut(session)
    }

    @Test(arguments: ["", "token", "ÿ", String(repeating: "0", count: 64)])
    func `an unknown token has no session`(_ text: String) async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp()
        #expect(try await fixture.storage.accounts.session(for: SessionToken(text)) == nil)
    }

    @Test func `an unused session ends after 30 days`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        fixture.time.advance(by: Self.day * 30)
        #expect(try await fixture.storage.accounts.session(for: session.token) == nil)
    }

    @Test(arguments: [-3_650, -2, 31, 3_650])
    func `a session in use stores a goal at any time of the clock`(days: Int) async throws {
        let fixture = try await MatchFixture()
        let start = try await fixture.start()
        fixture.time.jumpWallClock(by: Self.day * days)
        let match = try await fixture.append(.goal(Goal(.a)), to: start)
        #expect(try await fixture.matches.current() == match)
    }

    @Test func `a used session does not end`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        for _ in 0..<10 {
            fixture.time.advance(by: Self.day * 20)
            #expect(try await fixture.storage.accounts.session(for: session.token) == session)
        }
    }

    @Test func `a use is stored once an hour at most`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let lastUse = "SELECT last_used_at FROM sessions"
        let first = try fixture.number(lastUse)
        fixture.time.advance(by: .seconds(3_599))
        _ = try await fixture.storage.accounts.session(for: session.token)
        #expect(try fixture.number(lastUse) == first)
        fixture.time.advance(by: .seconds(1))
        _ = try await fixture.storage.accounts.session(for: session.token)
        #expect(try fixture.number(lastUse) == first.map { $0 + 3_600_000 })
    }

    @Test func `a session stays valid if its use cannot be stored`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try fixture.raw().script(
            """
            CREATE TRIGGER no BEFORE UPDATE ON sessions BEGIN SELECT raise(ABORT, 'no'); END
            """)
        fixture.time.advance(by: Self.day * 2)
        #expect(try await fixture.storage.accounts.session(for: session.token) == session)
    }

    @Test func `a sign-in deletes expired sessions`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        _ = try await fixture.signIn("anna")
        fixture.time.advance(by: Self.day * 31)
        _ = try await fixture.signUp("berta")
        #expect(try fixture.number("SELECT count(*) FROM sessions") == 1)
    }

    @Test func `a session that was stored while the wall clock was ahead has ended`() async throws {
        let fixture = try await Fixture()
        fixture.time.jumpWallClock(by: Self.day * 3_650)
        let session = try await fixture.signUp()
        fixture.time.jumpWallClock(by: Self.day * -3_650)
        #expect(try await fixture.storage.accounts.session(for: session.token) == nil)
    }

    @Test func `a session survives a small step back of the wall clock`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        fixture.time.jumpWallClock(by: .seconds(-3_600))
        #expect(try await fixture.storage.accounts.session(for: session.token) == session)
    }

    @Test func `a session with the token of another user is expired`() async throws {
        let fixture = try await Fixture()
        let anna = try await fixture.signUp("anna")
        let berta = try await fixture.signUp("berta")
        let forged = Session(user: anna.user, token: berta.token)
        await #expect(throws: StorageError.sessionExpired) {
            try await fixture.storage.players(of: forged).squad()
        }
    }

    @Test func `every call throws after sign-out`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let players = fixture.storage.players(of: session)
        let matches = fixture.storage.matches(of: session)
        let player = try await players.add(playerName("Anna"))
        let other = try await players.add(playerName("Berta"))
        let entries = [LineUpEntry(player, team: .a), LineUpEntry(other, team: .b)]
        let start = MatchStart(lineUp: try #require(LineUp(entries)))
        let now = fixture.time.now()
        let match = try await matches.start(start, startsClock: false, at: now)
        try await fixture.storage.accounts.signOut(session)

        let ended = StorageError.sessionExpired
        await #expect(throws: ended) { try await players.squad() }
        await #expect(throws: ended) { try await players.contains(player.name, excluding: nil) }
        await #expect(throws: ended) { try await players.add(player.name) }
        await #expect(throws: ended) {
            try await players.update(PlayerChange(\.age, nil), of: player.id)
        }
        await #expect(throws: ended) { try await players.delete(player.id) }
        await #expect(throws: ended) {
            try await matches.start(start, startsClock: false, at: now)
        }
        await #expect(throws: ended) { try await matches.current() }
        await #expect(throws: ended) { try await matches.match(match.id) }
        await #expect(throws: ended) {
            try await matches.append(match.log.next(.ended, at: now), to: match)
        }
        await #expect(throws: ended) { try await matches.finished(limit: 1) }
        #expect(try fixture.number("SELECT count(*) FROM players") == 2)
    }
}
