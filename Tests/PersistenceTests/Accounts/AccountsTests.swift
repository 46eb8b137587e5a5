import Cryptography
import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// A folding that prepares one password.
private struct ComposingFolding: TextFolding {
    private static let composed = Password("caf\u{E9} horse")
    private static let decomposed = Password("cafe\u{301} horse")

    let version = "composing"

    func searchKey(_ text: String) -> String { text }
    func identityKey(_ text: String) -> String { text }
    func prepare(_ password: Password) -> PreparedPassword {
        LowercaseFolding().prepare(password == Self.decomposed ? Self.composed : password)
    }
}

@Suite struct `Accounts in the database` {
    @Test func `registration signs in, and the user can sign in again in any case`() async throws {
        let fixture = try await Fixture()
        let first = try await fixture.signUp("Łukasz")
        #expect(first.user.name.text == "Łukasz")
        let second = try await fixture.signIn("łUKASZ")
        #expect(second.user == first.user)
        #expect(second.token != first.token)
    }

    @Test(arguments: ["anna", "ANNA", " Anna "])
    func `a name that differs only in case is taken`(_ name: String) async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("Anna")
        await #expect(throws: AccountError.nameTaken) { try await fixture.signUp(name) }
        #expect(try fixture.number("SELECT count(*) FROM users") == 1)
    }

    @Test func `simultaneous registrations of one name create one account`() async throws {
        let fixture = try await Fixture()
        let results = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    do {
                        _ = try await fixture.signUp("anna")
                        return true
                    } catch {
                        return error as? AccountError != .nameTaken
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count { $0 } == 1)
    }

    @Test func `an unknown name and a wrong password throw the same error`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await #expect(throws: AccountError.wrongCredentials) {
            try await fixture.signIn("anna", password: "wrong horse")
        }
        await #expect(throws: AccountError.wrongCredentials) { try await fixture.signIn("nobody") }
    }

    @Test func `registration rejects a short password, and sign-in checks it`() async throws {
        let fixture = try await Fixture()
        let name = try #require(UserName("anna"))
        let password = Password("seven77")
        await #expect(throws: AccountError.newPassword(.tooShort)) {
            try await fixture.storage.accounts.register(name: name, password: password)
        }
        await #expect(throws: AccountError.wrongCredentials) {
            try await fixture.storage.accounts.signIn(name: name, password: password)
        }
    }

    @Test(arguments: [
        "12345678", "密码密密密密密密", "👨‍👩‍👧‍👦 family", String(repeating: "é", count: 512),
    ])
    func `every character of a password counts`(_ text: String) async throws {
        let fixture = try await Fixture()
        let name = try #require(UserName("anna"))
        _ = try await fixture.storage.accounts.register(name: name, password: Password(text))
        _ = try await fixture.signIn("anna", password: text)
        await #expect(throws: AccountError.wrongCredentials) {
            try await fixture.signIn("anna", password: String(text.dropLast()))
        }
    }

    @Test func `the files contain hashes of the password and the token, not their text`()
        async throws
    {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        for file in [fixture.directory.database, fixture.directory.database + "-wal"] {
            let content = String(
                decoding: fixture.directory.bytes(of: file), as: Unicode.ASCII.self)
            #expect(content.utf8.count > 0)
            #expect(!content.contains(session.token.text))
            #expect(!content.contains("correct horse"))
        }
        let log = fixture.directory.bytes(of: fixture.directory.database + "-wal")
        #expect(contains(log, Array("argon2id".utf8)))
        #expect(contains(log, SessionSecret.hash(session.token)))
    }

    @Test func `a sign-in replaces a hash of another cost`() async throws {
        let fixture = try await Fixture()
        _ = try await fixture.signUp("anna")
        await fixture.storage.close()
        let higher = PasswordCost(operations: 2, memory: PasswordCost.minimum.memory * 2)
        let storage = try await Storage.open(
            directory: fixture.directory.path, folding: LowercaseFolding(), time: fixture.time,
            passwordCost: higher)
        let name = try #require(UserName("anna"))
        _ = try await storage.accounts.signIn(name: name, password: Password("correct horse"))
        let hash = try fixture.raw().text("SELECT password_hash FROM users")
        #expect(try #require(hash).contains("t=2"))
        _ = try await storage.accounts.signIn(name: name, password: Password("correct horse"))
    }

    @Test func `NFC and NFD forms of a password are the same`() async throws {
        let fixture = try await Fixture(folding: ComposingFolding())
        let name = try #require(UserName("anna"))
        _ = try await fixture.storage.accounts.register(
            name: name, password: Password("caf\u{E9} horse"))
        _ = try await fixture.signIn("anna", password: "cafe\u{301} horse")
    }

    @Test func `an older account signs in with its typed bytes once more`() async throws {
        let fixture = try await Fixture(folding: ComposingFolding())
        _ = try await fixture.signUp("anna")
        let typed = "cafe\u{301} horse"
        let old = try await PasswordHasher(cost: .minimum).hash(Password(typed))
        try fixture.raw().run("UPDATE users SET password_hash = ?", [.text(old)])
        await #expect(throws: AccountError.wrongCredentials) {
            try await fixture.signIn("anna", password: "caf\u{E9} horse")
        }
        _ = try await fixture.signIn("anna", password: typed)
        _ = try await fixture.signIn("anna", password: "caf\u{E9} horse")
    }

    @Test func `a stored user name that breaks the rules throws damaged`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp("anna")
        try fixture.raw().script("UPDATE users SET name = '   '")
        await #expect(throws: StorageError.damaged) {
            try await fixture.storage.accounts.session(for: session.token)
        }
        await #expect(throws: AccountError.storage(.damaged)) { try await fixture.signIn("anna") }
    }

    private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
        bytes.indices.dropLast(part.count - 1).contains { start in
            bytes[start] == part[0] && bytes[start..<(start + part.count)].elementsEqual(part)
        }
    }
}
