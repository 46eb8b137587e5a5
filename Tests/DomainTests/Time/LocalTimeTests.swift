import Domain
import TestSupport
import Testing

@Suite struct `Local time` {
    @Test(arguments: [
        (1_795_289_400_000, 0, [2_026, 11, 21, 6, 19, 30]),
        (1_795_289_400_000, 5, [2_026, 11, 22, 0, 0, 30]),
        (0, 0, [1_970, 1, 1, 4, 0, 0]),
        (-1, 0, [1_969, 12, 31, 3, 23, 59]),
        (1_709_164_800_000, -1, [2_024, 2, 28, 3, 23, 0]),
        (1_709_164_800_000, 0, [2_024, 2, 29, 4, 0, 0]),
    ])
    func `a local time follows the time zone`(
        wall: Int64, hours: Int64, fields: [Int]
    ) {
        let moment = Moment(wall: wall, uptime: 0, boot: "")
        let time = FixedTimeZone(hours: hours).localTime(of: moment)
        #expect(
            [time.year, time.month, time.day, time.weekday, time.hour, time.minute] == fields)
    }

    @Test(
        arguments: [
            (2_026, nil, nil, 1_767_222_000_000, 365), (2_024, 2, nil, 1_706_742_000_000, 29),
            (2_026, 12, nil, 1_796_079_600_000, 31), (2_024, 2, 29, 1_709_161_200_000, 1),
            (2_026, 12, 31, 1_798_671_600_000, 1),
        ] as [(Int, Int?, Int?, Int64, Int64)])
    func `a year, a month and a day begin at midnight`(
        year: Int, month: Int?, day: Int?, start: Int64, days: Int64
    ) {
        let times = FixedTimeZone(hours: 1).wallTimes(ofYear: year, month: month, day: day)
        #expect(times == start..<start + days * 86_400_000)
    }

    @Test(
        arguments: [
            (2_026, 13, nil), (2_026, 0, nil), (2_026, 2, 29), (2_026, 11, 31), (2_026, 11, 32),
            (2_026, nil, 1), (26, 11, nil), (20_261, 1, 1),
        ] as [(Int, Int?, Int?)])
    func `a date that does not exist has no moments`(year: Int, month: Int?, day: Int?) {
        #expect(FixedTimeZone().wallTimes(ofYear: year, month: month, day: day) == nil)
    }

    @Test func `a month with a change of the time is an hour shorter`() throws {
        let times = try #require(SpringZone().wallTimes(ofYear: 2_026, month: 3))
        #expect(times.upperBound - times.lowerBound == (31 * 24 - 1) * 3_600_000)
        #expect(
            SpringZone().localTime(of: Moment(wall: times.upperBound, uptime: 0, boot: "")).day == 1
        )
    }

    @Test func `a day without midnight begins at the change of the time`() {
        let day = SkippedMidnightZone().wallTimes(ofYear: 2_023, month: 10, day: 1)
        #expect(day == 1_696_132_800_000..<1_696_215_600_000)
    }

    @Test(arguments: [Int64.min, .max])
    func `every moment has a local time`(wall: Int64) {
        let time = FixedTimeZone(hours: 1).localTime(of: Moment(wall: wall, uptime: 0, boot: ""))
        #expect((1...12).contains(time.month))
        #expect((1...31).contains(time.day))
    }
}

/// A time zone one hour ahead of UTC, and two hours from 2026-03-29 01:00 UTC on.
private struct SpringZone: LocalTimeZone {
    func utcOffset(at moment: Moment) -> Int64 { moment.wall < 1_774_746_000_000 ? 3_600 : 7_200 }
}

/// A time zone four hours behind UTC, and three hours from 2023-10-01 00:00 local time on.
private struct SkippedMidnightZone: LocalTimeZone {
    func utcOffset(at moment: Moment) -> Int64 {
        moment.wall < 1_696_132_800_000 ? -14_400 : -10_800
    }
}
