import Domain
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Navigation state` {
    private let text = "navigation 1\nlayer\n  - player-list 1\n"

    private func file(_ fixture: Fixture) -> String { fixture.directory.navigationState }

    @Test func `a new user has no state`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.navigationState(of: try await fixture.signUp())
        #expect(try await store.savedText() == nil)
    }

    @Test func `the last saved state survives a restart`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        for text in ["one", "", text] {
            try await first.storage.navigationState(of: session).save(text)
            #expect(try await first.storage.navigationState(of: session).savedText() == text)
        }
        await first.storage.close()
        let second = try await Fixture(in: first.directory)
        #expect(try await second.storage.navigationState(of: session).savedText() == text)
    }

    @Test func `only the owner can read the file`() async throws {
        let fixture = try await Fixture()
        try await fixture.storage.navigationState(of: try await fixture.signUp()).save(text)
        #expect(try fixture.directory.permissions(of: file(fixture)) == 0o600)
    }

    @Test func `another user has no access to it`() async throws {
        let fixture = try await Fixture()
        let anna = try await fixture.signUp("anna")
        let ben = try await fixture.signUp("ben")
        try await fixture.storage.navigationState(of: anna).save(text)
        #expect(try await fixture.storage.navigationState(of: ben).savedText() == nil)
    }

    @Test(arguments: [
        "", "\n", "no user\nplace", "\u{FEFF}", String(repeating: "x", count: 400_000),
    ])
    func `a file with other content reads as nil and can be replaced`(content: String) async throws
    {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try fixture.directory.write(Array(content.utf8), to: file(fixture))
        let store = fixture.storage.navigationState(of: session)
        #expect(try await store.savedText() == nil)
        try await store.save(text)
        #expect(try await store.savedText() == text)
    }

    @Test func `a file with invalid UTF-8 reads as nil`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let bytes = Array("\(session.user.id.uuidString)\n".utf8) + [0xFF, 0xC0]
        try fixture.directory.write(bytes, to: file(fixture))
        #expect(try await fixture.storage.navigationState(of: session).savedText() == nil)
    }

    @Test func `a folder with the name of the temporary file does not prevent a save`() async throws
    {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let store = fixture.storage.navigationState(of: session)
        fixture.directory.createDirectory(DataFile.navigationState + ".new")
        try await store.save(text)
        #expect(try await store.savedText() == text)
    }

    @Test func `a failed save removes its temporary file`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.navigationState(of: try await fixture.signUp())
        fixture.directory.createDirectory(DataFile.navigationState)
        #expect(try await store.savedText() == nil)
        await #expect(throws: StorageError.self) { try await store.save(text) }
        #expect(!fixture.directory.files.contains("place.new"))
    }

    @Test func `a named pipe reads as nil without waiting and can be replaced`() async throws {
        let fixture = try await Fixture()
        let store = fixture.storage.navigationState(of: try await fixture.signUp())
        #expect(mkfifo(file(fixture), 0o600) == 0)
        #expect(try await store.savedText() == nil)
        #expect(try await fixture.storage.snapshot().navigationState?.isEmpty != false)
        try await store.save(text)
        #expect(try await store.savedText() == text)
    }

    @Test func `a snapshot of the storage contains it`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.navigationState(of: session).save(text)
        let snapshot = try await fixture.storage.snapshot()
        let copy = try await fixture.copy(of: snapshot)
        #expect(try await copy.navigationState(of: session).savedText() == text)
    }
}
