import Domain
import TestSupport
import Testing

@testable import Gather

@Suite struct `Match progress` {
    private let time = ManualClock()

    /// Returns the state of a new match with pending changes.
    private func progress(planned changes: MatchChange...) -> MatchProgress {
        progress(planned: changes)
    }

    private func progress(planned changes: [MatchChange]) -> MatchProgress {
        let match = sampleMatch(at: time.now())
        var progress = MatchProgress(match, at: time.now())
        let planned = changes.reduce(match) { $1.applied(to: $0, at: time.now()) }
        progress.show(match, planned: planned, at: time.now())
        return progress
    }

    @Test func `the score and the clock are the stored ones`() {
        let progress = progress(planned: .addGoal(Goal(.a)), .setTime(minutes: 5, seconds: 30))
        #expect(progress.score.text == "0-0")
        #expect(progress.clock.secondsLeft == 600)
        #expect(progress.planned.clock.duration == .seconds(330))
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
        let progress = progress(planned: goals)
        #expect(Team.allCases.allSatisfy { progress.allows(.addGoal(Goal($0))) == canAdd })
        #expect(Team.allCases.allSatisfy { progress.allows(.removeGoal($0)) == canRemove })
    }

    @Test func `pending changes decide the next changes of the clock`() {
        #expect(!progress().allows(.resetClock) && progress().allows(.toggleClock))
        let started = progress(planned: .toggleClock)
        #expect(started.allows(.resetClock) && started.allows(.toggleClock))
        #expect(progress(planned: .toggleClock, .toggleClock).allows(.resetClock))
        #expect(!progress(planned: .toggleClock, .resetClock).allows(.resetClock))
    }

    @Test func `pending changes decide what can be undone and restored`() {
        #expect(!progress().allows(.undo) && !progress().allows(.redo))
        let goal = progress(planned: .addGoal(Goal(.a)))
        #expect(goal.allows(.undo) && !goal.allows(.redo))
        let undone = progress(planned: .addGoal(Goal(.a)), .undo)
        #expect(!undone.allows(.undo) && undone.allows(.redo))
    }

    @Test func `a moment at which nothing else has changed makes no other state`() {
        var match = sampleMatch(at: time.now())
        match.add(.clockStarted, at: time.now())
        var progress = MatchProgress(match, at: time.now())
        let shown = progress
        time.advance(by: .milliseconds(1))
        progress.show(match, planned: match, at: time.now())
        #expect(progress.clock.secondsLeft == 600)
        #expect(progress == shown)
        time.advance(by: .seconds(1))
        progress.show(match, planned: match, at: time.now())
        #expect(progress.clock.secondsLeft == 599)
    }

    @Test func `the alarm fires once in each run, and a clock that has ended is only reset`() {
        var match = sampleMatch(at: time.now())
        var progress = MatchProgress(match, at: time.now())
        func show() { progress.show(match, planned: match, at: time.now()) }
        for run in 1...2 {
            match.add(.clockStarted, at: time.now())
            show()
            #expect(progress.alarmCount == run - 1)
            time.advance(by: .seconds(600))
            for _ in 1...2 { show() }
            #expect(progress.alarmCount == run)
            #expect(progress.allows(.resetClock) && !progress.allows(.toggleClock))
            match.add(.clockReset, at: time.now())
            show()
            #expect(progress.alarmCount == run)
        }
    }

    @Test func `a clock that ended before it was opened fires no alarm`() {
        var match = sampleMatch(at: time.now())
        match.add(.clockStarted, at: time.now())
        time.reboot(after: .seconds(900))
        var progress = MatchProgress(match, at: time.now())
        progress.show(match, planned: match, at: time.now())
        #expect(progress.clock.phase == .timeUp)
        #expect(progress.alarmCount == 0)
    }
}
