/// The rows of a section that are at least partly visible.
struct VisibleSection {
    let section: Int
    var first: Int
    var rows: [Row]

    var detailCount: Int { rows.lazy.map(\.details.count).max() ?? 0 }
}

/// The visible rows of the focused list as they were drawn. While the page stays the same, a move
/// of the focus changes only some of them.
@MainActor struct DrawnRows {
    let layout: ListLayout
    /// The lines of the list.
    let area: Area
    /// The lines without the scroll bar.
    let content: Area
    let columns: RowColumns
    /// Returns the columns for the largest widths of the visible rows.
    let makeColumns: (RowWidths) -> RowColumns
    let barColumn: Int
    /// The number of lines of the whole list.
    let total: Int
    private(set) var scroll: Int
    private(set) var sections: [VisibleSection]
    /// The widths of each row.
    private(set) var widths: [RowWidths]

    /// Returns the row at a position; nil if it is not visible.
    func row(at position: ListPosition) -> Row? {
        guard let visible = sections.first(where: { $0.section == position.section }) else {
            return nil
        }
        let index = position.index - visible.first
        return visible.rows.indices.contains(index) ? visible.rows[index] : nil
    }

    /// Returns the area of a row; nil if the row is not completely visible.
    func area(of position: ListPosition) -> Area? {
        let line = layout.line(section: position.section, index: position.index) - scroll
        guard line >= 0, line + layout.rowHeight <= area.height else { return nil }
        return Area(
            column: content.column + columns.indent, row: content.row + line,
            width: content.width - columns.indent, height: layout.rowHeight)
    }

    /// Replaces the rows that leave the window, and returns the indices of the new ones. Returns
    /// nil, and changes nothing, if the other rows do not just move.
    mutating func scroll(to scroll: Int) -> Range<Int>? {
        let distance = scroll - self.scroll
        guard layout.rowHeight == 1, sections.count == 1, layout.list.sections.count == 1,
            layout.list.sections[0].title == nil, abs(distance) < area.height,
            sections[0].rows.count == area.height, widths.count == area.height,
            layout.list.sections[0].rows.count >= scroll + area.height
        else { return nil }
        let indices =
            distance > 0
            ? self.scroll + area.height..<scroll + area.height : scroll..<self.scroll
        let rows = indices.map { layout.list.sections[0].rows[$0] }
        var moved = widths
        if distance > 0 {
            moved.removeFirst(distance)
            moved += rows.map(RowWidths.init)
        } else {
            moved.removeLast(-distance)
            moved.insert(contentsOf: rows.map(RowWidths.init), at: 0)
        }
        let largest = RowWidths(largestOf: moved)
        guard largest.group == 0,
            largest == RowWidths(largestOf: widths) || makeColumns(largest) == columns
        else { return nil }
        if distance > 0 {
            sections[0].rows.removeFirst(distance)
            sections[0].rows += rows
        } else {
            sections[0].rows.removeLast(-distance)
            sections[0].rows.insert(contentsOf: rows, at: 0)
        }
        sections[0].first = scroll
        widths = moved
        self.scroll = scroll
        return indices
    }
}
