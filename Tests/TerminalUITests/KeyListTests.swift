import Testing

@testable import TerminalUI

@MainActor @Suite struct `List of keys` {
    private func keys(_ page: Page, row: Row? = nil, hasMouse: Bool = true) -> [String] {
        return KeyList(
            page, rowActions: page.rowActions(of: row), tabs: nil,
            hasMouse: hasMouse
        ).all.map { "\($0.keys) \($0.meaning)" }
    }

    private func page(_ elements: Element..., actions: [Action] = []) -> Page {
        Page(title: "", elements: elements, actions: actions)
    }

    private func list(_ rows: [Row], canMove: Bool = false) -> Element {
        let sections = [Section(rows: Rows(rows))]
        if canMove { return .list(RowList("L", sections: sections, onMove: { _ in })) }
        return .list(RowList("L", sections: sections))
    }

    @Test func `contains no keys of lists on a page without rows`() {
        let lists = ["PgUp PgDn page", "g G first, last", "H J K L move a row", "/ search"]
        for keys in [keys(page(.text(Text("a")))), keys(page(list([])))] {
            #expect(Set(keys).isDisjoint(with: lists))
            #expect(keys.contains("Tab next") && keys.contains("^C quit"))
        }
        let row = Row(RowID(1), title: "a")
        #expect(keys(page(list([row]))).contains("g G first, last"))
        #expect(!keys(page(list([row]))).contains("H J K L move a row"))
        #expect(keys(page(list([row], canMove: true))).contains("H J K L move a row"))
    }

    @Test func `contains the mouse if it is on`() {
        let page = page(list([Row(RowID(1), title: "a")], canMove: true))
        let mouse = ["click open, press", "wheel scroll", "drag move a row"]
        #expect(keys(page).filter(mouse.contains) == mouse)
        #expect(Set(keys(page, hasMouse: false)).isDisjoint(with: mouse))
        #expect(!keys(self.page()).contains("drag move a row"))
    }

    @Test func `contains Space and Enter once`() {
        let start = Action("Start", key: .space) {}
        let done = Action("Done", key: .enter) {}
        let toggle = Element.toggle(Toggle("T", isOn: false) { _ in })
        #expect(keys(page(toggle)).contains("Space toggle"))
        let both = keys(page(toggle, actions: [start, done]))
        #expect(both.filter { $0.hasPrefix("Space ") } == ["Space Start"])
        #expect(both.filter { $0.hasPrefix("Enter ") } == ["Enter Done"])
    }

    @Test func `begins with the activation of the focused row`() {
        let page = page(list([]))
        let opened = Row(RowID(1), title: "a", activate: {})
        #expect(keys(page, row: opened).first == "Enter Open")
        #expect(!keys(page, row: opened).contains("Enter activate"))
        let checked = Row(RowID(1), title: "a", isChecked: false, activate: {})
        #expect(keys(page, row: checked).first == "Space Tick")
        let named = Row(RowID(1), title: "a", activate: {}, activationLabel: "Start")
        #expect(keys(page, row: named).first == "Enter Start")
        #expect(keys(page, row: Row(RowID(1), title: "a")).first == "↑↓←→ hjkl move")
        let done = Action("Done", key: .enter) {}
        #expect(
            keys(Page(title: "", elements: [], actions: [done]), row: opened).first == "Enter Done")
    }

    @Test func `shows why a row cannot be opened`() throws {
        let row = Row(RowID(1), title: "a", unavailableReason: "It is closed.")
        let action = try #require(page().rowActions(of: row).first)
        #expect(action.unavailableReason == "It is closed.")
    }

    @Test func `shows only the answers while a question is open`() {
        let question = Page(
            title: "", elements: [list([Row(RowID(1), title: "a")])],
            actions: [Action("Add", key: .character("a")) {}],
            alert: Alert(
                "Sure?", actions: [Action("Yes", key: .character("y")) {}], cancel: {}))
        #expect(
            keys(question) == [
                "y Yes", "←→ Tab choose", "Enter Space answer", "n Esc cancel", "? F1 keys",
                ": ^P actions", "^L redraw", "^Z suspend", "^C quit",
            ])
    }
}
