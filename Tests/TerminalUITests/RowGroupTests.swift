import TestSupport
import Testing

@testable import TerminalUI

/// Rows in groups.
@MainActor @Suite struct `Groups of rows` {
    private func window(
        _ size: Size, group: String = "Nov 2026", title: String = "Row"
    ) throws -> WorkspaceFixture {
        try WorkspaceFixture(size) {
            let rows = (0..<100).map { index in
                Row(
                    RowID(Int64(index)), title: "\(title) \(index)",
                    group: index < 2 ? "Dec 2026" : group, details: ["4-2", "Team A"])
            }
            return .list(Rows(rows), columns: ["Date", "Score", "Winner"])
        }
    }

    @Test func `a heading stands beside the first row of its group`() throws {
        let window = try window(.medium)
        for (title, group) in [
            ("Row 0", true), ("Row 1", false), ("Row 2", true), ("Row 3", false),
        ] {
            let line = try #require(window.lines.first { $0.contains("\(title) ") })
            #expect(line.contains(" 2026") == group)
        }
        let row = try #require(window.find("Row 0"))
        #expect(window.find("Date") == Point(column: row.column, row: row.row - 1))
    }

    @Test func `the first visible row shows its group`() throws {
        let window = try window(.medium)
        window.press(.end)
        #expect(window.lines.count { $0.contains("Nov 2026") } == 1)
        let headings = try #require(window.find("Date"))
        #expect(try #require(window.find("Nov 2026")).row == headings.row + 1)
    }

    @Test func `the narrowest window shows groups and all columns`() throws {
        let lines = try window(Size(columns: 40, rows: 12)).lines
        #expect(lines.contains { $0.contains("Dec 2026  Row 0") && $0.contains("4-2  Team A") })
    }

    @Test func `the last columns give way to titles beside groups`() throws {
        let lines = try window(Size(columns: 40, rows: 12), title: "Saturday, row").lines
        #expect(lines.contains { $0.contains("Dec 2026  Saturday, row 0 ") && $0.contains("4-2") })
        #expect(!lines.contains { $0.contains("Team A") })
    }

    @Test func `a heading that leaves no room for the rows is left out`() throws {
        let lines = try window(
            Size(columns: 40, rows: 12), group: "A very long name of a group"
        ).lines
        #expect(lines.contains { $0.contains("Row 2") && $0.contains("Team A") })
        #expect(!lines.contains { $0.contains("A very") })
    }
}
