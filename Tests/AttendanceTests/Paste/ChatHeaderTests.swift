import Testing

@testable import Attendance

@Suite struct `The header of a message` {
    private func header(_ line: String) -> ChatHeader? { ChatHeader(TokenizedLine(line).tokens) }

    @Test(arguments: [
        "[21/11/2026, 19:04] Bo: in", "21/11/2026, 7:03 p. m. - Bo: voy",
        "21/11/2026, 7:03 p.m. - Bo: voy", "[21/11/2026, 7:03:12 p. m.] Bo: voy",
        "[21.11.2026 19.03.12] Bo: in", "21.11.2026 19.03 - Bo: in", "Nov 21, 2026, 19:03 - Bo: in",
        "[Bo] [오후 7:03] in", "Bo, [21.11.2026 19:03]", "19:03\tBo\tin", "Bo — Today at 19:03",
        "2026년 11월 21일 오후 7:03, Bo : in",
    ])
    func `has a sender`(line: String) {
        #expect(header(line)?.sender == "Bo")
    }

    @Test func `can have the name of a month as its sender`() {
        #expect(header("Jan, [21.11.2026 19:03]")?.sender == "Jan")
    }

    @Test(arguments: [
        "Tuesday 24 Nov, 20:30, Olympiapark", "Dienstag, 24.11., 20:30, Halle: Süd",
        "Dienstag, 24.11.2026, 20:30, Halle: Süd", "Football [20:30]", "[Tuesday 20:30] Park",
        "[24.11. 20:30] Park: 3", "Football [21.11.2026 19:03]", "24.11. 20.30 - Park: 3",
    ])
    func `is not a heading`(line: String) {
        #expect(header(line) == nil)
    }
}
