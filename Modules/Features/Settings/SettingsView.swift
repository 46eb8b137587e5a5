import TerminalUI

/// The page of the settings: the rows of other features, which open their pages.
struct SettingsView {
    let items: [SettingsItem]

    var page: Page {
        Page(title: "Settings", elements: [items.isEmpty ? emptyState : list])
    }

    private var emptyState: Element {
        .emptyState(
            EmptyState(title: "No settings", message: "No feature of this run has settings."))
    }

    private var list: Element {
        let rows = items.enumerated().map { index, item in
            Row(
                RowID(Int64(index)), title: item.label, details: [Row.Detail(item.detail)],
                activate: item.open)
        }
        return .list(RowList("Settings", sections: [Section(rows: Rows(rows))]))
    }
}
