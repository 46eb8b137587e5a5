import TerminalUI

/// The page of the settings: the rows of other features, which open their pages.
struct SettingsView {
    let items: [SettingsItem]

    var page: Page {
        Page(title: SettingsStrings.title, elements: [items.isEmpty ? emptyState : list])
    }

    private var emptyState: Element {
        .emptyState(
            EmptyState(title: SettingsStrings.emptyTitle, message: SettingsStrings.emptyMessage))
    }

    private var list: Element {
        let rows = items.enumerated().map { index, item in
            Row(
                RowID(Int64(index)), title: item.label, details: [Row.Detail(item.detail)],
                activate: item.open)
        }
        return .list(RowList(SettingsStrings.title, sections: [Section(rows: Rows(rows))]))
    }
}
