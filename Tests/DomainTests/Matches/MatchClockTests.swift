import Domain
import TestSupport
import Testing

@Suite struct `Match clock` {
    private let time = ManualClock()

    @Test func `a stopped clock has its duration left`() {
        #expect(MatchClock().remaining(at: time.now()) == .seconds(600))
    }

    @Test func `a running clock follows the uptime and not the wall clock`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(61))
        time.jumpWallClock(by: .seconds(3_600))
        #expect(clock.remaining(at: time.now()) == .seconds(539))
    }

    // A timer at 00:00 could be started in the original app, and went negative.
    @Test func `a clock rejects a duration of 00 00 and never goes negative`() {
        var clock = MatchClock()
        clock.set(.zero)
        #expect(clock == MatchClock())
        clock.start(at: time.now())
        time.advance(by: .seconds(10_000))
        #expect(clock.remaining(at: time.now()) == .zero)
    }

    @Test(arguments: [
        (0, 0, nil), (0, 1, 1), (1, 0, 60), (59, 59, 3_599), (60, 0, nil), (0, 60, nil),
        (-1, 30, nil), (1, -30, nil), (.max, .max, nil),
    ])
    func `durations are 00 01 to 59 59`(_ minutes: Int, _ seconds: Int, _ total: Int?) {
        let time = MatchClock.duration(minutes: minutes, seconds: seconds)
        #expect(time == total.map { .seconds($0) })
    }

    @Test func `a running clock without remaining time expires`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(600))
        #expect(clock.isRunning)
        clock.expire(at: time.now())
        #expect(clock.state == .timeUp)
    }

    @Test func `a paused clock keeps its remaining time until it resumes`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .milliseconds(1_500))
        clock.pause(at: time.now())
        time.advance(by: .seconds(3_600))
        #expect(clock.state == .paused(remaining: .milliseconds(598_500)))
        clock.start(at: time.now())
        time.advance(by: .milliseconds(500))
        #expect(clock.remaining(at: time.now()) == .seconds(598))
    }

    @Test func `a clock that is paused after its end is at timeUp`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(601))
        clock.pause(at: time.now())
        #expect(clock.state == .timeUp)
        #expect(clock.remaining(at: time.now()) == .zero)
    }

    @Test func `a stopped clock cannot be paused`() {
        var clock = MatchClock()
        clock.pause(at: time.now())
        #expect(clock == MatchClock())
    }

    @Test func `a running clock and one that has ended cannot be started`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(5))
        clock.start(at: time.now())
        #expect(clock.remaining(at: time.now()) == .seconds(595))
        time.advance(by: .seconds(595))
        clock.expire(at: time.now())
        clock.start(at: time.now())
        #expect(clock.state == .timeUp)
    }

    @Test func `cancel resets the clock to its duration`() {
        var clock = MatchClock()
        clock.set(.seconds(65))
        clock.start(at: time.now())
        time.advance(by: .seconds(5))
        clock.reset()
        #expect(clock.state == .stopped)
        #expect(clock.remaining(at: time.now()) == .seconds(65))
    }

    @Test func `a new duration stops a running clock, and one that is not allowed does not`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        let before = clock
        clock.set(.seconds(3_600))
        #expect(clock == before)
        clock.set(.seconds(90))
        #expect(clock.duration == .seconds(90))
        #expect(clock.state == .stopped)
    }

    @Test func `a clock with remaining time does not expire`() {
        var clock = MatchClock()
        clock.expire(at: time.now())
        #expect(clock.state == .stopped)
        clock.start(at: time.now())
        time.advance(by: .milliseconds(599_999))
        clock.expire(at: time.now())
        #expect(clock.isRunning)
        clock.pause(at: time.now())
        time.advance(by: .seconds(60))
        clock.expire(at: time.now())
        #expect(clock.state == .paused(remaining: .milliseconds(1)))
    }

    @Test func `a running clock continues during a restart of the machine`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.reboot(after: .seconds(400))
        #expect(clock.remaining(at: time.now()) == .seconds(200))
    }

    @Test(arguments: [
        MatchClock.State.stopped, .timeUp, .paused(remaining: .milliseconds(1)),
        .paused(remaining: .seconds(60)),
        .running(since: Moment(wall: 0, uptime: 0, boot: ""), remaining: .seconds(60)),
    ])
    func `a clock is created with stored values`(_ state: MatchClock.State) {
        let clock = MatchClock(duration: .seconds(60), state: state)
        #expect(clock?.duration == .seconds(60))
        #expect(clock?.state == state)
    }

    @Test(arguments: [
        MatchClock.State.paused(remaining: .zero), .paused(remaining: .seconds(-1)),
        .paused(remaining: .milliseconds(60_001)),
        .running(since: Moment(wall: 0, uptime: 0, boot: ""), remaining: .zero),
        .running(since: Moment(wall: 0, uptime: 0, boot: ""), remaining: .seconds(61)),
    ])
    func `a clock with an invalid remaining time is nil`(_ state: MatchClock.State) {
        #expect(MatchClock(duration: .seconds(60), state: state) == nil)
    }

    @Test(arguments: [Duration.zero, .milliseconds(999), .seconds(3_600), .seconds(-60)])
    func `a clock with an invalid duration is nil`(_ duration: Duration) {
        #expect(MatchClock(duration: duration, state: .stopped) == nil)
    }
}
