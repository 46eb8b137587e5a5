import Domain
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Failed changes` {
    private static func rejectingTrigger(_ event: String, when condition: String = "1") -> String {
        """
        CREATE TRIGGER rejection BEFORE \(event) WHEN \(condition)
        BEGIN SELECT raise(ABORT, 'rejected'); END
        """
    }

    @Test func `a failed start keeps the match in progress`() async throws {
        let fixture = try await MatchFixture()
        let first = try await fixture.append(.goal(Goal(.a)), to: fixture.start())
        // The trigger rejects the second entry of the line-up.
        try fixture.base.raw().script(
            Self.rejectingTrigger("INSERT ON line_up_entries", when: "NEW.place = 1"))
        await #expect(throws: StorageError.unavailable) { try await fixture.start() }
        #expect(try await fixture.matches.current() == first)
        #expect(try await fixture.matches.finished(limit: nil).isEmpty)
        #expect(try fixture.base.number("SELECT count(*) FROM line_up_entries") == 2)

        try fixture.base.raw().script("DROP TRIGGER rejection")
        _ = try await fixture.start()
        #expect(try await fixture.matches.finished(limit: nil).count == 1)
    }

    @Test func `a failed registration creates no account`() async throws {
        let fixture = try await Fixture()
        try fixture.raw().script(Self.rejectingTrigger("INSERT ON sessions"))
        await #expect(throws: AccountError.storage(.unavailable)) { try await fixture.signUp() }
        #expect(try fixture.number("SELECT count(*) FROM users") == 0)
        try fixture.raw().script("DROP TRIGGER rejection")
        _ = try await fixture.signUp()
    }

    @Test func `a failed end stores no event`() async throws {
        let fixture = try await MatchFixture()
        let match = try await fixture.start()
        try fixture.base.raw().script(
            Self.rejectingTrigger("UPDATE ON matches", when: "NEW.winner IS NOT NULL"))
        await #expect(throws: StorageError.unavailable) {
            try await fixture.append(.ended, to: match)
        }
        #expect(try await fixture.matches.current() == match)
    }

    @Test func `a full disk throws full and keeps stored players`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        _ = try await repository.add(playerName("Anna"))
        try await fixture.storage.limitPages()
        var stored = 1
        await #expect(throws: StorageError.full) {
            while stored < 10_000 {
                _ = try await repository.add(playerName("Player \(stored)"))
                stored += 1
            }
        }
        #expect(try await repository.squad().players.count == stored)
        try await fixture.storage.limitPages(100_000)
        _ = try await repository.add(playerName("Berta"))
        #expect(try await repository.squad().players.count == stored + 1)
    }

    @Test func `a read-only database throws readOnly`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        _ = try await repository.add(playerName("Anna"))
        try await fixture.storage.forbidWriting()
        await #expect(throws: StorageError.readOnly) {
            try await repository.add(playerName("Berta"))
        }
        #expect(try await repository.squad().players.count == 1)
    }

    @Test func `a lock of another process throws busy and permits reading`() async throws {
        let fixture = try await Fixture(busyTimeout: 0)
        let repository = try await fixture.players()
        let other = try fixture.raw()
        try other.script("BEGIN IMMEDIATE")
        await #expect(throws: StorageError.busy) { try await repository.add(playerName("Anna")) }
        #expect(try await repository.squad().players.isEmpty)
        try other.script("ROLLBACK")
        _ = try await repository.add(playerName("Anna"))
    }

    @Test func `changed bytes of the file throw damaged`() async throws {
        let first = try await Fixture()
        let repository = try await first.players()
        for index in 0..<100 { _ = try await repository.add(playerName("Player \(index)")) }
        await first.storage.close()
        var bytes = first.directory.bytes(of: first.directory.database)
        // Only pages with players and their changes contain this text.
        let name = Array("Player 1".utf8)
        var pages = 0
        for start in stride(from: 0, to: bytes.count, by: 4_096)
        where bytes[start..<min(start + 4_096, bytes.count)].contains(name) {
            bytes.replaceSubrange(start..<(start + 8), with: [UInt8](repeating: 0xEE, count: 8))
            pages += 1
        }
        try #require(pages > 1)
        try first.directory.write(bytes, to: first.directory.database)
        await #expect(throws: StorageOpenError.storage(.damaged)) {
            try await Fixture(in: first.directory)
        }
    }
}
