import Domain
import TestSupport
import Testing

@Suite struct `Match alarm` {
    private let time = ManualClock()

    private func hears(_ alarm: inout MatchAlarm, _ clock: MatchClock) -> Bool {
        alarm.update(with: MatchClockFace(clock, at: time.now()))
    }

    @Test func `the time is up once in each run`() {
        var clock = MatchClock()
        var alarm = MatchAlarm(clock)
        for run in 1...2 {
            clock.start(at: time.now())
            #expect(!hears(&alarm, clock))
            time.advance(by: .seconds(600))
            #expect(hears(&alarm, clock))
            #expect(!hears(&alarm, clock))
            #expect(alarm.count == run)
            clock.cancel()
            #expect(!hears(&alarm, clock))
        }
    }

    @Test func `a clock that is stored at zero has said so before`() throws {
        let clock = try #require(MatchClock(duration: .seconds(600), state: .timeUp))
        var alarm = MatchAlarm(clock)
        #expect(!hears(&alarm, clock))
        #expect(alarm.count == 0)
    }

    @Test func `a clock that ran out while nobody looked is news`() {
        var clock = MatchClock()
        clock.start(at: time.now())
        var alarm = MatchAlarm(clock)
        time.reboot(after: .seconds(900))
        #expect(hears(&alarm, clock))
    }
}
