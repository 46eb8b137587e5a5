import Domain
import TestSupport
import Testing

@Suite struct `Match standing` {
    private let time = ManualClock()

    /// A new match for which so much is planned.
    private func standing(planned changes: MatchChange...) -> MatchSnapshot {
        let match = sampleMatch(at: time.now())
        let planned = changes.reduce(match) { $1.applied(to: $0, at: time.now()) }
        return MatchSnapshot(match, planned: planned, at: time.now())
    }

    @Test func `what is stored is shown, whatever is planned`() {
        let standing = standing(planned: .goals(.a, 2), .toggleClock)
        #expect(standing.score.text == "0-0")
        #expect(standing.clock.phase == .ready)
    }

    @Test(arguments: [
        (0, true, false), (1, true, true), (98, true, true), (99, false, true),
    ])
    func `goals can be added and taken as far as what is planned allows`(
        planned: Int, canAdd: Bool, canTake: Bool
    ) {
        let standing = standing(planned: .goals(.a, planned), .goals(.b, planned))
        #expect(Team.allCases.allSatisfy { standing.canAddGoal(to: $0) == canAdd })
        #expect(Team.allCases.allSatisfy { standing.canRemoveGoal(from: $0) == canTake })
    }

    @Test func `a clock that is planned to run can be cancelled`() {
        #expect(!standing().canCancelClock && standing().canToggleClock)
        #expect(
            standing(planned: .toggleClock).canCancelClock
                && standing(planned: .toggleClock).canToggleClock)
        #expect(standing(planned: .toggleClock, .toggleClock).canCancelClock)
        #expect(!standing(planned: .toggleClock, .cancelClock).canCancelClock)
    }

    @Test func `the time that is planned is known before it is stored`() {
        let standing = standing(planned: .setTime(minutes: 5, seconds: 30))
        #expect(standing.plannedDuration == .seconds(330))
        #expect(standing.clock.secondsLeft == 600)
    }

    @Test func `a clock at zero can be cancelled and not be started`() {
        var match = sampleMatch(at: time.now())
        match.clock.start(at: time.now())
        time.advance(by: .seconds(600))
        let standing = MatchSnapshot(match, planned: match, at: time.now())
        #expect(standing.clock.phase == .timeUp)
        #expect(standing.canCancelClock && !standing.canToggleClock)
    }
}
