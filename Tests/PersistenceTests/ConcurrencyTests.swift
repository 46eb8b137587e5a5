import Dispatch
import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Simultaneous access` {
    @Test func `all tasks store their players`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        let ids = try await withThrowingTaskGroup(of: PlayerID.self) { group in
            for index in 0..<60 {
                group.addTask { try await repository.add(playerName("Player \(index)")).id }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(ids.count == 60)
        #expect(try await Set(repository.squad().players.map(\.id)) == ids)
        #expect(try fixture.number("SELECT count(*) FROM players") == 60)
    }

    @Test func `simultaneous starts leave one match in progress`() async throws {
        let fixture = try await MatchFixture()
        let matches = fixture.matches
        let start = MatchStart(lineUp: fixture.lineUp)
        let now = fixture.time.now()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask { _ = try await matches.start(start, startsClock: true, at: now) }
            }
            try await group.waitForAll()
        }
        #expect(try await fixture.matches.current() != nil)
        #expect(try await fixture.matches.finished(limit: nil).count == 9)
    }

    @Test func `a reader sees complete transactions only`() async throws {
        let fixture = try await MatchFixture()
        let reader = fixture.base.storage.matches(of: fixture.session)
        let matches = fixture.matches
        let start = MatchStart(lineUp: fixture.lineUp)
        let now = fixture.time.now()
        _ = try await matches.start(start, startsClock: true, at: now)
        // A start ends one match, inserts another and then its events. A reader that saw a state
        // in between would find no match or no clock.
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for _ in 0..<20 {
                    _ = try await matches.start(start, startsClock: true, at: now)
                }
            }
            group.addTask {
                repeat {
                    let match = try #require(try await reader.current())
                    #expect(match.lineUp == start.lineUp && match.clock.isRunning)
                } while try await reader.finished(limit: nil).count < 20 && !Task.isCancelled
            }
            try await group.waitForAll()
        }
    }

    @Test func `a slow password hash does not delay the database`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.signUp()
        let repository = fixture.storage.players(of: session)
        let accounts = try #require(fixture.storage.accounts as? SQLiteAccounts)
        let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
        let slow = SlowHash()
        async let isReleased = accounts.hasher.hold(slow) { continuation.finish() }
        for await _ in begun {}
        let signUp = Task { try await fixture.signUp("berta") }
        for index in 0..<20 { _ = try await repository.add(playerName("Player \(index)")) }
        #expect(try await repository.squad().players.count == 20)
        // The second registration waits for the hash, and the 20 players did not.
        #expect(try fixture.number("SELECT count(*) FROM users") == 1)
        slow.end()
        #expect(await isReleased)
        #expect(try await signUp.value.user.name.text == "berta")
    }

    @Test func `a cancelled task completes its transaction`() async throws {
        let fixture = try await Fixture()
        let repository = try await fixture.players()
        let task = Task { try await repository.add(playerName("Anna")) }
        task.cancel()
        let added = try await task.value
        #expect(try await repository.squad().players == [added])
    }
}

/// A hash that takes until a test ends it.
private struct SlowHash: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func end() { semaphore.signal() }

    /// Returns whether the test has called `end()`.
    func run() -> Bool { semaphore.wait(timeout: .now() + .seconds(900)) == .success }
}

extension PasswordHasher {
    /// Blocks the executor of this actor as a hash does.
    fileprivate func hold(_ hash: SlowHash, begun: @Sendable () -> Void) -> Bool {
        begun()
        return hash.run()
    }
}
