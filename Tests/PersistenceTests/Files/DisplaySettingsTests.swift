import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Display settings on the disk` {
    @Test func `the last saved text is read after the next start`() async throws {
        let first = try await Fixture()
        #expect(try await first.storage.displaySettings.savedText() == nil)
        try await first.storage.displaySettings.save("mouse=on")
        try await first.storage.displaySettings.save("mouse=off")
        await first.storage.close()
        let second = try await Fixture(in: first.directory)
        #expect(try await second.storage.displaySettings.savedText() == "mouse=off")
    }

    @Test func `a copy of a snapshot has them`() async throws {
        let fixture = try await Fixture()
        try await fixture.storage.displaySettings.save("mouse=off")
        let copy = try await fixture.copy(of: try await fixture.storage.snapshot())
        #expect(try await copy.displaySettings.savedText() == "mouse=off")
    }
}
