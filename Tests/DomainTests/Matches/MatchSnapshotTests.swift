import Domain
import TestSupport
import Testing

@Suite struct `Match snapshot` {
    private let time = ManualClock()

    /// Returns the snapshot of a new match with pending changes.
    private func snapshot(planned changes: MatchChange...) -> MatchSnapshot {
        snapshot(planned: changes)
    }

    private func snapshot(planned changes: [MatchChange]) -> MatchSnapshot {
        let match = sampleMatch(at: time.now())
        let planned = changes.reduce(match) { $1.applied(to: $0, at: time.now()) }
        return MatchSnapshot(match, planned: planned, at: time.now())
    }

    @Test func `the score and the clock are the stored ones`() {
        let snapshot = snapshot(planned: .addGoal(Goal(.a)), .toggleClock)
        #expect(snapshot.score.text == "0-0")
        #expect(snapshot.clock.phase == .ready)
    }

    @Test(arguments: [
        (0, true, false), (1, true, true), (98, true, true), (99, false, true),
    ])
    func `the planned score limits the goals to add and remove`(
        planned: Int, canAdd: Bool, canRemove: Bool
    ) {
        let goals = Team.allCases.flatMap { team in
            Array(repeating: MatchChange.addGoal(Goal(team)), count: planned)
        }
        let snapshot = snapshot(planned: goals)
        #expect(Team.allCases.allSatisfy { snapshot.canAddGoal(to: $0) == canAdd })
        #expect(Team.allCases.allSatisfy { snapshot.canRemoveGoal(from: $0) == canRemove })
    }

    @Test func `the planned state of the clock decides what it can do next`() {
        #expect(!snapshot().canResetClock && snapshot().canToggleClock)
        #expect(
            snapshot(planned: .toggleClock).canResetClock
                && snapshot(planned: .toggleClock).canToggleClock)
        #expect(snapshot(planned: .toggleClock, .toggleClock).canResetClock)
        #expect(!snapshot(planned: .toggleClock, .resetClock).canResetClock)
    }

    @Test func `pending changes decide what can be undone and restored`() {
        #expect(!snapshot().canUndo && !snapshot().canRedo)
        let goal = snapshot(planned: .addGoal(Goal(.a)))
        #expect(goal.canUndo && !goal.canRedo)
        let undone = snapshot(planned: .addGoal(Goal(.a)), .undo)
        #expect(!undone.canUndo && undone.canRedo)
    }

    @Test func `the planned duration includes pending changes`() {
        let snapshot = snapshot(planned: .setTime(minutes: 5, seconds: 30))
        #expect(snapshot.plannedDuration == .seconds(330))
        #expect(snapshot.clock.secondsLeft == 600)
    }

    @Test func `a clock that has ended can be cancelled and not started`() {
        var match = sampleMatch(at: time.now())
        match.add(.clockStarted, at: time.now())
        time.advance(by: .seconds(600))
        let snapshot = MatchSnapshot(match, planned: match, at: time.now())
        #expect(snapshot.clock.phase == .timeUp)
        #expect(snapshot.canResetClock && !snapshot.canToggleClock)
    }
}
