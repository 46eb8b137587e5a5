import Domain
import TestSupport
import Testing

@Suite struct `Match clock` {
    private let time = ManualTime()

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

    @Test func `a clock that ran out says so once`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .seconds(600))
        let first = clock.settle(at: time.now())
        let second = clock.settle(at: time.now())
        #expect(first && !second)
        #expect(clock.state == .timeUp)
    }
}
