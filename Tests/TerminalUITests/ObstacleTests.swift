import Testing

@testable import TerminalUI

@MainActor @Suite struct `What cannot be done for a reason` {
    private static let why = "That is left out of this run."

    private final class Doing {
        var done: [String] = []
        var alert: Alert?
    }

    private let doing = Doing()

    private func page(of doing: Doing) -> Page {
        Page(
            title: "T",
            elements: [
                .list(
                    RowList(
                        "L",
                        sections: [
                            Section(
                                rows: Rows([
                                    Row(RowID(1), title: "Ana", unavailableReason: Self.why) {
                                        doing.done.append("Ana")
                                    }
                                ]))
                        ]))
            ],
            actions: [
                Action("Add", key: .character("a"), unavailableReason: Self.why) {
                    doing.done.append("Add")
                },
                Action("Go", key: .escape, unavailableReason: Self.why) { doing.done.append("Go") },
                Action("Off", key: .character("o"), isEnabled: false) { doing.done.append("Off") },
            ], alert: doing.alert)
    }

    private func window() throws -> Window {
        try Window { [doing] in page(of: doing) }
    }

    @Test func `an obstacle disables an action and a row`() throws {
        let page = page(of: doing)
        #expect(page.actions.map(\.isEnabled) == [false, false, false])
        #expect(page.actions.map(\.unavailableReason) == [Self.why, Self.why, nil])
        #expect(page.lists[0].sections[0].rows[0].activate == nil)
        #expect(Action("A", unavailableReason: nil) {}.isEnabled)
        #expect(Row(RowID(1), title: "R", unavailableReason: nil) {}.activate != nil)
    }

    @Test func `a row that cannot be opened looks like it, focused too`() throws {
        let window = try window()
        let place = try #require(window.find("Ana"))
        #expect(Array(window.frame().row(place.row))[place.column].style == .focused(.disabled))
        window.press(.tab)
        #expect(Array(window.frame().row(place.row))[place.column].style == Style(.disabled))
    }

    @Test(arguments: [[Key.character("a")], [.enter], [.tab, .enter]])
    func `whoever tries it by key is told why, once`(keys: [Key]) throws {
        let window = try window()
        for key in keys { window.press(key) }
        #expect(window.lines.joined().contains(Self.why))
        window.press(.enter)
        #expect(!window.lines.joined().contains(Self.why))
        #expect(doing.done.isEmpty)
    }

    @Test(arguments: ["Ana", "Add"])
    func `whoever tries it by mouse is told why`(label: String) throws {
        let window = try window()
        window.click(try #require(window.find(label)))
        #expect(window.lines.joined().contains(Self.why))
        #expect(doing.done.isEmpty)
    }

    @Test func `what is disabled for a reason that can be seen stays silent`() throws {
        let window = try window()
        let before = window.lines
        window.press(.character("o"))
        #expect(window.lines == before)
    }

    @Test func `Back is not held up`() throws {
        let window = try window()
        try window.push { Page(title: "Above", elements: []) }
        window.press(.escape)
        #expect(window.lines.joined().contains("Ana"))
        #expect(doing.done.isEmpty)
    }

    @Test func `an answer that is in the way says so, and the question stays`() throws {
        let window = try window()
        doing.alert = Alert(
            "Go on?",
            actions: [
                Action("Yes", key: .character("y"), unavailableReason: Self.why) {
                    doing.done.append("Yes")
                },
                Action("No", key: .character("n")) { doing.done.append("No") },
            ], cancel: {})
        window.frame()
        window.press(.character("y"))
        #expect(window.lines.joined().contains(Self.why))
        window.press(.enter)
        #expect(window.lines.joined().contains("Go on?"))
        window.press(.enter)
        #expect(doing.done == ["No"])
    }
}
