import Domain
import TestSupport
import Testing

@Suite struct `Match alarm` {
    private let time = ManualClock()

    private func face(_ clock: MatchClock) -> MatchClockFace {
        MatchClockFace(clock, at: time.now())
    }

    @Test func `the alarm fires once in each run`() {
        var clock = MatchClock()
        var alarm = MatchAlarm(face(clock))
        for run in 1...2 {
            clock.start(at: time.now())
            alarm.update(with: face(clock))
            #expect(alarm.count == run - 1)
            time.advance(by: .seconds(600))
            alarm.update(with: face(clock))
            #expect(alarm.count == run)
            alarm.update(with: face(clock))
            clock.reset()
            alarm.update(with: face(clock))
            #expect(alarm.count == run)
        }
    }

    @Test func `a clock that ended before it was opened does not fire`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        time.reboot(after: .seconds(900))
        var alarm = MatchAlarm(face(clock))
        alarm.update(with: face(clock))
        #expect(alarm.count == 0)
    }
}
