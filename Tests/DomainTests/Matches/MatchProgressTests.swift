import Domain
import TestSupport
import Testing

@MainActor @Suite struct `A match in progress` {
    private let running = MatchHarness().match.state
    private var ended: MatchState {
        var match = MatchHarness().match
        match.add(.ended, at: ManualClock().now())
        return match.state
    }

    @Test func `is the only one`() throws {
        try running.checkProgress(after: nil, isAlone: true) { false }
        #expect(throws: StorageError.matchInProgress) {
            try running.checkProgress(after: nil, isAlone: false) { true }
        }
    }

    @Test func `continues after its end only as the newest one`() throws {
        try running.checkProgress(after: ended, isAlone: true) { true }
        #expect(throws: StorageError.laterMatch) {
            try running.checkProgress(after: ended, isAlone: true) { false }
        }
    }

    @Test func `may end beside others`() throws {
        try ended.checkProgress(after: running, isAlone: false) { false }
    }
}
