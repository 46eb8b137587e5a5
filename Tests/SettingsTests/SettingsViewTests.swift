import TerminalUI
import Testing

@testable import Settings

@MainActor @Suite struct `Settings view` {
    @Test func `each item is a row that opens its page`() {
        var opened: [String] = []
        let items = ["Password", "Export"].map { label in
            SettingsItem(label, detail: "\(label) page") { opened.append(label) }
        }
        let page = SettingsView(items: items).page
        #expect(page.title == "Settings")
        guard case .list(let list)? = page.elements.first, list.sections[0].rows.count == 2 else {
            Issue.record("unexpected elements")
            return
        }
        let rows = [list.sections[0].rows[0], list.sections[0].rows[1]]
        #expect(rows.map(\.title) == ["Password", "Export"])
        #expect(rows.map(\.details) == [["Password page"], ["Export page"]])
        rows[1].activate?()
        rows[0].activate?()
        #expect(opened == ["Export", "Password"])
    }

    @Test func `the page without items says why it is empty`() {
        guard case .emptyState(let state)? = SettingsView(items: []).page.elements.first else {
            Issue.record("unexpected elements")
            return
        }
        #expect(state.title == "No settings")
    }
}
