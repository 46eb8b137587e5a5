extension PageRenderer {
    mutating func draw(_ list: RowList, in area: Area) {
        noteFocus(.element(list.label), rows: area.row..<area.row + area.height)
        let layout = ListLayout(list, width: area.width)
        if layout.isColumns {
            drawColumns(layout, in: area)
        } else {
            drawStack(layout, in: area)
        }
    }

    private mutating func drawColumns(_ layout: ListLayout, in area: Area) {
        let list = layout.list
        let gap = 2
        let width = (area.width - gap * (list.sections.count - 1)) / list.sections.count
        for index in list.sections.indices {
            let place = Area(
                column: area.column + index * (width + gap), row: area.row, width: width,
                height: area.height)
            let position = interaction.lists[list.label]
            let shown = position?.section == index ? position : nil
            let total = layout.height(of: list.sections[index])
            let scroll = scroll(
                of: list, column: index, layout, showing: shown, total: total, height: area.height)
            drawLines(
                of: [index], layout, in: place, scroll: scroll, hasBar: total > area.height)
            drawBar(in: place, scroll: scroll, total: total)
        }
    }

    private mutating func drawStack(_ layout: ListLayout, in area: Area) {
        let total = layout.totalHeight
        let scroll = scroll(
            of: layout.list, column: 0, layout, showing: interaction.lists[layout.list.label],
            total: total, height: area.height)
        drawLines(
            of: Array(layout.list.sections.indices), layout, in: area, scroll: scroll,
            hasBar: total > area.height)
        drawBar(in: area, scroll: scroll, total: total)
    }

    /// Brings a column's scroll up to date and remembers it.
    private mutating func scroll(
        of list: RowList, column: Int, _ layout: ListLayout, showing position: ListPosition?,
        total: Int, height: Int
    ) -> Int {
        var scrolls = interaction.lists[list.label]?.scroll ?? []
        while scrolls.count <= column { scrolls.append(0) }
        if let position {
            scrolls[column] = layout.scroll(
                scrolls[column], showing: position, total: total, height: height)
        } else {
            scrolls[column] = max(0, min(scrolls[column], total - height))
        }
        interaction.lists[list.label]?.scroll = scrolls
        return scrolls[column]
    }

    private mutating func drawLines(
        of sections: [Int], _ layout: ListLayout, in area: Area, scroll: Int, hasBar: Bool
    ) {
        let content = Area(
            column: area.column, row: area.row, width: area.width - (hasBar ? 2 : 0),
            height: area.height)
        let window = scroll..<scroll + area.height
        for index in sections {
            let section = layout.list.sections[index]
            let start = layout.start(ofSection: index)
            guard start < window.upperBound, start + layout.height(of: section) > window.lowerBound
            else { continue }
            hits.append(
                Hit(
                    area: dropArea(of: index, layout, area, scroll),
                    target: .section(layout.list, index)))
            if let title = section.title, window.contains(start) {
                drawHeading(title, of: section, in: content, row: area.row + start - scroll)
            }
            drawRows(ofSection: index, layout, in: content, scroll: scroll, window)
        }
    }

    private func dropArea(
        of section: Int, _ layout: ListLayout, _ area: Area, _ scroll: Int
    ) -> Area {
        guard !layout.isColumns else { return area }
        let start = max(0, layout.start(ofSection: section) - scroll)
        let end =
            layout.start(ofSection: section) + layout.height(of: layout.list.sections[section])
        return Area(
            column: area.column, row: area.row + start, width: area.width,
            height: min(area.height, end - scroll) - start)
    }

    private mutating func drawHeading(
        _ title: String, of section: Section, in area: Area, row: Int
    ) {
        let role = section.role == .plain ? Role.dim : section.role
        let used = canvas.write(
            title, column: area.column, row: row, width: area.width, style: Style(role, .bold))
        guard section.placeholder != nil || section.rows.count > 0, section.role != .plain else {
            return
        }
        canvas.write(
            "  \(section.rows.count)", column: area.column + used, row: row,
            width: area.width - used, style: Style(.dim))
    }

    private mutating func drawRows(
        ofSection index: Int, _ layout: ListLayout, in area: Area, scroll: Int, _ window: Range<Int>
    ) {
        let section = layout.list.sections[index]
        let first = layout.line(section: index, index: 0)
        guard section.rows.count > 0 else {
            if let placeholder = section.placeholder, window.contains(first) {
                canvas.write(
                    placeholder, column: area.column, row: area.row + first - scroll,
                    width: area.width, style: Style(.dim))
            }
            return
        }
        let from = max(0, (window.lowerBound - first) / layout.rowHeight)
        let to = min(
            section.rows.count,
            (window.upperBound - first + layout.rowHeight - 1) / layout.rowHeight)
        guard from < to else { return }
        let rows = (from..<to).map { section.rows[$0] }
        let columns = RowColumns(rows, width: area.width)
        for (offset, row) in rows.enumerated() {
            let line = first + (from + offset) * layout.rowHeight - scroll
            // A row of two lines that would be cut by the edge is left out.
            guard line >= 0, line + layout.rowHeight <= area.height else { continue }
            let place = Area(
                column: area.column, row: area.row + line, width: area.width,
                height: layout.rowHeight)
            let position = interaction.lists[layout.list.label]
            let isHere =
                isFocused(.element(layout.list.label)) && position?.section == index
                && position?.index == from + offset
            draw(row, columns, in: place, isFocused: isHere)
            hits.append(
                Hit(
                    area: place,
                    target: .row(layout.list, section: index, index: from + offset)))
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
            style: Style(.plain, row.isChecked == true ? .bold : []))
        if area.height > 1 {
            canvas.write(
                row.details.joined(separator: " · "), column: area.column + 4, row: area.row + 1,
                width: area.width - 4, style: Style(.dim))
        } else {
            var column = area.column + columns.titleWidth + 2
            for (detail, width) in zip(row.details, columns.detailWidths) {
                canvas.write(
                    detail, column: column, row: area.row, width: width, style: Style(.dim))
                column += width + 2
            }
        }
        if isFocused { canvas.restyle(area, .focused(.accent)) }
    }

    /// Where in a long list the visible part is.
    private mutating func drawBar(in area: Area, scroll: Int, total: Int) {
        guard total > area.height, area.height > 0 else { return }
        let column = area.column + area.width - 1
        let thumb = max(1, area.height * area.height / total)
        let free = area.height - thumb
        let hidden = total - area.height
        // The ends of the bar are reached only at the ends of the list.
        var top = free * scroll / hidden
        if top == 0, scroll > 0, free > 1 { top = 1 }
        if top == free, scroll < hidden, free > 1 { top = free - 1 }
        for row in 0..<area.height {
            let isThumb = (top..<top + thumb).contains(row)
            canvas.write(
                isThumb ? "█" : "│", column: column, row: area.row + row, width: 1,
                style: Style(isThumb ? .accent : .dim))
        }
    }
}
