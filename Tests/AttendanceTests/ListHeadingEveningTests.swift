import Domain
import TestSupport
import Testing

@testable import Attendance

@Suite struct `The evening of a heading` {
    private let berlin = FixedTimeZone(hours: 1)

    /// Sunday, 2026-11-29 13:00 in Berlin.
    private let now = Moment(wall: 1_795_953_600_000, uptime: 0, boot: "")

    private func start(_ date: String, _ time: String) -> EveningStart? {
        EveningStart(date: date, time: time, in: berlin)
    }

    private func heading(
        _ days: [ListHeading.Day?] = [], weekday: Int? = nil, minute: Int? = nil,
        needsWeekday: Bool = false, place: String? = nil
    ) -> ListHeading {
        ListHeading(
            days: days.compactMap(\.self), needsWeekday: needsWeekday, weekday: weekday,
            minute: minute, place: place)
    }

    private func evening(_ heading: ListHeading, usual: EveningStart? = nil) -> Evening {
        heading.evening(
            replacing: Evening(start: usual, place: ShortText("Park")), at: now, in: berlin)
    }

    private var usual: EveningStart? { start("2026-12-01", "20:30") }

    @Test func `without facts it is the usual one`() {
        let evening = evening(heading(), usual: usual)
        #expect(evening.start == usual && evening.place?.text == "Park")
    }

    @Test func `the place and the time replace the usual ones`() {
        let evening = evening(heading(minute: 19 * 60, place: "Garden"), usual: usual)
        #expect(evening.start == start("2026-12-01", "19:00"))
        #expect(evening.place?.text == "Garden")
    }

    @Test func `a place that is too long does not count`() {
        let long = String(repeating: "x", count: ShortText.maximumLength + 1)
        #expect(evening(heading(place: long)).place?.text == "Park")
    }

    @Test func `a day of the week is the next one, today only before its end`() {
        #expect(
            evening(heading(weekday: 4), usual: usual).start == start("2026-12-03", "20:30"))
        #expect(
            evening(heading(weekday: 0, minute: 18 * 60)).start == start("2026-11-29", "18:00"))
        #expect(
            evening(heading(weekday: 0, minute: 6 * 60)).start == start("2026-12-06", "06:00"))
    }

    @Test func `a date is in the nearest year unless it is written`() {
        let day = ListHeading.Day(month: 1, day: 5)
        #expect(evening(heading([day], minute: 0)).start == start("2027-01-05", "00:00"))
        let later = ListHeading.Day(year: 2027, month: 1, day: 5)
        #expect(evening(heading([later], minute: 0)).start == start("2027-01-05", "00:00"))
        let other = ListHeading.Day(month: 12, day: 3)
        #expect(
            evening(heading([other]), usual: usual).start == start("2026-12-03", "20:30"))
    }

    @Test func `of the orders of a date the one counts that is soon`() {
        let days = [
            ListHeading.Day(year: 2028, month: 12, day: 26),
            ListHeading.Day(year: 2026, month: 12, day: 28),
        ]
        #expect(evening(heading(days, minute: 0)).start == start("2026-12-28", "00:00"))
    }

    @Test func `another day than that of an evening is noticed`() throws {
        let thursday = Evening(start: start("2026-12-03", "20:30"))
        let isOther = { (heading: ListHeading) in
            heading.isOnOtherDay(than: thursday, at: now, in: berlin)
        }
        #expect(isOther(heading(weekday: 2)) && !isOther(heading(weekday: 4)))
        #expect(!isOther(heading(minute: 0)) && !isOther(heading()))
        // A Thursday can be that of the next week.
        let later = Evening(start: start("2026-12-10", "20:30"))
        #expect(!heading(weekday: 4).isOnOtherDay(than: later, at: now, in: berlin))
        #expect(isOther(heading([ListHeading.Day(month: 12, day: 8)])))
        #expect(!heading(weekday: 2).isOnOtherDay(than: Evening(), at: now, in: berlin))
    }

    @Test func `a number of places replaces the usual one`() {
        var heading = heading()
        heading.placeCount = 12
        #expect(evening(heading).places.count == 12)
    }

    @Test func `a day whose midnight is skipped has its usual times`() {
        let zone = SkippedMidnightZone()
        let start = EveningStart(date: "2026-11-29", time: "20:30", in: zone)
        let time = start?.localTime(in: zone)
        #expect(time?.hour == 20 && time?.minute == 30 && time?.day == 29)
    }

    @Test func `a date that is over, is no date or has another weekday does not count`() {
        let over = ListHeading.Day(month: 11, day: 24)
        let far = ListHeading.Day(year: 2027, month: 12, day: 1)
        let none = ListHeading.Day(month: 2, day: 30)
        let tuesday = ListHeading.Day(month: 12, day: 1)
        for heading in [
            heading([over], minute: 0), heading([none], minute: 0),
            heading([tuesday], weekday: 3, minute: 0), heading([far], minute: 0),
        ] {
            #expect(evening(heading, usual: usual).start == usual)
        }
    }

    @Test func `of two days the weekday decides`() {
        let days = [
            ListHeading.Day(month: 12, day: 10), ListHeading.Day(month: 10, day: 12),
        ]
        let time = start("2026-12-01", "19:00")
        #expect(
            evening(heading(days, minute: 19 * 60, needsWeekday: true), usual: usual).start == time)
        #expect(
            evening(heading(days, weekday: 5, minute: 0, needsWeekday: true)).start
                == start("2026-12-04", "00:00"))
        #expect(
            evening(heading(days, weekday: 4, minute: 0, needsWeekday: true)).start
                == start("2026-12-10", "00:00"))
        let one = ListHeading.Day(month: 12, day: 12)
        #expect(
            evening(heading([one], minute: 19 * 60, needsWeekday: true), usual: usual).start == time
        )
        #expect(
            evening(heading([one], weekday: 6, minute: 0, needsWeekday: true)).start
                == start("2026-12-12", "00:00"))
    }

    @Test func `a date without a time has none before there is a usual one`() {
        let day = ListHeading.Day(month: 12, day: 3)
        #expect(evening(heading([day], weekday: 4)).start == nil)
        #expect(evening(heading(minute: 0)).start == nil)
    }
}

/// A zone whose clocks are set from 00:00 to 01:00 on 2026-11-29.
private struct SkippedMidnightZone: LocalTimeZone {
    func utcOffset(at moment: Moment) -> Int64 {
        moment.wall < 1_795_910_400_000 ? 0 : 3_600
    }
}
