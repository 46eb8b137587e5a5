import Domain
import TestSupport
import Testing

@Suite struct `Match clock face` {
    private let time = ManualClock()
    private var face: MatchClockFace { MatchClockFace(clock, at: time.now()) }
    private var clock = MatchClock()

    @Test func `a new clock is ready with 600 seconds`() {
        #expect(face.secondsLeft == 600)
        #expect(face.phase == .ready)
        #expect(!face.isEndingSoon)
        #expect(clock.untilNextSecond(at: time.now()) == nil)
    }

    @Test(arguments: [
        (0, 600, 1000), (1, 600, 999), (999, 600, 1), (1000, 599, 1000), (590_001, 10, 999),
        (599_000, 1, 1000), (599_999, 1, 1),
    ])
    func `the time is rounded up to whole seconds`(
        elapsed: Int, shown: Int64, untilNext: Int
    ) {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.advance(by: .milliseconds(elapsed))
        #expect(MatchClockFace(clock, at: time.now()).secondsLeft == shown)
        #expect(clock.untilNextSecond(at: time.now()) == .milliseconds(untilNext))
    }

    @Test mutating func `a clock that has ended has 0 seconds and the phase timeUp`() {
        clock.start(at: time.now())
        time.advance(by: .seconds(9_000))
        #expect(face.secondsLeft == 0)
        #expect(face.phase == .timeUp)
        #expect(face.isEndingSoon)
        #expect(clock.untilNextSecond(at: time.now()) == nil)
    }

    @Test mutating func `a paused clock keeps its time`() {
        clock.start(at: time.now())
        time.advance(by: .milliseconds(1_500))
        clock.pause(at: time.now())
        time.advance(by: .seconds(60))
        #expect(face.secondsLeft == 599)
        #expect(face.phase == .paused)
        #expect(clock.untilNextSecond(at: time.now()) == nil)
    }

    @Test func `the elapsed part grows from 0 to 1 in whole seconds`() {
        var clock = MatchClock()
        #expect(MatchClockFace(clock, at: time.now()).elapsed == 0)
        clock.start(at: time.now())
        time.advance(by: .milliseconds(150_700))
        #expect(MatchClockFace(clock, at: time.now()).elapsed == 0.25)
        time.advance(by: .seconds(600))
        #expect(MatchClockFace(clock, at: time.now()).elapsed == 1)
    }

    @Test(arguments: [(10, 0, 60), (59, 59, 60), (1, 0, 6)])
    func `the last tenth is short, at most a minute`(
        minutes: Int, seconds: Int, left: Int
    ) {
        var clock = MatchClock()
        clock.set(.seconds(minutes * 60 + seconds))
        #expect(clock.duration == .seconds(minutes * 60 + seconds))
        clock.start(at: time.now())
        time.advance(by: clock.duration - .seconds(left) - .milliseconds(1))
        #expect(!MatchClockFace(clock, at: time.now()).isEndingSoon)
        time.advance(by: .milliseconds(1))
        #expect(MatchClockFace(clock, at: time.now()).isEndingSoon)
    }
}
