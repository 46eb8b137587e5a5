import TerminalUI

extension Page {
    /// Returns a page with one list, whose rows are in one section.
    static func list(
        _ rows: Rows, title: String = "Page", columns: [String] = [], actions: [Action] = []
    ) -> Page {
        let list = RowList("List", sections: [Section(rows: rows)], columns: columns)
        return Page(title: title, elements: [.list(list)], actions: actions)
    }

    /// Returns a page with one list, whose rows are in one section.
    static func list(_ rows: Row..., actions: [Action] = []) -> Page {
        list(Rows(rows), actions: actions)
    }
}
