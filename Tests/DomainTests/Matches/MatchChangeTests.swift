import Domain
import TestSupport
import Testing

@Suite struct `Match change` {
    private let time = ManualClock()
    private var match: Match { sampleMatch(at: time.now()) }

    @Test func `goals are added and removed within 0 and 99`() {
        var next = match
        func apply(_ change: MatchChange) { next = change.applied(to: next, at: time.now()) }
        apply(.addGoal(Goal(.a)))
        #expect(next.score.text == "1-0")
        apply(.removeGoal(.a))
        apply(.removeGoal(.a))
        #expect(next.score.text == "0-0")
        for _ in 1...120 { apply(.addGoal(Goal(.b))) }
        #expect(next.score.text == "0-99")
    }

    @Test func `toggleClock starts, pauses and resumes the clock`() {
        var next = MatchChange.toggleClock.applied(to: match, at: time.now())
        #expect(next.clock.isRunning)
        time.advance(by: .seconds(60))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .paused(remaining: .seconds(540)))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .running(since: time.now(), remaining: .seconds(540)))
        next = MatchChange.resetClock.applied(to: next, at: time.now())
        #expect(next.clock == MatchClock())
    }

    @Test func `a new duration stops the clock`() {
        let running = MatchChange.toggleClock.applied(to: match, at: time.now())
        let next = MatchChange.setTime(minutes: 5, seconds: 30).applied(
            to: running, at: time.now())
        #expect(next.clock.state == .stopped)
        #expect(next.clock.duration == .seconds(330))
    }
}
