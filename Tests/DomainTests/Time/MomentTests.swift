import Domain
import TestSupport
import Testing

@Suite struct Durations {
    @Test(arguments: [
        (Duration.milliseconds(1), Int64(1)), (.nanoseconds(1), 1), (.microseconds(1_001), 2),
        (.seconds(3_599), 3_599_000), (.zero, 0), (.seconds(Int64.max), .max),
        (.milliseconds(Int64.max) + .nanoseconds(1), .max),
    ])
    func `a duration is rounded up to milliseconds`(_ duration: Duration, _ milliseconds: Int64) {
        #expect(duration.millisecondsRoundedUp == milliseconds)
    }
}

@Suite struct Moments {
    private let time = ManualClock()

    @Test func `the uptime measures the time within a run of the machine`() {
        let start = time.now()
        time.advance(by: .seconds(10))
        time.jumpWallClock(by: .seconds(-86_400))
        #expect(time.now().elapsed(since: start) == .seconds(10))
    }

    @Test(arguments: [
        (Int64(-1), Int64(-1)), (0, 0), (86_399_999, 0), (86_400_000, 1), (-86_400_001, -2),
    ])
    func `a day begins at midnight UTC`(wall: Int64, day: Int64) {
        #expect(Moment(wall: wall, uptime: 0, boot: "").utcDay == day)
    }

    @Test func `the wall clock measures the time across a restart`() {
        let start = time.now()
        time.reboot(after: .seconds(90))
        #expect(time.now().elapsed(since: start) == .seconds(90))
    }

    @Test func `the wall clock measures the time without a boot identifier`() {
        let start = Moment(wall: 1_000, uptime: 0, boot: "")
        let end = Moment(wall: 3_000, uptime: 500, boot: "")
        #expect(end.elapsed(since: start) == .seconds(2))
    }

    @Test func `an elapsed time is at least zero`() {
        let start = Moment(wall: 5_000, uptime: 5_000, boot: "a")
        #expect(Moment(wall: 0, uptime: 0, boot: "a").elapsed(since: start) == .zero)
        #expect(Moment(wall: 0, uptime: 9_000, boot: "b").elapsed(since: start) == .zero)
    }

    @Test func `a difference that overflows is zero`() {
        let start = Moment(wall: .min, uptime: .min, boot: "a")
        let end = Moment(wall: .max, uptime: .max, boot: "a")
        #expect(end.elapsed(since: start) == .zero)
        #expect(Moment(wall: .max, uptime: 0, boot: "b").elapsed(since: start) == .zero)
    }
}
