import Testing

@testable import Settings

@MainActor @Suite struct `Settings presenter` {
    private final class View: SettingsView {
        private(set) var states: [SettingsState] = []
        func show(_ state: SettingsState) { states.append(state) }
    }

    @Test func `each item is a row that opens its page`() {
        var opened: [String] = []
        let items = ["Password", "Export"].map { label in
            SettingsItem(label, detail: "\(label) page") { opened.append(label) }
        }
        let presenter = SettingsPresenter(SettingsDependencies(items: items))
        let view = View()
        presenter.view = view
        let rows = [
            SettingsState.Row(label: "Password", detail: "Password page"),
            SettingsState.Row(label: "Export", detail: "Export page"),
        ]
        #expect(view.states == [SettingsState(rows: rows)])
        presenter.didSelect(1)
        presenter.didSelect(0)
        #expect(opened == ["Export", "Password"])
    }
}
