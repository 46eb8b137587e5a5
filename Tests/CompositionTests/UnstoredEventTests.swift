import Domain
import TestSupport
import Testing

@testable import Composition

@Suite struct `An unstored event` {
    private let user: Domain.User.ID
    private let otherUser: Domain.User.ID
    private let matches = InMemoryMatches()
    private let unstored = UnstoredEvent()

    init() throws {
        let accounts = InMemoryAccounts()
        user = accounts.add(try #require(UserName("ana")), password: "correct horse").id
        otherUser = accounts.add(try #require(UserName("bo")), password: "correct horse").id
    }

    /// Starts a match, and keeps a goal of team A.
    private func keepGoal() async throws -> Match {
        let sample = sampleMatch(at: ManualClock().now())
        let match = try await matches.start(
            sample.state.start, startsClock: true, at: sample.startedAt)
        let goal = match.log.next(.goal(Goal(.a)), at: match.startedAt)
        await unstored.keep(goal, of: match, by: user)
        return match
    }

    private func score(of match: Match) async throws -> Score {
        try await matches.match(match.id).state.score
    }

    @Test func `is stored once`() async throws {
        let match = try await keepGoal()
        try await unstored.store(in: matches, by: user)
        try await unstored.store(in: matches, by: user)
        #expect(try await score(of: match) == Score(a: 1, b: 0))
        #expect(matches.calls.count(.append) == 1)
    }

    @Test func `is stored before a simultaneous call ends`() async throws {
        _ = try await keepGoal()
        matches.calls.gate.close()
        async let first: Void = unstored.store(in: matches, by: user)
        await matches.calls.gate.untilWaiting()
        let second = Task { [unstored, matches, user] in
            try await unstored.store(in: matches, by: user)
            return matches.stored?.state.score
        }
        // A call that does not wait ends in these turns.
        for _ in 0..<100 { await Task.yield() }
        matches.calls.gate.open()
        try await first
        #expect(try await second.value == Score(a: 1, b: 0))
    }

    @Test func `waits for its user`() async throws {
        let match = try await keepGoal()
        try await unstored.store(in: matches, by: otherUser)
        #expect(try await score(of: match) == Score(a: 0, b: 0))
        try await unstored.store(in: matches, by: user)
        #expect(try await score(of: match) == Score(a: 1, b: 0))
    }

    @Test(arguments: [StorageError.unreachable, .sessionExpired, .full])
    func `is kept after a failure`(error: StorageError) async throws {
        let match = try await keepGoal()
        matches.calls.fail(.append, with: error)
        await #expect(throws: error) { try await unstored.store(in: matches, by: user) }
        try await unstored.store(in: matches, by: user)
        #expect(try await score(of: match) == Score(a: 1, b: 0))
    }

    @Test(arguments: [StorageError.notFound, .matchInProgress, .laterMatch, .rejected, .damaged])
    func `is dropped if its match cannot have it any more`(error: StorageError) async throws {
        let match = try await keepGoal()
        matches.calls.fail(.append, with: error)
        try await unstored.store(in: matches, by: user)
        try await unstored.store(in: matches, by: user)
        #expect(try await score(of: match) == Score(a: 0, b: 0))
    }
}
