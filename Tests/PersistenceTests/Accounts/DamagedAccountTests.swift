import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `An account with a changed byte` {
    private let fixture: Fixture
    private let session: Session
    private let bytes: [UInt8]

    init() async throws {
        fixture = try await Fixture()
        session = try await fixture.signUp()
        _ = try await fixture.storage.players(of: session).add(playerName("Bo"))
        bytes = try await fixture.storage.snapshot().database
    }

    /// Returns the databases in which one occurrence of a text in a row of users has another last
    /// byte.
    private func changes(of text: [UInt8], in tree: String) throws -> [[UInt8]] {
        let page = try #require(
            try fixture.number("SELECT rootpage FROM sqlite_schema WHERE name = '\(tree)'"))
        let rows = (Int(page) - 1) * 4_096..<Int(page) * 4_096
        let found = bytes[rows].ranges(of: text)
        #expect(!found.isEmpty)
        return found.map { range in
            var changed = bytes
            changed[range.upperBound - 1] ^= 1
            return changed
        }
    }

    private func open(_ changed: [UInt8]) async throws -> Storage {
        try await fixture.copy(of: StorageSnapshot(database: changed, token: nil))
    }

    private func signIn(
        to storage: Storage, password: String = "correct horse"
    ) async throws -> Session {
        try await storage.accounts.signIn(
            name: session.user.name, password: Password(password))
    }

    @Test(arguments: ["users", "users_copy"], ["name", "password_hash"])
    func `signs in with the intact copy, and is repaired`(
        tree: String, column: String
    ) async throws {
        let text = try #require(try fixture.raw().text("SELECT \(column) FROM users"))
        for changed in try changes(of: Array(text.utf8), in: tree) {
            let storage = try await open(changed)
            #expect(try await signIn(to: storage).user == session.user)
            let session = try await signIn(to: storage)
            #expect(try await storage.accounts.session(for: session.token) == session)
            let squad = try await storage.players(of: session).squad()
            #expect(squad.players.map(\.name.text) == ["Bo"])
            let repaired = try Database(copyOf: try await storage.snapshot().database)
            #expect(try IntegrityCheck(schema: .current).findings(in: repaired) == [])
        }
    }

    @Test(arguments: ["users", "users_copy"])
    func `is not signed in with a wrong password`(tree: String) async throws {
        for changed in try changes(of: Array("anna".utf8), in: tree) {
            let storage = try await open(changed)
            await #expect(throws: AccountError.wrongCredentials) {
                try await signIn(to: storage, password: "wrong horse")
            }
        }
    }

    @Test func `has a name that is taken`() async throws {
        for changed in try changes(of: Array("anna".utf8), in: "users") {
            let storage = try await open(changed)
            await #expect(throws: AccountError.nameTaken) {
                try await storage.accounts.register(
                    name: session.user.name, password: Password("other horse"))
            }
        }
    }

    @Test func `is not repaired while another one is damaged`() async throws {
        _ = try await fixture.signUp("berta")
        var changed = try await fixture.storage.snapshot().database
        for name in ["anna", "berta"] {
            let range = try #require(changed.firstRange(of: Array((name + name).utf8)))
            changed[range.lowerBound] ^= 1
        }
        let storage = try await open(changed)
        let error = AccountError.storage(.damaged)
        await #expect(throws: error) { try await signIn(to: storage) }
    }

    @Test func `is named by a recovery`() async throws {
        await fixture.storage.close()
        let hash = Array("$argon2id".utf8)
        try fixture.directory.write(
            try #require(try changes(of: hash, in: "users").first), to: fixture.directory.database)
        let (_, losses) = try #require(
            try await Storage.recover(fixture.directory.path, at: fixture.time.now()))
        #expect(losses == ["Account 1 may have a wrong name or password."])
    }
}
