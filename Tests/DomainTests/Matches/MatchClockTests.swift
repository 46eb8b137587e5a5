import Domain
import TestSupport
import Testing

@Suite struct `Match clock` {
    private let time = ManualClock()

    @Test func `a stopped clock shows the time that was set`() {
        #expect(MatchClock().remaining(at: time.now()) == .seconds(600))
    }

    @Test func `a running clock follows the steady clock and not the wall clock`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(61))
        time.jumpWallClock(by: .seconds(3_600))
        #expect(clock.remaining(at: time.now()) == .seconds(539))
    }

    @Test func `a timer set to 00:00 is refused and never goes negative`() {
        var clock = MatchClock()
        let accepted = clock.set(minutes: 0, seconds: 0)
        #expect(!accepted)
        #expect(clock == MatchClock())
        clock.start(at: time.now())
        time.advance(by: .seconds(10_000))
        #expect(clock.remaining(at: time.now()) == .zero)
    }

    @Test(arguments: [
        (0, 0, nil), (0, 1, 1), (1, 0, 60), (59, 59, 3_599), (60, 0, nil), (0, 60, nil),
        (-1, 30, nil), (1, -30, nil), (.max, .max, nil),
    ])
    func `00 01 to 59 59 can be set`(_ minutes: Int, _ seconds: Int, _ total: Int?) {
        let time = MatchClock.duration(minutes: minutes, seconds: seconds)
        #expect(time == total.map { .seconds($0) })
    }

    @Test func `a clock that ran out says so once`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(600))
        let first = clock.expire(at: time.now())
        let second = clock.expire(at: time.now())
        #expect(first && !second)
        #expect(clock.state == .timeUp)
    }

    @Test func `pause keeps what is left and start goes on with it`() {
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

    @Test func `a pause after the end is the end`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(601))
        clock.pause(at: time.now())
        #expect(clock.state == .timeUp)
        #expect(clock.remaining(at: time.now()) == .zero)
    }

    @Test func `only a clock that runs can pause`() {
        var clock = MatchClock()
        clock.pause(at: time.now())
        #expect(clock == MatchClock())
    }

    @Test func `a clock that runs or has run out does not start anew`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(5))
        clock.start(at: time.now())
        #expect(clock.remaining(at: time.now()) == .seconds(595))
        time.advance(by: .seconds(595))
        _ = clock.expire(at: time.now())
        clock.start(at: time.now())
        #expect(clock.state == .timeUp)
    }

    @Test func `cancel goes back to the time that was set`() {
        var clock = MatchClock()
        _ = clock.set(minutes: 1, seconds: 5)
        clock.start(at: time.now())
        time.advance(by: .seconds(5))
        clock.cancel()
        #expect(clock.state == .stopped)
        #expect(clock.remaining(at: time.now()) == .seconds(65))
    }

    @Test(arguments: [(0, 1, 1), (59, 59, 3_599), (10, 0, 600), (1, 30, 90)])
    func `00:01 to 59:59 can be set`(_ minutes: Int, _ seconds: Int, _ total: Int) {
        var clock = MatchClock()
        clock.start(at: time.now())
        let accepted = clock.set(minutes: minutes, seconds: seconds)
        #expect(accepted)
        #expect(clock.duration == .seconds(total))
        #expect(clock.state == .stopped)
    }

    @Test(arguments: [(0, 0), (60, 0), (0, 60), (-1, 30), (1, -1), (Int.max, 0)])
    func `other times change nothing`(_ minutes: Int, _ seconds: Int) {
        var clock = MatchClock()
        clock.start(at: time.now())
        let before = clock
        let accepted = clock.set(minutes: minutes, seconds: seconds)
        #expect(!accepted)
        #expect(clock == before)
    }

    @Test func `a clock that has time left does not settle`() {
        var clock = MatchClock()
        let stopped = clock.expire(at: time.now())
        clock.start(at: time.now())
        time.advance(by: .milliseconds(599_999))
        let running = clock.expire(at: time.now())
        clock.pause(at: time.now())
        time.advance(by: .seconds(60))
        let paused = clock.expire(at: time.now())
        #expect(!stopped && !running && !paused)
        #expect(!clock.isRunning)
    }

    @Test func `a clock that ran goes on while the machine is off`() {
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
    func `a stored clock comes back`(_ state: MatchClock.State) {
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
    func `a stored clock that makes no sense is none`(_ state: MatchClock.State) {
        #expect(MatchClock(duration: .seconds(60), state: state) == nil)
    }

    @Test(arguments: [Duration.zero, .milliseconds(999), .seconds(3_600), .seconds(-60)])
    func `a stored time that cannot be set is none`(_ duration: Duration) {
        #expect(MatchClock(duration: duration, state: .stopped) == nil)
    }
}
