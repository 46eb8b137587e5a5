import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Settings

@MainActor @Suite struct `Settings view` {
    private let work = WorkScope()

    private func screen(_ items: [SettingsItem]) -> SettingsScreen {
        let presenter = SettingsPresenter(SettingsDependencies(items: items))
        let screen = SettingsScreen(presenter: presenter, work: work)
        presenter.view = screen
        return screen
    }

    @Test func `the page has a row for each item`() throws {
        var openCount = 0
        let page = screen([SettingsItem("Export", detail: "To a file") { openCount += 1 }]).page
        #expect(page.title == "Settings")
        guard case .list(let list)? = page.elements.first, list.sections[0].rows.count == 1 else {
            Issue.record("unexpected elements")
            return
        }
        let row = list.sections[0].rows[0]
        #expect(row.title == "Export")
        #expect(row.details == ["To a file"])
        row.activate?()
        #expect(openCount == 1)
    }

    @Test func `the page without items says why it is empty`() {
        guard case .emptyState(let state)? = screen([]).page.elements.first else {
            Issue.record("unexpected elements")
            return
        }
        #expect(state.title == "No settings")
    }

    @Test func `a new state is redrawn`() throws {
        let screen = screen([])
        let probe = try RedrawProbe(screen)
        screen.show(SettingsState(rows: [.init(label: "Export", detail: "")]))
        #expect(probe.requestCount > 0)
    }
}
