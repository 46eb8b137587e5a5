/// The list of keys, above the page.
extension PageRenderer {
    /// Draws from one line on; returns the first line that was not shown.
    mutating func drawKeys(from first: Int) -> Int {
        let lines = KeyLines(page, rowActions: focusedRowActions, words)
        let width = min(size.columns - 4, 64)
        let columns = width >= 56 ? 2 : 1
        let mostRows = size.rows - 6
        var all = lines.all.map(Optional.some)
        var rows = min(mostRows, (all.count + columns - 1) / columns)
        let longest = max(lines.page.count, lines.everywhere.count)
        if columns == 2, longest <= mostRows, !lines.page.isEmpty {
            // The page's keys on the left, the others on the right.
            rows = longest
            let gap = Array(repeating: KeyLines.Line?.none, count: rows - lines.page.count)
            all.insert(contentsOf: gap, at: lines.page.count)
        }
        // A larger window may show at once what was turned over before.
        let first = rows * columns >= all.count ? 0 : first
        let shown = all.dropFirst(first).prefix(rows * columns)
        let box = drawBox(width: width, height: rows + 4)
        canvas.writeCentred(words.keys, in: box, row: box.row, style: Style(.title, .bold))
        let columnWidth = box.width / columns
        for (index, line) in shown.enumerated() {
            guard let line else { continue }
            let place = Area(
                column: box.column + index / rows * columnWidth, row: box.row + 1 + index % rows,
                width: columnWidth, height: 1)
            draw(line, in: place)
        }
        let next = first + shown.count
        if next < all.count {
            canvas.writeCentred(
                words.more, in: box, row: box.row + box.height - 1, style: Style(.dim))
        }
        return next
    }

    private mutating func draw(_ line: KeyLines.Line, in area: Area) {
        let keysWidth = 11
        let used = canvas.write(
            line.keys, column: area.column, row: area.row, width: area.width,
            style: Style(.accent, .bold))
        let shift = max(used + 1, keysWidth)
        canvas.write(
            line.meaning, column: area.column + shift, row: area.row,
            width: area.width - shift - 1)
    }
}
