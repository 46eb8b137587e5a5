import Domain
import TestSupport
import Testing

@testable import History

@Suite struct `Dates of a search` {
    private let timeZone = FixedTimeZone(hours: 2)
    /// Sunday, 15 November 2026, 00:13 local time.
    private let today = Moment(wall: 1_794_694_400_000, uptime: 0, boot: "")

    private func times(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) throws -> Range<Int64> {
        try #require(timeZone.wallTimes(ofYear: year, month: month, day: day))
    }

    private func dates(_ text: String) -> [Range<Int64>]? {
        HistorySearch(text, today: today, in: timeZone)?.dates(in: timeZone)
    }

    @Test(
        arguments: [
            ("2026", 2_026, nil, nil), ("2026-11", 2_026, 11, nil), ("2026-11-14", 2_026, 11, 14),
            ("nov 2026", 2_026, 11, nil), ("November 2026", 2_026, 11, nil),
            ("14 nov 2026", 2_026, 11, 14), ("Nov 14, 2026", 2_026, 11, 14),
            (" 14. november  2026 ", 2_026, 11, 14), ("14.11.2026", 2_026, 11, 14),
            ("14/11/2026", 2_026, 11, 14), ("14-11-2026", 2_026, 11, 14), ("1/2/2026", 2_026, 2, 1),
            ("14. 11. 2026", 2_026, 11, 14), ("14.11.26", 2_026, 11, 14),
            ("11/14/2026", 2_026, 11, 14), ("2026/11/14", 2_026, 11, 14),
            ("2026.11", 2_026, 11, nil), ("today", 2_026, 11, 15), ("Yesterday", 2_026, 11, 14),
            ("last saturday", 2_026, 11, 14), ("last sunday", 2_026, 11, 8),
            ("Last Mon", 2_026, 11, 9), ("11/2026", 2_026, 11, nil),
            ("1.2026", 2_026, 1, nil), ("sat 14 nov 2026", 2_026, 11, 14),
            ("2026년", 2_026, nil, nil), ("2026년 11월", 2_026, 11, nil),
            ("2026년 11월 14일 토요일", 2_026, 11, 14), ("오늘", 2_026, 11, 15),
            ("어제", 2_026, 11, 14), ("지난 토요일", 2_026, 11, 14),
        ] as [(String, Int, Int?, Int?)])
    func `a year, a month and a day are read`(
        text: String, year: Int, month: Int?, day: Int?
    ) throws {
        #expect(dates(text) == [try times(year, month, day)])
    }

    @Test(
        arguments: [
            ("november", nil), ("NOV", nil), ("14 nov", 14), ("14.11", 14), ("14/11", 14),
            ("14.11.", 14), ("Sat 14 Nov", 14), ("11월", nil), ("11월 14일", 14),
            ("11월 14일 토요일", 14),
        ] as [(String, Int?)])
    func `a date without a year is in every year`(text: String, day: Int?) throws {
        let found = try #require(dates(text))
        for year in [1_970, 2_025, 2_026, 2_099] {
            #expect(found.contains(try times(year, 11, day)))
        }
        #expect(found.count == 130)
    }

    @Test func `a day that some years lack is in the others`() {
        #expect(dates("29 feb")?.count == 32)
    }

    @Test(arguments: [
        "", "14", "no", "202", "20261", "ana", "14 ana", "nov dec", "14 15 nov", "14 2026",
        "2026 nov 2025", "2026-", "-", "123 nov", "last", "last su", "last team", "sunday",
        "today ana", "sat", "14일", "월", "11월 12월", "토요일", "a일", "sat sun 14 nov", "14/11/202",
        "14/11/2026/1",
    ])
    func `other texts are no dates`(text: String) {
        #expect(dates(text) == nil)
    }

    @Test func `yesterday is found after a night in which the clocks were changed`() throws {
        // 00:30 on the day after the shortest day.
        let zone = SpringZone()
        let today = Moment(wall: 1_774_823_400_000, uptime: 0, boot: "")
        let found = HistorySearch("yesterday", today: today, in: zone)?.dates(in: zone)
        #expect(found == [try #require(zone.wallTimes(ofYear: 2_026, month: 3, day: 29))])
    }

    @Test(arguments: [
        "2026-13", "2026-02-30", "31 jun", "0000", "2026-11-14-1", "30.2.2026", "31/4",
        "13/13/2026",
    ])
    func `dates that do not exist find nothing`(text: String) {
        #expect(dates(text) ?? [] == [])
    }
}

/// A time zone one hour ahead of UTC, and two hours from 2026-03-29 02:00 local time on.
private struct SpringZone: LocalTimeZone {
    func utcOffset(at moment: Moment) -> Int64 { moment.wall < 1_774_746_000_000 ? 3_600 : 7_200 }
}
