import Domain
import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Credential store` {
    @Test func `a new store is empty`() async throws {
        let store = try await Fixture().storage.credentialStore
        #expect(try await store.savedUserName() == nil)
        #expect(try await store.savedToken() == nil)
    }

    @Test func `a user name is saved, replaced and removed`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.credentialStore
        for text in ["anna", "Łukasz 손"] {
            try await store.saveUserName(UserName(text))
            #expect(try await store.savedUserName()?.text == text)
        }
        try await store.saveUserName(nil)
        #expect(try await store.savedUserName() == nil)
        #expect(try fixture.number("SELECT count(*) FROM device") == 1)
    }

    @Test func `an invalid stored user name reads as nil`() async throws {
        let fixture = try await Fixture()
        try fixture.raw().script("INSERT INTO device VALUES (1, '  ')")
        #expect(try await fixture.storage.credentialStore.savedUserName() == nil)
    }

    @Test func `a token is saved across a restart, replaced and removed`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        try await first.storage.credentialStore.saveToken(SessionToken("older-and-longer-token"))
        try await first.storage.credentialStore.saveToken(session.token)
        await first.storage.close()

        let second = try await Fixture(in: first.directory)
        let store = second.storage.credentialStore
        #expect(try await store.savedToken() == session.token)
        #expect(try second.directory.permissions(of: second.directory.token) == 0o600)
        #expect(!second.directory.files.contains { $0.hasSuffix(".new") })
        try await store.saveToken(nil)
        #expect(try await store.savedToken() == nil)
        #expect(!second.directory.files.contains("session"))
        try await store.saveToken(nil)
    }

    @Test(arguments: [
        [], [0x0A], Array("two words".utf8), Array("line\nline".utf8), [0xFF, 0xFE], [0],
        Array("토큰".utf8), [UInt8](repeating: 0x61, count: 513),
        [UInt8](repeating: 0x61, count: 100_000),
    ])
    func `a file with other content reads as nil and can be replaced`(_ content: [UInt8])
        async throws
    {
        let fixture = try await Fixture()
        try fixture.directory.write(content, to: fixture.directory.token)
        #expect(try await fixture.storage.credentialStore.savedToken() == nil)
        try await fixture.storage.credentialStore.saveToken(SessionToken("token"))
        #expect(try await fixture.storage.credentialStore.savedToken()?.text == "token")
    }

    @Test func `a file that cannot be read is an error, and its token stays`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.credentialStore
        try await store.saveToken(SessionToken("token"))
        // Root can read a file without permissions, but not one that others can access.
        chmod(fixture.directory.token, 0o644)
        await #expect(throws: StorageError.unavailable) { try await store.savedToken() }
        chmod(fixture.directory.token, 0o600)
        #expect(try await store.savedToken()?.text == "token")
    }

    @Test func `a directory at the path of the file reads as nil and rejects a token`() async throws
    {
        let fixture = try await Fixture()
        fixture.directory.createDirectory(DataFile.token)
        #expect(try await fixture.storage.credentialStore.savedToken() == nil)
        await #expect(throws: StorageError.self) {
            try await fixture.storage.credentialStore.saveToken(SessionToken("token"))
        }
        #expect(!fixture.directory.files.contains("session.new"))
    }

    @Test func `a temporary file of a crashed process is replaced`() async throws {
        let fixture = try await Fixture()
        let remains = fixture.directory.token + ".new"
        try fixture.directory.write([UInt8](repeating: 0x61, count: 4_000), to: remains)
        try await fixture.storage.credentialStore.saveToken(SessionToken("token"))
        #expect(try await fixture.storage.credentialStore.savedToken()?.text == "token")
        #expect(fixture.directory.bytes(of: fixture.directory.token) == Array("token\n".utf8))
    }
}
