import Navigation
import TerminalUI

/// The view of the settings.
@MainActor protocol SettingsView: AnyObject {
    func show(_ state: SettingsState)
}

/// The screen with the settings.
@MainActor final class SettingsScreen: TerminalScreen, SettingsView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: SettingsPresenter
    private var state = SettingsState()

    init(presenter: SettingsPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: SettingsState) {
        self.state = state
        surface.setNeedsDisplay()
    }

    var page: Page {
        Page(title: SettingsStrings.title, elements: [state.rows.isEmpty ? emptyState : list])
    }

    private var emptyState: Element {
        .emptyState(
            EmptyState(title: SettingsStrings.empty, message: SettingsStrings.emptyMessage))
    }

    private var list: Element {
        let rows = state.rows.enumerated().map { index, row in
            Row(RowID(Int64(index)), title: row.label, details: [Row.Detail(row.detail)]) {
                [presenter] in
                presenter.didSelect(index)
            }
        }
        return .list(RowList(SettingsStrings.title, sections: [Section(rows: Rows(rows))]))
    }
}
