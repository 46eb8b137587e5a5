extension PageRenderer {
    mutating func draw(_ list: RowList, in area: Area) {
        noteFocus(.element(list.label), rows: area.row..<area.row + area.height)
        interaction.lists[list.label]?.size = Size(columns: area.width, rows: area.height)
        let layout = ListLayout(list, size: Size(columns: area.width, rows: area.height))
        if layout.isColumns {
            drawColumns(layout, in: area)
        } else {
            drawStack(layout, in: area)
        }
    }

    private mutating func drawColumns(_ layout: ListLayout, in area: Area) {
        let list = layout.list
        // Wide enough that the end of one column is not read as the beginning of the next.
        let gap = area.width >= 70 ? 4 : 3
        let width = (area.width - gap * (list.sections.count - 1)) / list.sections.count
        for index in list.sections.indices {
            let place = Area(
                column: area.column + index * (width + gap), row: area.row, width: width,
                height: area.height)
            let position = interaction.position(in: list)
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
            of: layout.list, column: 0, layout, showing: interaction.position(in: layout.list),
            total: total, height: area.height)
        drawLines(
            of: Array(layout.list.sections.indices), layout, in: area, scroll: scroll,
            hasBar: total > area.height)
        drawBar(in: area, scroll: scroll, total: total)
        if total > area.height, let position = interaction.position(in: layout.list) {
            let before = layout.list.sections.prefix(position.section).reduce(0) {
                $0 + $1.rows.count
            }
            listMark = "\(before + position.index + 1)/\(layout.list.rowCount)"
        }
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
}
