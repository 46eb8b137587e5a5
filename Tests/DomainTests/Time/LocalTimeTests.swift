import Domain
import TestSupport
import Testing

@Suite struct `Local time` {
    @Test(arguments: [
        (1_795_289_400_000, 0, [11, 21, 6, 19, 30]),
        (1_795_289_400_000, 5, [11, 22, 0, 0, 30]),
        (0, 0, [1, 1, 4, 0, 0]),
        (-1, 0, [12, 31, 3, 23, 59]),
        (1_709_164_800_000, -1, [2, 28, 3, 23, 0]),
        (1_709_164_800_000, 0, [2, 29, 4, 0, 0]),
    ])
    func `month, day, weekday, hour and minute follow the time zone`(
        wall: Int64, hours: Int64, fields: [Int]
    ) {
        let moment = Moment(wall: wall, uptime: 0, boot: "")
        let time = FixedTimeZone(hours: hours).localTime(of: moment)
        #expect([time.month, time.day, time.weekday, time.hour, time.minute] == fields)
    }

    @Test(arguments: [Int64.min, .max])
    func `every moment has a local time`(wall: Int64) {
        let time = FixedTimeZone(hours: 1).localTime(of: Moment(wall: wall, uptime: 0, boot: ""))
        #expect((1...12).contains(time.month))
        #expect((1...31).contains(time.day))
    }
}
