/// The lines of a list.
extension PageRenderer {
    /// The rows of a section that are in sight, at least in part.
    private struct Sight {
        let section: Int
        let first: Int
        let rows: [Row]
    }

    /// Draws the lines of some sections that a scroll brings into an area.
    mutating func drawLines(
        of sections: [Int], _ layout: ListLayout, in area: Area, scroll: Int, hasBar: Bool
    ) {
        let content = Area(
            column: area.column, row: area.row, width: area.width - (hasBar ? 2 : 0),
            height: area.height)
        let window = scroll..<scroll + area.height
        let sights = sections.compactMap { index -> Sight? in
            let start = layout.start(ofSection: index)
            let end = start + layout.height(of: layout.list.sections[index])
            guard start < window.upperBound, end > window.lowerBound else { return nil }
            return sight(of: index, layout, window)
        }
        let columns = RowColumns(
            sights.flatMap(\.rows), width: content.width, isForm: !layout.isColumns && !hasBar)
        for sight in sights {
            drawFrame(of: sight.section, layout, in: area, content, scroll: scroll)
            draw(sight, layout, columns, in: content, scroll: scroll)
        }
    }

    private func sight(of index: Int, _ layout: ListLayout, _ window: Range<Int>) -> Sight {
        let rows = layout.list.sections[index].rows
        let first = layout.line(section: index, index: 0)
        let from = max(0, (window.lowerBound - first) / layout.rowHeight)
        let to = min(
            rows.count, (window.upperBound - first + layout.rowHeight - 1) / layout.rowHeight)
        return Sight(section: index, first: from, rows: (from..<max(from, to)).map { rows[$0] })
    }

    /// The heading, and what stands in for the rows.
    private mutating func drawFrame(
        of index: Int, _ layout: ListLayout, in area: Area, _ content: Area, scroll: Int
    ) {
        let section = layout.list.sections[index]
        let start = layout.start(ofSection: index)
        let lines = layout.isColumns ? area.height : layout.height(of: section)
        let top = max(0, layout.isColumns ? 0 : start - scroll)
        let end = min(area.height, layout.isColumns ? lines : start + lines - scroll)
        note(
            .section(list: layout.list.label, section: index),
            in: Area(
                column: area.column, row: area.row + top, width: area.width, height: end - top))
        if let title = section.title, (scroll..<scroll + area.height).contains(start) {
            let heading = content.row(area.row + start - scroll)
            drawHeading(title, of: section, in: heading, isTable: layout.isColumns)
            note(.heading(list: layout.list.label, section: index), in: heading)
        }
        let line = layout.line(section: index, index: 0) - scroll
        guard section.rows.count == 0, let text = section.placeholder,
            (0..<area.height).contains(line)
        else { return }
        canvas.write(
            text, column: content.column, row: content.row + line, width: content.width,
            style: Style(.dim))
    }

    /// - Parameter isTable: whether a line goes below the heading, all along the column.
    private mutating func drawHeading(
        _ title: String, of section: Section, in area: Area, isTable: Bool
    ) {
        let role = section.role == .plain ? Role.dim : section.role
        let line: Style.Emphasis = isTable ? .underline : []
        if isTable { canvas.fill(area, style: Style(role, line)) }
        let used = canvas.write(
            title, column: area.column, row: area.row, width: area.width,
            style: Style(role, line.union(.bold)))
        // Where players are handed out, it counts how many there are.
        guard section.placeholder != nil || section.role != .plain else { return }
        canvas.write(
            "  \(section.rows.count)", column: area.column + used, row: area.row,
            width: area.width - used, style: Style(role, line))
    }

    private mutating func draw(
        _ sight: Sight, _ layout: ListLayout, _ columns: RowColumns, in area: Area, scroll: Int
    ) {
        let label = layout.list.label
        let position =
            isFocused(.element(label)) ? interaction.position(in: layout.list) : nil
        for (offset, row) in sight.rows.enumerated() {
            let index = sight.first + offset
            let line = layout.line(section: sight.section, index: index) - scroll
            // A row of two lines that would be cut by the edge is left out.
            guard line >= 0, line + layout.rowHeight <= area.height else { continue }
            let place = Area(
                column: area.column, row: area.row + line, width: area.width,
                height: layout.rowHeight)
            let isHere = position?.section == sight.section && position?.index == index
            draw(row, columns, in: place, isFocused: isHere)
            note(.row(list: label, row.id), in: place)
        }
    }

    private mutating func draw(
        _ row: Row, _ columns: RowColumns, in area: Area, isFocused: Bool
    ) {
        let mark = row.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
        let used = canvas.write(
            mark, column: area.column, row: area.row, width: area.width,
            style: Style(row.isChecked == true ? .accent : .plain, .bold))
        let titleWidth = area.height == 1 ? columns.titleWidth : area.width
        canvas.write(
            row.title, column: area.column + used, row: area.row, width: titleWidth - used,
            style: titleStyle(of: row))
        if area.height > 1 {
            let indent = max(2, used)
            canvas.write(
                row.details.joined(separator: " · "), column: area.column + indent,
                row: area.row + 1, width: area.width - indent, style: Style(.dim))
        } else {
            var column = area.column + columns.titleWidth + 2
            for (detail, width) in zip(row.details, columns.detailWidths) where width > 0 {
                canvas.write(
                    detail, column: column, row: area.row, width: width, style: Style(.dim))
                column += width + 2
            }
        }
        if isFocused { canvas.restyle(area, focusStyle(of: row)) }
    }

    private func titleStyle(of row: Row) -> Style {
        guard row.unavailableReason == nil else { return Style(.disabled) }
        return Style(row.role, row.isChecked == true || row.role != .plain ? .bold : [])
    }

    private func focusStyle(of row: Row) -> Style {
        guard row.unavailableReason == nil else { return .focused(.disabled) }
        return .focused(row.role == .plain ? .accent : row.role)
    }
}
