/// Lists of rows, stacked or in columns.
extension PageRenderer {
    mutating func draw(_ list: RowList, in area: Area) {
        recordFocus(.element(list.label), rows: area.row..<area.row + area.height)
        let layout = ListLayout(list, size: Size(columns: area.width, rows: area.height))
        let area = area.inset(top: layout.hasHeadings ? 1 : 0)
        store(layout, in: area)
        if layout.isColumns {
            drawColumns(layout, in: area)
        } else {
            drawStack(layout, in: area)
        }
    }

    /// Stores the size of a list for keys and the mouse.
    mutating func store(_ layout: ListLayout, in area: Area) {
        let size = Size(columns: area.width, rows: area.height)
        interaction.lists[layout.list.label]?.size = size
        interaction.lists[layout.list.label]?.isFramed = layout.isFramed
    }

    private mutating func drawColumns(_ layout: ListLayout, in area: Area) {
        // The gap keeps the end of one column apart from the beginning of the next.
        let gap = area.width >= 70 ? 4 : 3
        let count = layout.list.sections.count
        let width = (area.width - gap * (count - 1)) / count
        for index in layout.list.sections.indices {
            let itemArea = Area(
                column: area.column + index * (width + gap), row: area.row, width: width,
                height: area.height)
            drawColumn(index, layout, in: itemArea, barColumn: itemArea.column + width - 1)
        }
    }

    /// Draws a section in a column of its own.
    mutating func drawColumn(
        _ index: Int, _ layout: ListLayout, in area: Area, barColumn: Int
    ) {
        let position = interaction.position(in: layout.list)
        let total = layout.height(of: layout.list.sections[index])
        let scroll = scroll(
            of: layout.list, column: index, layout,
            showing: position?.section == index ? position : nil, total: total,
            height: area.height)
        drawLines(
            of: [index], layout, in: area, scroll: scroll, total: total, barColumn: barColumn)
    }

    private mutating func drawStack(_ layout: ListLayout, in area: Area) {
        let total = layout.totalHeight
        let scroll = scroll(
            of: layout.list, column: 0, layout, showing: interaction.position(in: layout.list),
            total: total, height: area.height)
        drawLines(
            of: Array(layout.list.sections.indices), layout, in: area, scroll: scroll,
            total: total, barColumn: barColumn ?? area.column + area.width - 1)
        // The border of a wide window has room for the number of rows at any time.
        if total > area.height || isWide && layout.hasHeadings,
            let position = interaction.position(in: layout.list)
        {
            listMark = mark(of: position, in: layout.list)
        }
    }

    func mark(of position: ListPosition, in list: RowList) -> String {
        let before = list.sections.prefix(position.section).reduce(0) { $0 + $1.rows.count }
        return "\(before + position.index + 1)/\(list.rowCount)\(list.hasMoreRows ? "+" : "")"
    }

    /// Updates the scroll offset of a column and stores it in the interaction.
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

    // MARK: - Rows

    /// Draws the visible lines of some sections, and a scroll bar if there are more.
    private mutating func drawLines(
        of sections: [Int], _ layout: ListLayout, in area: Area, scroll: Int, total: Int,
        barColumn: Int
    ) {
        let hasBar = total > area.height
        let end = area.column + area.width
        let content = Area(
            column: area.column, row: area.row,
            width: hasBar && barColumn < end ? barColumn - 1 - area.column : area.width,
            height: area.height)
        let window = scroll..<scroll + area.height
        let visibleSections = sections.compactMap { index -> VisibleSection? in
            let start = layout.start(ofSection: index)
            let end = start + layout.height(of: layout.list.sections[index])
            guard start < window.upperBound, end > window.lowerBound else { return nil }
            return visible(of: index, layout, window)
        }
        // Sections side by side with the same number of details are measured together, so that
        // their details are aligned.
        let count = visibleSections.first?.detailCount
        let measured =
            layout.isColumns
            ? layout.list.sections.indices.map { visible(of: $0, layout, window) }
                .filter { $0.detailCount == count }
            : visibleSections
        let rows = measured.flatMap { $0.rows }
        let widths = rows.map(RowWidths.init)
        // The numbers in a companion stand at its edge, if it is no form.
        let isForm =
            (!drawsCompanion || rows.allSatisfy { !$0.details.isEmpty })
            && (!layout.isColumns || layout.isFramed) && !hasBar && layout.list.columns.isEmpty
        let makeColumns = { (widths: RowWidths) in
            RowColumns(
                widths,
                headings: layout.hasHeadings ? Array(layout.list.columns.dropFirst()) : [],
                width: content.width, isTable: !layout.list.columns.isEmpty,
                isForm: isForm)
        }
        let columns = makeColumns(RowWidths(largestOf: widths))
        if layout.hasHeadings {
            drawHeadings(layout.list.columns, columns, in: content.row(area.row - 1))
        }
        for visible in visibleSections {
            drawHeader(of: visible.section, layout, in: area, content, scroll: scroll)
            draw(visible, layout, columns, in: content, scroll: scroll)
        }
        if isFocused(.element(layout.list.label)), !layout.isColumns, shows(area),
            interaction.pressed == nil
        {
            drawnRows = DrawnRows(
                layout: layout, area: area, content: content, columns: columns,
                makeColumns: makeColumns,
                barColumn: barColumn, total: total, scroll: scroll, sections: visibleSections,
                widths: widths)
        }
        drawScrollBar(
            rows: area, column: barColumn, scroll: scroll, total: total,
            target: .scrollBar(list: layout.list.label, section: sections.first ?? 0))
    }

    private func visible(of index: Int, _ layout: ListLayout, _ window: Range<Int>)
        -> VisibleSection
    {
        let rows = layout.list.sections[index].rows
        let first = layout.line(section: index, index: 0)
        let from = max(0, (window.lowerBound - first) / layout.rowHeight)
        let to = min(
            rows.count, (window.upperBound - first + layout.rowHeight - 1) / layout.rowHeight)
        return VisibleSection(
            section: index, first: from, rows: (from..<max(from, to)).map { rows[$0] })
    }

    /// Draws the heading of a section and the placeholder of an empty one.
    private mutating func drawHeader(
        of index: Int, _ layout: ListLayout, in area: Area, _ content: Area, scroll: Int
    ) {
        let section = layout.list.sections[index]
        let start = layout.start(ofSection: index)
        let lines = layout.isColumns ? area.height : layout.height(of: section)
        let top = max(0, layout.isColumns ? 0 : start - scroll)
        let end = min(area.height, layout.isColumns ? lines : start + lines - scroll)
        addHitRegion(
            .section(list: layout.list.label, section: index),
            in: Area(
                column: area.column, row: area.row + top, width: area.width, height: end - top))
        if !layout.isFramed, let title = section.title,
            (scroll..<scroll + area.height).contains(start)
        {
            let heading = content.row(area.row + start - scroll)
            drawHeading(title, of: section, in: heading, isColumn: layout.isColumns)
            if isDropSection(index, of: layout.list) { canvas.restyle(heading, Self.dropStyle) }
            addHitRegion(.heading(list: layout.list.label, section: index), in: heading)
        }
        let line = layout.line(section: index, index: 0) - scroll
        guard section.rows.count == 0, let text = section.placeholder else { return }
        // An empty column has room for several lines.
        let parts = layout.isColumns ? CellText.wrap(text, content.width) : [text]
        for (offset, part) in parts.enumerated() where (0..<area.height).contains(line + offset) {
            canvas.write(
                part, column: content.column, row: content.row + line + offset,
                width: content.width, style: Style(.dim))
        }
    }

    /// Draws a heading; in columns, it is underlined along the whole column.
    private mutating func drawHeading(
        _ title: String, of section: Section, in area: Area, isColumn: Bool
    ) {
        let role = section.role == .plain ? Role.dim : section.role
        let line: Style.Emphasis = isColumn ? .underline : []
        if isColumn { canvas.fill(area, style: Style(role, line)) }
        let used = canvas.write(
            title, column: area.column, row: area.row, width: area.width,
            style: Style(role, line.union(.bold)))
        // Sections that rows can move between show their number of rows.
        guard section.placeholder != nil || section.role != .plain else { return }
        canvas.write(
            "  \(section.count)", column: area.column + used, row: area.row,
            width: area.width - used, style: Style(role, line))
    }

    private mutating func draw(
        _ visible: VisibleSection, _ layout: ListLayout, _ columns: RowColumns, in area: Area,
        scroll: Int
    ) {
        let label = layout.list.label
        let position =
            isFocused(.element(label)) ? interaction.position(in: layout.list) : nil
        var group: String?
        for (offset, row) in visible.rows.enumerated() {
            let index = visible.first + offset
            let line = layout.line(section: visible.section, index: index) - scroll
            // A row of two lines is not drawn if the edge would cut it.
            guard line >= 0, line + layout.rowHeight <= area.height else { continue }
            let itemArea = Area(
                column: area.column, row: area.row + line, width: area.width,
                height: layout.rowHeight)
            if row.group != group {
                group = row.group
                canvas.write(
                    row.group ?? "", column: area.column, row: itemArea.row,
                    width: columns.groupWidth, style: Style(.dim, .bold))
            }
            let isFocusedRow = position?.section == visible.section && position?.index == index
            let rowArea = Area(
                column: itemArea.column + columns.indent, row: itemArea.row,
                width: itemArea.width - columns.indent, height: itemArea.height)
            draw(row, columns, in: rowArea, isFocused: isFocusedRow)
            let target = HitRegion.Target.row(list: label, row.id)
            if interaction.pressed?.dropTarget == target {
                canvas.restyle(rowArea, Self.dropStyle)
            }
            addHitRegion(target, in: itemArea)
        }
    }

    /// Draws the headings of the columns.
    private mutating func drawHeadings(_ headings: [String], _ columns: RowColumns, in area: Area) {
        let style = Style(.dim, .underline)
        canvas.fill(area, style: style)
        var column = area.column + columns.indent
        let widths = [columns.titleWidth] + columns.details.map(\.width)
        for (heading, width) in zip(headings, widths) where width > 0 {
            canvas.write(heading, column: column, row: area.row, width: width, style: style)
            column += width + columns.gap
        }
    }

    mutating func draw(
        _ row: Row, _ columns: RowColumns, in area: Area, isFocused: Bool
    ) {
        let mark = row.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
        let used = canvas.write(
            mark, column: area.column, row: area.row, width: area.width,
            style: Style(row.isChecked == true ? .ticked : .plain, .bold))
        let titleWidth = area.height == 1 ? columns.titleWidth : area.width
        canvas.write(
            row.title, column: area.column + used, row: area.row, width: titleWidth - used,
            style: titleStyle(of: row))
        if area.height > 1 {
            let indent = max(2, used)
            canvas.write(
                row.details.map(\.text).joined(separator: " · "), column: area.column + indent,
                row: area.row + 1, width: area.width - indent, style: Style(.dim))
        } else {
            var column = area.column + columns.titleWidth + columns.gap
            for (detail, place) in zip(row.details, columns.details) where place.width > 0 {
                draw(detail, place, column: column, row: area.row)
                column += place.width + columns.gap
            }
        }
        if isFocused { canvas.restyle(area, focusStyle(of: row)) }
    }

    private mutating func draw(
        _ detail: Row.Detail, _ place: RowColumns.Detail, column: Int, row: Int
    ) {
        let text = detail.symbol ?? detail.text
        canvas.write(
            text, column: column, row: row, width: place.width, style: Style(detail.role))
        guard detail.symbol != nil, place.showsText else { return }
        let offset = place.symbol + 1
        canvas.write(
            detail.text, column: column + offset, row: row, width: place.width - offset,
            style: Style(.dim))
    }

    /// The style of a row, a name or a heading onto which the user is dragging a row.
    static let dropStyle = Style(.accent, [.bold, .underline])

    /// Returns whether the user is dragging a row to the beginning or the end of a section.
    func isDropSection(_ index: Int, of list: RowList) -> Bool {
        let target = interaction.pressed?.dropTarget
        return target == .heading(list: list.label, section: index)
            || target == .section(list: list.label, section: index)
    }

    private func titleStyle(of row: Row) -> Style {
        guard row.unavailableReason == nil else { return Style(.disabled) }
        let role = row.isChecked == true && row.role == .plain ? .ticked : row.role
        return Style(role, role == .plain || role == .dim ? [] : .bold)
    }

    private func focusStyle(of row: Row) -> Style {
        guard row.unavailableReason == nil else { return .focused(.disabled) }
        return .focused(row.role == .plain ? .accent : row.role)
    }
}
