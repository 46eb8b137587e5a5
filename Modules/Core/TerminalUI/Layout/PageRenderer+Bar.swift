extension PageRenderer {
    /// Where in a long list the visible part is.
    mutating func drawBar(in area: Area, scroll: Int, total: Int) {
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
