import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Change of password and list of sessions` {
    private let fixture: Fixture
    private var accounts: any Accounts { fixture.storage.accounts }

    init() async throws {
        fixture = try await Fixture()
    }

    private func change(_ session: Session, from old: String, to new: String) async throws {
        try await accounts.changePassword(of: session, from: Password(old), to: Password(new))
    }

    @Test func `a changed password ends the other sessions of the user only`() async throws {
        let other = try await fixture.signUp()
        let session = try await fixture.signIn("anna")
        let berta = try await fixture.signUp("berta")
        try await change(session, from: "correct horse", to: "battery staple")
        #expect(try await accounts.session(for: session.token) == session)
        #expect(try await accounts.session(for: other.token) == nil)
        #expect(try await accounts.session(for: berta.token) == berta)
        await #expect(throws: AccountError.wrongCredentials) { try await fixture.signIn("anna") }
        _ = try await fixture.signIn("anna", password: "battery staple")
    }

    @Test func `a wrong old password changes nothing and delays the next check`() async throws {
        let other = try await fixture.signUp()
        let session = try await fixture.signIn("anna")
        for _ in 0..<2 {
            await #expect(throws: AccountError.wrongCredentials) {
                try await change(session, from: "wrong horse", to: "battery staple")
            }
        }
        #expect(try await accounts.session(for: other.token) == other)
        let start = fixture.time.now().uptime
        _ = try await fixture.signIn("anna")
        #expect(fixture.time.now().uptime - start == 400)
    }

    @Test func `a new password that breaks the rules is rejected first`() async throws {
        let session = try await fixture.signUp()
        await #expect(throws: AccountError.newPassword(.tooShort)) {
            try await change(session, from: "wrong horse", to: "seven77")
        }
        _ = try await fixture.signIn("anna")
    }

    @Test func `a session that has ended changes no password`() async throws {
        let session = try await fixture.signUp()
        try await accounts.signOut(session)
        await #expect(throws: AccountError.storage(.sessionExpired)) {
            try await change(session, from: "correct horse", to: "battery staple")
        }
        _ = try await fixture.signIn("anna")
    }

    @Test func `a failed write changes neither the password nor the sessions`() async throws {
        let other = try await fixture.signUp()
        let session = try await fixture.signIn("anna")
        try fixture.raw().script(
            """
            CREATE TRIGGER no BEFORE DELETE ON sessions BEGIN SELECT raise(ABORT, 'no'); END
            """)
        await #expect(throws: AccountError.self) {
            try await change(session, from: "correct horse", to: "battery staple")
        }
        try fixture.raw().script("DROP TRIGGER no")
        #expect(try await accounts.session(for: other.token) == other)
        _ = try await fixture.signIn("anna")
    }

    @Test func `sessions are listed with their times, the current one first`() async throws {
        let start = fixture.time.now().wall
        let first = try await fixture.signUp()
        fixture.time.advance(by: .seconds(3_600))
        let second = try await fixture.signIn("anna")
        _ = try await fixture.signUp("berta")
        fixture.time.advance(by: .seconds(3_600))
        _ = try await accounts.session(for: second.token)
        let hour: Int64 = 3_600_000
        let summaries = [
            SessionSummary(createdAt: start, lastUsedAt: start, isCurrent: true),
            SessionSummary(
                createdAt: start + hour, lastUsedAt: start + 2 * hour, isCurrent: false),
        ]
        #expect(try await accounts.sessions(of: first) == summaries)
    }

    @Test func `expired sessions are not listed, except the one in use`() async throws {
        _ = try await fixture.signUp()
        let session = try await fixture.signIn("anna")
        fixture.time.advance(by: .seconds(31 * 86_400))
        #expect(try await accounts.sessions(of: session).map(\.isCurrent) == [true])
        try await accounts.signOut(session)
        await #expect(throws: AccountError.storage(.sessionExpired)) {
            try await accounts.sessions(of: session)
        }
    }

    @Test func `a sign-out everywhere ends all sessions of the user only`() async throws {
        let first = try await fixture.signUp()
        let second = try await fixture.signIn("anna")
        let berta = try await fixture.signUp("berta")
        try await accounts.signOutEverywhere(second)
        try await accounts.signOutEverywhere(second)
        #expect(try await accounts.session(for: first.token) == nil)
        #expect(try await accounts.session(for: second.token) == nil)
        #expect(try await accounts.session(for: berta.token) == berta)
    }
}
