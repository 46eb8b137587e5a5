import Testing
import UnicodeText

@testable import Attendance

@Suite struct `Heading reader` {
    private func heading(_ text: String) -> String {
        ListReport.heading(list(text).heading)?.dropping("heading ") ?? ""
    }

    private func list(_ text: String) -> PastedList {
        PastedList(text + "\n1. Ana\n2. Bo", squad: SquadIndex([], UTF8ProcFolding()))
    }

    @Test(arguments: [
        ("20:30", "20:30"), ("20.30 Uhr", "20:30"), ("20:30 Uhr", "20:30"), ("20 Uhr", "20:00"),
        ("20h30", "20:30"), ("21h", "21:00"), ("8 pm", "20:00"), ("8:15pm", "20:15"),
        ("11am", "11:00"), ("12 pm", "12:00"), ("12 am", "0:00"), ("09:00", "9:00"),
        ("오후 8시", "20:00"), ("8시반", "20:30"), ("8시 반", "20:30"), ("오전 9시 15분", "9:15"),
        ("오전 10시", "10:00"), ("10시", ""), ("20時30分", "20:30"), ("午後8時", "20:00"),
        ("18:00-19:30", "18:00"),
        ("18:00 to 19:30", "18:00"), ("시간:20:30", "20:30"), ("20h-22h", "20:00"),
        ("8pm-10pm", "20:00"),
        ("10:30 p.m.", "22:30"), ("8 a.m", "8:00"), ("PM 10:00", "22:00"), ("AM 10:00", "10:00"),
        ("9 Uhr abends", "21:00"), ("새벽 6시", "6:00"), ("8시 30분에", "20:30"),
        ("8시30", "20:30"), ("20時30分から", "20:30"), ("20 h 30", "20:30"), ("20 Uhr 30", "20:30"),
        ("20 Uhr 14 Leute", "20:00"), ("下午8点半", "20:30"), ("午後8時半", "20:30"),
        ("오후 8시반에", "20:30"), ("am 8. um 20 Uhr", "20:00"),
        // The time can be one of the morning, or is none.
        ("8:30", ""), ("8h", ""), ("25:00", ""), ("20:75", ""), ("Meet 20:15, start 20:30", ""),
        ("13 am", ""), ("5 players", ""), ("9시 분", ""), ("19 oder 20 Uhr", ""), ("7 or 8:30", ""),
        ("25 or 9:30", ""),
        ("00:30 tonight", ""), ("9시", ""),
        ("8시간", ""), ("밤 12시", ""),
    ])
    func `a time of day is read unless it can be another one`(text: String, time: String) {
        #expect(heading("Football \(text)") == time)
    }

    @Test(arguments: [
        ("24.11.", "11-24"), ("24. November", "11-24"), ("24 Nov 2026", "2026-11-24"),
        ("24th of November", "11-24"), ("24 de noviembre", "11-24"), ("Nov 24", "11-24"),
        ("2026-11-24", "2026-11-24"), ("24.11.2026", "2026-11-24"), ("24/11", "11-24"),
        ("11/24", "11-24"), ("11/24/26", "2026-11-24"), ("3/4", "04-03/03-04"),
        ("11월 24일", "11-24"), ("2026년 11월 24일", "2026-11-24"), ("11月24日", "11-24"),
        ("2026/11/24", "2026-11-24"), ("14/14", ""), ("32.11.", ""), ("24.11", ""),
        ("Nov 20:30", "20:30"), ("1/2/3/4", ""), ("0월 1일", ""), ("Nov", ""), ("24-11/26", ""),
        ("Mar 24/11", "11-24"), ("26.12.28", "2028-12-26/2026-12-28"),
        ("11-12-2026", "2026-12-11/2026-11-12"), ("12/14", "12-14"), ("1 Dec", "12-01"),
        ("11/24-26", "11-24"),
    ])
    func `a date is read with all its meanings`(text: String, date: String) {
        #expect(heading("Football \(text)") == date)
    }

    @Test func `numbers such as those of players need a day of the week`() {
        #expect(list("Football (12/12)").heading.needsWeekday)
        #expect(list("Football (12/14)").heading.needsWeekday)
        #expect(!list("24/11").heading.needsWeekday)
        #expect(!list("3/4/2026").heading.needsWeekday)
        // Beside a date they do not count.
        #expect(heading("Football (10/12)\nTuesday 1 Dec, 20:30") == "12-01, day 2, 20:30")
        #expect(!list("Football (10/12)\nTuesday 1 Dec").heading.needsWeekday)
    }

    @Test(arguments: [
        ("Tuesday 20:30, Olympiapark", "day 2, 20:30, Olympiapark"),
        ("Tuesday 20:30 @ Olympiapark", "day 2, 20:30, Olympiapark"),
        ("📍 Olympiapark (pitch 3)", "Olympiapark"), ("Ort: Theresienwiese", "Theresienwiese"),
        ("<11/24(화) 20:30 잠실 풋살장>", "11-24, day 2, 20:30, 잠실 풋살장"),
        ("[Di 20:30 Park]", "20:30, Park"), ("*Tuesday 20:30, Park*", "day 2, 20:30, Park"),
        ("20:30, Halle 3", "20:30, Halle 3"), ("20:30, Park, bring bibs", "20:30, Park"),
        ("📍 Park Tuesday 20:30", "day 2, 20:30, Park"),
        ("20:30 Tuesday - Park", "day 2, 20:30, Park"),
        // Other sentences are no places.
        ("Football, Tuesday, 20:30", "day 2, 20:30"), ("20:30, bring shirts", "20:30"),
        ("20:30, who's in?", "20:30"), ("20:30, Who's in?", "20:30"), ("20:30, 5 each", "20:30"),
        ("20:30, Bring 2 shirts", "20:30"), ("Tuesday @ 8pm", "day 2, 20:00"),
        ("@everyone 20:30", "20:30"), ("@ana @bo 20:30", "20:30"),
        ("📍 https://example.org/x", ""), ("📍 Dome https://example.org/x", "Dome"),
        ("20:30 @ TBC", "20:30, TBC"),
        ("20:30, please be there on time all", "20:30"), ("20:30, Ort: a, b", "20:30"),
        ("Place:", ""), ("@ 📍", ""), ("@ Park\n@ Garden", ""), ("20:30 Tuesday", "day 2, 20:30"),
    ])
    func `a place follows a sign, a label or the time`(text: String, expected: String) {
        #expect(heading(text) == expected)
    }

    @Test(arguments: [
        ("14 places, 5 € each", "14 places"), ("max 12", "12 places"),
        ("12 joueurs max", "12 places"),
        ("Players (max 10)", "10 places"), ("max 90 minutes", ""),
        ("20:30, max 14", "20:30, 14 places"),
        ("Limite: 14", "14 places"), ("10 Plätze", "10 places"),
        ("2 places left, 12 places", ""), ("5 players", ""), ("12 places\n14 places", ""),
        ("9 players so far", ""), ("20:30 spots", "20:30"),
        ("2 Spieler fehlen", ""),
    ])
    func `the number of all places is read`(text: String, expected: String) {
        #expect(heading(text) == expected)
    }

    @Test(arguments: [
        "1 Dec 20:30 Park", "3. Dezember 20:30", "Location: TBC", "📍 tbd", "1 Dec",
        "We need 10 players", "10 players needed",
        "max 90 minutes", "Tuesday 20:30 @ TBC",
    ])
    func `lines with dates and places name nobody`(line: String) {
        let entries = list(line).lines.flatMap { line -> [ListEntry] in
            if case .entries(let entries) = line.content { entries } else { [] }
        }
        #expect(entries.map(\.name) == ["Ana", "Bo"])
    }

    @Test(arguments: ["Joe +2", "Joe 10 minutes late", "1. Joe and 9 players"])
    func `people with guests and those who are late are no remarks`(line: String) {
        let text = line.hasPrefix("1.") ? line : "\(line)\nBo"
        let list = PastedList(text, squad: SquadIndex([], UTF8ProcFolding()))
        guard case .entries(let found) = list.lines.first?.content else {
            Issue.record("no name")
            return
        }
        #expect(found.first?.name == "Joe")
    }

    @Test func `each person who is mentioned is one`() {
        let entries = list("1. @Tom @Ana Maria @Luis").lines.first?.content
        guard case .entries(let found) = entries else {
            Issue.record("no names")
            return
        }
        #expect(found.map(\.name) == ["Tom", "Ana Maria", "Luis"])
    }

    @Test func `a numbered name that looks like a month is a name`() {
        let entries = list("1. Dec").lines.first?.content
        guard case .entries(let found) = entries else {
            Issue.record("no name")
            return
        }
        #expect(found.map(\.name) == ["Dec"])
    }

    @Test func `facts that contradict each other are no facts`() {
        #expect(heading("Tuesday 24.11. 20:30\nThursday 26.11. 20:30") == "20:30")
        #expect(heading("Tue 1 Dec 20:30\nTue 8 Dec 20:30") == "20:30")
        #expect(heading("Tuesday 20:30\nTuesday 21:00") == "day 2")
    }

    @Test func `only the lines above the names are read, and none of a chat`() {
        #expect(heading("Tuesday\nIn:\n20:30") == "day 2")
        #expect(heading("1.\n2.\nTuesday") == "")
        let chat = "[21/11/2026, 19:03:12] Ana: Football Tuesday 20:30\n[21/11/2026, 19:04] Bo: in"
        #expect(heading(chat) == "")
    }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
