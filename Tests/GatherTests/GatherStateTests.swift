import Domain
import Testing

@testable import Gather

@Suite struct `Gather state` {
    @Test func `a failure is named after what was changed`() {
        #expect(MatchChange.goals(.b, 1).failure == .score)
        #expect(MatchChange.cancelClock.failure == .clock)
    }
}
