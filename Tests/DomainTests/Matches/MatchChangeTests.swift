import Domain
import TestSupport
import Testing

@Suite struct `Match change` {
    private let time = ManualClock()
    private var match: Match { sampleMatch(at: time.now()) }

    @Test func `goals are added and taken and stay within 0 and 99`() {
        var next = MatchChange.goals(.a, 1).applied(to: match, at: time.now())
        #expect(next.score.text == "1-0")
        next = MatchChange.goals(.a, -1).applied(to: next, at: time.now())
        next = MatchChange.goals(.a, -1).applied(to: next, at: time.now())
        #expect(next.score.text == "0-0")
        next = MatchChange.goals(.b, 120).applied(to: next, at: time.now())
        #expect(next.score.text == "0-99")
    }

    @Test func `one change starts, pauses and resumes the clock`() {
        var next = MatchChange.toggleClock.applied(to: match, at: time.now())
        #expect(next.clock.isRunning)
        time.advance(by: .seconds(60))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .paused(remaining: .seconds(540)))
        next = MatchChange.toggleClock.applied(to: next, at: time.now())
        #expect(next.clock.state == .running(since: time.now(), remaining: .seconds(540)))
        next = MatchChange.cancelClock.applied(to: next, at: time.now())
        #expect(next.clock == MatchClock())
    }

    @Test func `a new time resets the clock`() {
        let running = MatchChange.toggleClock.applied(to: match, at: time.now())
        let next = MatchChange.setTime(minutes: 5, seconds: 30).applied(
            to: running, at: time.now())
        #expect(next.clock.state == .stopped)
        #expect(next.clock.duration == .seconds(330))
    }

    // Fault 7: a timer set to 00:00 could be started and went negative.
    @Test func `a time of 00 00 changes nothing`() {
        let next = MatchChange.setTime(minutes: 0, seconds: 0).applied(to: match, at: time.now())
        #expect(next.clock == MatchClock())
    }

    @Test(arguments: [MatchChange.goals(.a, 1), .toggleClock, .expireClock])
    func `whatever is changed, a clock that has run out says so`(change: MatchChange) {
        let running = MatchChange.toggleClock.applied(to: match, at: time.now())
        time.advance(by: .seconds(600))
        #expect(change.applied(to: running, at: time.now()).clock.state == .timeUp)
    }
}
