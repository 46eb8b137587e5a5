import Domain
import TestSupport
import Testing

@testable import History

@Suite struct `Dates of a search` {
    private let timeZone = FixedTimeZone(hours: 2)

    private func times(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) throws -> Range<Int64> {
        try #require(timeZone.wallTimes(ofYear: year, month: month, day: day))
    }

    private func dates(_ text: String) -> [Range<Int64>]? {
        HistorySearch(text)?.dates(in: timeZone)
    }

    @Test(
        arguments: [
            ("2026", 2_026, nil, nil), ("2026-11", 2_026, 11, nil), ("2026-11-14", 2_026, 11, 14),
            ("nov 2026", 2_026, 11, nil), ("November 2026", 2_026, 11, nil),
            ("14 nov 2026", 2_026, 11, 14), ("Nov 14, 2026", 2_026, 11, 14),
            (" 14. november  2026 ", 2_026, 11, 14),
        ] as [(String, Int, Int?, Int?)])
    func `a year, a month and a day are read`(
        text: String, year: Int, month: Int?, day: Int?
    ) throws {
        #expect(dates(text) == [try times(year, month, day)])
    }

    @Test(arguments: [("november", nil), ("NOV", nil), ("14 nov", 14)] as [(String, Int?)])
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
        "2026 nov 2025", "2026-", "-", "123 nov",
    ])
    func `other texts are no dates`(text: String) {
        #expect(HistorySearch(text) == nil)
    }

    @Test(arguments: ["2026-13", "2026-02-30", "31 jun", "0000", "2026-11-14-1"])
    func `dates that do not exist find nothing`(text: String) {
        #expect(dates(text) ?? [] == [])
    }
}
