import Testing

@testable import TerminalUI

@MainActor @Suite struct `Unavailable actions and rows` {
    private static let reason = "That is left out of this run."

    private final class Calls {
        var done: [String] = []
        var alert: Alert?
    }

    private let calls = Calls()

    private func page(of calls: Calls) -> Page {
        let page = Page.list(
            Row(RowID(1), title: "Ana", unavailableReason: Self.reason) {
                calls.done.append("Ana")
            },
            actions: [
                Action("Add", key: .character("a"), unavailableReason: Self.reason) {
                    calls.done.append("Add")
                },
                Action("Go", key: .escape, unavailableReason: Self.reason) {
                    calls.done.append("Go")
                },
                Action("Off", key: .character("o"), isEnabled: false) { calls.done.append("Off") },
            ])
        return calls.alert.map(page.showing) ?? page
    }

    private func window() throws -> WorkspaceFixture {
        try WorkspaceFixture { [calls] in page(of: calls) }
    }

    @Test func `a reason disables an action and a row`() throws {
        let page = page(of: calls)
        #expect(page.actions.map(\.isEnabled) == [false, false, false])
        #expect(page.actions.map(\.unavailableReason) == [Self.reason, Self.reason, nil])
        #expect(page.lists[0].sections[0].rows[0].activate == nil)
        #expect(Action("A", unavailableReason: nil) {}.isEnabled)
        #expect(Row(RowID(1), title: "R", unavailableReason: nil) {}.activate != nil)
    }

    @Test func `an unavailable row has the disabled style, also while it is focused`() throws {
        let window = try window()
        let place = try #require(window.find("Ana"))
        #expect(Array(window.frame().row(place.row))[place.column].style == .focused(.disabled))
        window.press(.tab)
        #expect(Array(window.frame().row(place.row))[place.column].style == Style(.disabled))
    }

    @Test(arguments: [[Key.character("a")], [.enter], [.tab, .enter]])
    func `a key shows the reason once`(keys: [Key]) throws {
        let window = try window()
        for key in keys { window.press(key) }
        #expect(window.lines.joined().contains(Self.reason))
        window.press(.enter)
        #expect(!window.lines.joined().contains(Self.reason))
        #expect(calls.done.isEmpty)
    }

    @Test(arguments: ["Ana", "Add"])
    func `a click shows the reason`(label: String) throws {
        let window = try window()
        window.click(try #require(window.find(label)))
        #expect(window.lines.joined().contains(Self.reason))
        #expect(calls.done.isEmpty)
    }

    @Test func `a disabled action without a reason shows nothing`() throws {
        let window = try window()
        let before = window.lines
        window.press(.character("o"))
        #expect(window.lines == before)
    }

    @Test func `an unavailable action for Esc does not block Back`() throws {
        let window = try window()
        try window.push { Page(title: "Above", elements: []) }
        window.press(.escape)
        #expect(window.lines.joined().contains("Ana"))
        #expect(calls.done.isEmpty)
    }

    @Test func `an unavailable alert action shows its reason and keeps the alert`() throws {
        let window = try window()
        calls.alert = Alert(
            "Go on?",
            actions: [
                Action("Yes", key: .character("y"), unavailableReason: Self.reason) {
                    calls.done.append("Yes")
                },
                Action("No", key: .character("n")) { calls.done.append("No") },
            ], cancel: {})
        window.frame()
        window.press(.character("y"))
        #expect(window.lines.joined().contains(Self.reason))
        window.press(.enter)
        #expect(window.lines.joined().contains("Go on?"))
        window.press(.enter)
        #expect(calls.done == ["No"])
    }
}
