import Localization
import TerminalUI

extension ScreenDriver {
    /// Activates a row: opens it, or changes its check mark.
    ///
    /// - Parameter section: The title of the row's section; nil for any section.
    public func open(_ title: String, in section: String? = nil) throws(ScreenDriverError) {
        let (page, location) = try find(title, in: section)
        guard let activate = location.row.activate else {
            throw ScreenDriverError(
                reason: .disabled, requested: "row \"\(title)\"", page: page.title, available: [])
        }
        activate()
    }

    /// Performs an action of a row.
    public func row(
        _ title: String, in section: String? = nil, does label: String
    ) throws(ScreenDriverError) {
        let (page, location) = try find(title, in: section)
        let actions = location.row.actions.map { (names: [$0.label], element: $0) }
        let action = try uniqueElement(
            label, kind: "action of row \"\(title)\"", of: actions, on: page)
        try checkEnabled(action.isEnabled, label, kind: "action of row \"\(title)\"", on: page)
        action.perform()
    }

    /// Moves a row to another section or within its section.
    ///
    /// - Parameter index: The position among the other rows of the section; nil for the end.
    public func move(
        _ title: String, in section: String? = nil, to target: String, at index: Int? = nil
    ) throws(ScreenDriverError) {
        let (page, location) = try find(title, in: section)
        guard let onMove = location.list.onMove else {
            throw ScreenDriverError(
                reason: .disabled, requested: "moving of row \"\(title)\"", page: page.title,
                available: [])
        }
        let sections = location.list.sections.enumerated().compactMap { entry in
            entry.element.title.map { (names: [$0], element: entry.offset) }
        }
        let end = location.move(
            toSection: try uniqueElement(target, kind: "section", of: sections, on: page))
        guard let index else { return onMove(end) }
        onMove(
            RowList.Move(
                row: end.row, section: end.section, index: min(max(0, index), end.index)))
    }

    func find(
        _ title: String, in section: String?
    ) throws(ScreenDriverError) -> (Page, RowLocation) {
        let page = try pageWithoutAlert(for: "row \"\(title)\"")
        let rows = try rowLocations(in: section, on: page).map {
            (names: [$0.row.title], element: $0)
        }
        return (page, try uniqueElement(title, kind: "row", of: rows, on: page))
    }

    /// Returns the rows of a section, or all rows.
    func rowLocations(in section: String?, on page: Page) throws(ScreenDriverError) -> [RowLocation]
    {
        var locations: [RowLocation] = []
        // Rows are created when they are read.
        Language.with(.en) {
            page.forEachRow { location in
                if section == nil || location.list.sections[location.section].title == section {
                    locations.append(location)
                }
            }
        }
        let titles = page.lists.flatMap(\.sections).compactMap(\.title)
        if let section, !titles.contains(section) {
            throw ScreenDriverError(
                reason: .missing, requested: "section \"\(section)\"", page: page.title,
                available: titles)
        }
        return locations
    }
}
