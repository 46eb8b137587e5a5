import TestSupport
import Testing

@testable import TerminalUI

/// The panels of a wide window: the elements of a page, the detail of a row, and the companion.
@MainActor @Suite struct `Panels of a page` {
    private nonisolated static let wide = Size(columns: 120, rows: 40)

    private func window(_ size: Size, _ page: @escaping @MainActor () -> Page) throws
        -> WorkspaceFixture
    {
        try WorkspaceFixture(size, page)
    }

    private func page(_ names: [String], companions: Panel...) -> Page {
        let rows = names.enumerated().map { index, name in
            Row(RowID(Int64(index)), title: name) {
            } detail: {
                Panel(name, elements: [.text(Text("About \(name)"))])
            }
        }
        return Page(
            title: "Players",
            elements: [.list(RowList("List", sections: [Section(rows: Rows(rows))]))],
            companions: companions)
    }

    @Test func `a wide window shows the detail of the focused row`() throws {
        let window = try window(Self.wide) { page(["Ada", "Marta"]) }
        #expect(window.find("About Ada") != nil)
        window.press(.down)
        #expect(window.find("About Marta") != nil)
        #expect(window.find("About Ada") == nil)
    }

    @Test func `a narrow window shows no detail`() throws {
        let window = try window(.medium) { page(["Ada"]) }
        #expect(window.find("About Ada") == nil)
    }

    @Test func `a wide window shows the companion beside the page`() throws {
        let window = try window(Self.wide) {
            page([], companions: Panel("News", elements: [.text(Text("Rain"))]))
        }
        #expect(window.find("Rain")?.row == window.find("News").map { $0.row + 1 })
    }

    @Test func `a narrow window shows a companion that fits below the page`() throws {
        let lines = Box(8)
        let window = try window(.medium) {
            let texts = (1...lines.value).map { Element.text(Text("Line \($0)")) }
            return page(["Ada", "Marta"], companions: Panel("News", elements: texts))
        }
        #expect(window.find("Line 8") != nil)
        lines.value = 40
        #expect(window.find("News") == nil)
    }

    @Test func `two companions stand side by side in a wide area, else one below the other`() throws
    {
        let size = Size(columns: 240, rows: 40)
        let window = try window(size) {
            page(
                [], companions: Panel("News", elements: [.text(Text("Rain"))]),
                Panel("More", elements: []))
        }
        #expect(window.find("News")?.row != window.find("More")?.row)
        let match = try self.window(size) {
            let rows = Rows((1...3).map { Row(RowID($0), title: "Row \($0)") })
            let sections = [Section("Red", rows: rows), Section("Blue", rows: Rows([]))]
            let list = RowList("Teams", sections: sections, arrangement: .columns)
            return Page(
                title: "Match", elements: [.list(list)],
                companions: [Panel("News", elements: []), Panel("More", elements: [])])
        }
        #expect(match.find("News")?.row == match.find("More")?.row)
    }

    @Test func `the last companion is the first to get room, and a few rows of a list are enough`()
        throws
    {
        let window = try window(.medium) {
            let texts = (1...12).map { Element.text(Text("Line \($0)")) }
            let rows = Rows((1...40).map { Row(RowID(Int64($0)), title: "Row \($0)") })
            let list = RowList("Long", sections: [Section(rows: rows)])
            return page(
                ["Ada", "Marta"], companions: Panel("News", elements: texts),
                Panel("More", elements: [.list(list)]))
        }
        #expect(window.find("More") != nil && window.find("News") == nil)
        #expect(window.find("Row 3") != nil && window.find("Row 40") == nil)
    }

    @Test func `a short list above a companion has no scroll bar`() throws {
        let window = try window(.medium) {
            page(["Ada"], companions: Panel("News", elements: [.text(Text("Rain"))]))
        }
        #expect(window.find("Rain") != nil)
        #expect(window.find("█") == nil)
    }

    @Test func `a narrow window with enough rows shows all companions in order`() throws {
        let window = try window(Size(columns: 80, rows: 50)) {
            page(
                ["Ada", "Marta"], companions: Panel("News", elements: [.text(Text("Rain"))]),
                Panel("More", elements: [.text(Text("Sun"))]))
        }
        let rows = try ["Marta", "News", "Rain", "More", "Sun"].map {
            try #require(window.find($0)).row
        }
        #expect(rows == rows.sorted())
    }

    @Test func `a form in a wide window stands in front of the nearest page that is no form`()
        throws
    {
        let window = try window(Self.wide) { page((1...30).map { "Player \($0)" }) }
        for title in ["Settings", "Password"] {
            try window.push {
                Page(
                    title: title,
                    elements: [.textField(TextField("\(title) field", text: "", onEdit: { _ in }))])
            }
        }
        #expect(window.find("Password field") != nil && window.find("Player 1") != nil)
        #expect(window.find("Settings field") == nil)
        #expect(window.focused == [])
        window.click(try #require(window.find("Player 1")))
        #expect(window.find("Password field") != nil)
        window.size = .medium
        #expect(window.find("Player 1") == nil)
    }

    /// Returns a page with a final score, texts, and two sections side by side.
    private func result(texts: Int) -> Page {
        let sides = ["Home", "Guests"].map {
            Scoreboard.Side($0, role: .firstSide, finalScore: 3)
        }
        let sections = ["A", "B"].enumerated().map { (index: Int, name: String) in
            Section(name, rows: Rows([Row(RowID(Int64(index)), title: "Player \(name)")]))
        }
        return Page(
            title: "Result",
            elements: [
                .scoreboard(Scoreboard("Score", sides: sides)),
                .countdown(Countdown("Played", time: "08:42", role: .plain, caption: "A draw")),
            ] + (0..<texts).map { .text(Text("Line \($0)")) }
                + [.list(RowList("Line-ups", sections: sections, arrangement: .columns))])
    }

    @Test func `texts between a scoreboard and a list do not overlap the list`() throws {
        let window = try window(Self.wide) { result(texts: 4) }
        let row = try #require(window.find("Line 0")).row
        #expect(window.find("Line 3")?.row == row + 3)
        #expect(try #require(window.find("Player A")).row > row + 4)
    }

    @Test(arguments: [wide, .medium, .small])
    func `a final score has no buttons`(size: Size) throws {
        let window = try window(size) { result(texts: 0) }
        #expect(window.focused.contains { $0.contains("Player A") })
        #expect(window.find("[") == nil)
        #expect(window.workspace.page.map { $0.actions(in: $0.elements[0]).isEmpty } == true)
    }

    @Test func `a final score in a small window has no row for buttons`() throws {
        let window = try window(.small) { result(texts: 4) }
        #expect(window.find("08:42")?.row == window.find("Home").map { $0.row + 1 })
    }

    @Test func `a list in a panel does not take the place of a list of the page`() throws {
        let other = RowList(
            "List", sections: [Section(rows: Rows([Row(RowID(9), title: "Other") {}]))])
        let opened = Box(0)
        let window = try window(Self.wide) {
            Page(
                title: "Players",
                elements: [
                    .list(
                        RowList(
                            "List",
                            sections: [
                                Section(
                                    rows: Rows([Row(RowID(1), title: "Ada") { opened.value += 1 }]))
                            ])
                    )
                ], companions: [Panel("More", elements: [.list(other)])])
        }
        #expect(window.focused.contains { $0.contains("Ada") })
        window.click(try #require(window.find("Other")))
        window.press(.enter)
        #expect(opened.value == 1)
    }

    @Test(arguments: [Size(columns: 100, rows: 20), Size(columns: 80, rows: 20)])
    func `seven players of each team are visible with the score`(size: Size) throws {
        let window = try window(size) { SamplePage.makeScoreboard() }
        for name in SampleNames.all[0..<7] + SampleNames.all[11..<18] {
            #expect(window.find(name) != nil || name.contains("Family"), "\(name)")
        }
    }

    @Test func `digits grow with the window`() throws {
        var heights: [Int] = []
        for size in [Self.wide, .large] {
            let lines = try window(size) { SamplePage.makeScoreboard() }.lines
            heights.append(lines.count { $0.contains("█") })
        }
        #expect(heights == [10, 15])
    }

    @Test func `details stand at the same place in each panel of a list`() throws {
        func section(_ title: String, _ id: Int64, _ name: String, _ detail: Row.Detail) -> Section
        {
            Section(title, rows: Rows([Row(RowID(id), title: name, details: [detail])]))
        }
        let window = try window(Size(columns: 121, rows: 20)) {
            let long = String(repeating: "Long ", count: 20)
            let sections = [section("Red", 1, "Ada", "GK"), section("Blue", 2, long, "ST")]
            return Page(
                title: "Teams",
                elements: [.list(RowList("Teams", sections: sections, arrangement: .columns))])
        }
        let first = try #require(window.find("GK")).column - #require(window.find("Red")).column
        let second = try #require(window.find("ST")).column - #require(window.find("Blue")).column
        #expect(first == second)
    }

    @Test func `a click on the title of a panel in columns drops a row before the first`() throws {
        let moves = Box<[RowList.Move]>([])
        let window = try window(Self.wide) {
            Page(
                title: "Teams",
                elements: [
                    .list(
                        RowList(
                            "Teams",
                            sections: [
                                Section("Red", rows: Rows([Row(RowID(1), title: "Ada")])),
                                Section("Blue", rows: Rows([Row(RowID(2), title: "Marta")])),
                            ], arrangement: .columns, onMove: { moves.value.append($0) }))
                ])
        }
        window.drag(try #require(window.find("Ada")), to: try #require(window.find("Blue")))
        #expect(moves.value == [RowList.Move(row: RowID(1), section: 1, index: 0)])
    }

    @Test(arguments: [Size.small, .medium, Self.wide, .large])
    func `an alert cuts no word of the page`(size: Size) throws {
        let words = "goalkeeper defender midfielder striker winger 中田英寿"
        let alert = Alert("goalkeeper?", actions: [Action("Yes") {}]) {}
        let window = try window(size) {
            let text = Array(repeating: words, count: 200).joined(separator: " ")
            return Page(title: "striker", elements: [.text(Text(text))], alert: alert)
        }
        let bars = "Sample App Enter Yes ? Keys ^P Actions"
        let known = Set("\(words) goalkeeper? \(bars)".split(separator: " "))
        let seen = window.lines.flatMap {
            $0.split { " ─│╭╮╰╯█".contains($0) }
        }
        #expect(Set(seen).subtracting(known) == [])
    }
}
