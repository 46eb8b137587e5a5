import Domain
import TestSupport
import Testing

@Suite struct `Match alarm` {
    private let time = ManualClock()

    private func update(_ alarm: inout MatchAlarm, _ clock: MatchClock) -> Bool {
        alarm.update(with: MatchClockFace(clock, at: time.now()))
    }

    @Test func `the alarm fires once in each run`() {
        var clock = MatchClock()
        var alarm = MatchAlarm(clock)
        for run in 1...2 {
            clock.start(at: time.now())
            #expect(!update(&alarm, clock))
            time.advance(by: .seconds(600))
            #expect(update(&alarm, clock))
            #expect(!update(&alarm, clock))
            #expect(alarm.count == run)
            clock.reset()
            #expect(!update(&alarm, clock))
        }
    }

    @Test func `a stored clock at zero does not fire`() throws {
        let clock = try #require(MatchClock(duration: .seconds(600), state: .timeUp))
        var alarm = MatchAlarm(clock)
        #expect(!update(&alarm, clock))
        #expect(alarm.count == 0)
    }

    @Test func `a clock that ended during a restart fires`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        var alarm = MatchAlarm(clock)
        time.reboot(after: .seconds(900))
        #expect(update(&alarm, clock))
    }
}
