import Domain
import Platform
import TestSupport
import Testing

@testable import Persistence

@Suite struct `The place where a user was` {
    private let text = "navigation 1\nlayer\n  - player-list 1\n"

    private func file(_ fixture: Fixture) -> String { "\(fixture.directory.path)/place" }

    @Test func `is unknown at first`() async throws {
        let fixture = try await Fixture()
        let place = fixture.storage.navigationState(of: try await fixture.signUp())
        #expect(try await place.savedState() == nil)
    }

    @Test func `is kept over a restart, and the last one counts`() async throws {
        let first = try await Fixture()
        let session = try await first.signUp()
        for text in ["one", "", text] {
            try await first.storage.navigationState(of: session).save(text)
            #expect(try await first.storage.navigationState(of: session).savedState() == text)
        }
        await first.storage.close()
        let second = try await Fixture(in: first.directory)
        #expect(try await second.storage.navigationState(of: session).savedState() == text)
    }

    @Test func `is for its owner alone`() async throws {
        let fixture = try await Fixture()
        try await fixture.storage.navigationState(of: try await fixture.signUp()).save(text)
        #expect(try fixture.directory.permissions(of: file(fixture)) == 0o600)
    }

    @Test func `is another user's business`() async throws {
        let fixture = try await Fixture()
        let anna = try await fixture.signUp("anna")
        let ben = try await fixture.signUp("ben")
        try await fixture.storage.navigationState(of: anna).save(text)
        #expect(try await fixture.storage.navigationState(of: ben).savedState() == nil)
    }

    @Test(arguments: [
        "", "\n", "no user\nplace", "\u{FEFF}", String(repeating: "x", count: 400_000),
    ])
    func `is unknown when the file is not one of ours`(content: String) async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try OpenFile.writing(file(fixture)).replaceContent(Array(content.utf8))
        let place = fixture.storage.navigationState(of: session)
        #expect(try await place.savedState() == nil)
        try await place.save(text)
        #expect(try await place.savedState() == text)
    }

    @Test func `is unknown when its bytes are no text`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let bytes = Array("\(session.user.id.uuidString)\n".utf8) + [0xFF, 0xC0]
        try OpenFile.writing(file(fixture)).replaceContent(bytes)
        #expect(try await fixture.storage.navigationState(of: session).savedState() == nil)
    }

    @Test func `that cannot be kept is told, and the old one stays`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let place = fixture.storage.navigationState(of: session)
        try await place.save(text)
        // Where the new file would be made stands something that cannot be taken away.
        try DataDirectory("\(file(fixture)).new").create()
        await #expect(throws: StorageError.self) { try await place.save("another") }
        #expect(try await place.savedState() == text)
    }

    @Test func `that cannot be put in its place leaves nothing behind`() async throws {
        let fixture = try await Fixture()
        let place = fixture.storage.navigationState(of: try await fixture.signUp())
        try DataDirectory(file(fixture)).create()
        #expect(try await place.savedState() == nil)
        await #expect(throws: StorageError.self) { try await place.save(text) }
        #expect(OpenFile.size(of: file(fixture) + ".new") == nil)
    }

    @Test func `is unknown, and nobody is waited for, when the file is a pipe`() async throws {
        let fixture = try await Fixture()
        let place = fixture.storage.navigationState(of: try await fixture.signUp())
        #expect(mkfifo(file(fixture), 0o600) == 0)
        #expect(try await place.savedState() == nil)
        #expect(try await fixture.storage.snapshot().place?.isEmpty != false)
        try await place.save(text)
        #expect(try await place.savedState() == text)
    }

    @Test func `comes along when the storage is copied`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        try await fixture.storage.navigationState(of: session).save(text)
        let copy = try await fixture.storage.snapshot()
        let directory = TemporaryDirectory()
        try copy.restore(into: directory.path)
        let other = try await Fixture(in: directory)
        #expect(try await other.storage.navigationState(of: session).savedState() == text)
    }
}
