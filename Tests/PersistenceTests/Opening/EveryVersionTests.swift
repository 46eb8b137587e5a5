import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `A database of each earlier version` {
    private static let versions = 1..<Schema.current.migrations.count

    @Test(arguments: versions)
    func `has the same content for the current program`(_ version: Int) async throws {
        let account = try EarlierAccount(version)
        let fixture = try await Fixture(in: account.directory)
        let session = try #require(
            try await fixture.storage.accounts.session(for: account.token))
        try await expect(account, fixture, session)
    }

    @Test(arguments: versions)
    func `is a backup that can be restored`(_ version: Int) async throws {
        let account = try EarlierAccount(version)
        let other = try await Fixture()
        _ = try await other.players(of: "zoe").add(playerName("Ed"))
        await other.storage.close()
        let replaced = try await DatabaseKind.app.restore(
            account.directory.database, into: other.directory.path, at: other.time.now())
        #expect(replaced != nil)
        let fixture = try await Fixture(in: other.directory)
        #expect(try await fixture.storage.accounts.session(for: account.token) == nil)
        try await expect(account, fixture, fixture.signIn("anna"))
    }

    /// Compares the content of an open storage with that of the account, and exports it to a new
    /// account.
    private func expect(
        _ account: EarlierAccount, _ fixture: Fixture, _ session: Session
    ) async throws {
        let expected = try account.content()
        #expect(try await EarlierAccount.Content(fixture.storage, session) == expected)
        #expect(try await fixture.storage.findings() == [])
        let second = fixture.storage.archives(of: try await fixture.signUp("bo"))
        _ = try await second.add(expected.archive)
        #expect(try await second.archive().archive == expected.archive)
        #expect(try await fixture.storage.findings() == [])
    }
}
