import Domain
import TestSupport
import Testing

@testable import FootballUI

@Suite struct `Football strings` {
    @Test(arguments: [(0, "00:00"), (61, "01:01"), (6_000, "100:00")])
    func `a time has minutes and seconds`(seconds: Int64, text: String) {
        #expect(FootballStrings.time(seconds) == text)
    }

    @Test func `a date has the names of the day and the month, and a time two digits`() {
        let moment = Moment(wall: 1_794_639_900_000, uptime: 0, boot: "")
        let time = FixedTimeZone().localTime(of: moment)
        #expect(FootballStrings.day(of: time) == "Sat 14 Nov")
        #expect(FootballStrings.time(of: time) == "07:05")
    }
}
