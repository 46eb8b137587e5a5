import TestSupport
import Testing

@testable import TerminalUI

/// Lists with headings.
@MainActor @Suite struct `Tables` {
    private func lines(columns: Int, rows: Int = 14) throws -> [String] {
        try WorkspaceFixture(Size(columns: columns, rows: rows)) {
            SamplePage.makeList(checked: [0])
        }.lines
    }

    @Test func `the headings stand once above their columns`() throws {
        let window = try WorkspaceFixture(.medium) { SamplePage.makeList(checked: [0]) }
        #expect(window.lines.count { $0.contains("Position") } == 1)
        let name = try #require(window.find("[x] Aitana"))
        #expect(window.find("Name") == Point(column: name.column, row: name.row - 1))
        let badge = try #require(window.find("GK  goalkeeper"))
        #expect(window.find("Position") == Point(column: badge.column, row: badge.row - 1))
        let stars = try #require(window.find("★   beginner"))
        #expect(window.find("Skill") == Point(column: stars.column, row: stars.row - 1))
    }

    @Test func `a narrower table shows symbols without their texts`() throws {
        let lines = try lines(columns: 50)
        #expect(lines.contains { $0.contains("Position") && $0.contains("Skill") })
        let row = try #require(lines.first { $0.contains("[x] Aitana Bonmatí") })
        #expect(row.contains("GK") && row.contains("★"))
        #expect(!lines.contains { $0.contains("goal") || $0.contains("beg") })
    }

    @Test func `the columns of a wide table share its width`() throws {
        let window = try WorkspaceFixture(.large) { SamplePage.makeList(checked: []) }
        let columns = try ["Name", "Position", "Skill"].map { try #require(window.find($0)).column }
        let (first, second) = (columns[1] - columns[0], columns[2] - columns[1])
        #expect(second > first / 2)
    }

    @Test func `the narrowest table has no headings`() throws {
        let lines = try lines(columns: 40, rows: 12)
        #expect(!lines.contains { $0.contains("Position") })
        #expect(lines.contains { $0.contains("[x] Aitana Bonmatí") && $0.contains("GK") })
    }

    @Test func `the headings stay while the rows scroll`() throws {
        let window = try WorkspaceFixture(Size(columns: 80, rows: 14)) {
            SamplePage.makeList(checked: [])
        }
        window.press(.end)
        #expect(window.find("Position") != nil)
        #expect(window.find("Aitana") == nil)
        #expect(window.focused.count == 1)
    }

    @Test(arguments: [(false, "1/90 "), (true, "1/90+ ")])
    func `the number of rows is marked if further ones follow`(hasMore: Bool, mark: String) throws {
        let rows = Rows(
            count: 90, hasMore: hasMore, row: { Row(RowID(Int64($0)), title: "P\($0)") },
            index: { Int($0.number) })
        let window = try WorkspaceFixture(.medium) { .list(rows) }
        #expect(window.lines.contains { $0.contains(mark) })
    }

    @Test func `a click below the headings hits the row under the pointer`() throws {
        let window = try WorkspaceFixture(.medium) { SamplePage.makeList(checked: []) }
        window.click(try #require(window.find("손흥민")))
        #expect(window.focused.first?.contains("손흥민") == true)
    }

    @Test func `two symbols fit into the narrowest columns`() throws {
        let row = Row(
            RowID(1), title: "Maximiliana",
            details: [Row.Detail("1 goal", symbol: "●1"), Row.Detail("MID")])
        let sections = ["A", "B"].map { Section($0, rows: Rows([row])) }
        let list = RowList("Teams", sections: sections, arrangement: .columns)
        let window = try WorkspaceFixture(.small) {
            Page(title: "Match", elements: [.list(list)])
        }
        #expect(window.find("Maximili… ●1  MID") != nil)
    }

    @Test func `details that only some rows of a companion have stand at the end of the rows`()
        throws
    {
        let rows = [
            Row(RowID(1), title: "Goal", details: ["1-0"]), Row(RowID(2), title: "Kick-off"),
        ]
        let window = try WorkspaceFixture(.medium) {
            let list = RowList("Events", sections: [Section(rows: Rows(rows))])
            return Page(
                title: "Match", elements: [.text(Text("Running"))],
                companions: [Panel("Events", elements: [.list(list)])])
        }
        #expect(window.find("1-0")?.column == 70)
    }

    @Test func `a form shows symbols and texts in one column`() throws {
        let window = try WorkspaceFixture(.medium) {
            .list(
                Row(RowID(1), title: "Position", details: [Row.Detail("winger", symbol: "W")]),
                Row(RowID(2), title: "Age", details: ["34"]))
        }
        let badge = try #require(window.find("W   winger"))
        #expect(window.find("34") == Point(column: badge.column, row: badge.row + 1))
    }
}
