/// What stands above the page: a question, or the list of keys.
extension PageRenderer {
    mutating func draw(_ alert: Alert, choice: Int) {
        let inner = min(56, size.columns - 6)
        let title = CellText.wrap(alert.title, inner)
        let message = alert.message.map { CellText.wrap($0, inner) } ?? []
        let chips = alert.actions.map { action in
            " \(action.label)\(action.key.map { " " + $0.name } ?? "") "
        }
        let isOneLine = chips.reduce(0) { $0 + CellText.width($1) + 2 } <= inner
        let height = title.count + message.count + 1 + (isOneLine ? 1 : chips.count)
        let box = drawBox(width: inner + 4, height: height + 2)
        var row = box.row
        for line in title {
            canvas.writeCentred(line, in: box, row: row, style: Style(.plain, .bold))
            row += 1
        }
        for line in message {
            canvas.writeCentred(line, in: box, row: row)
            row += 1
        }
        row += 1
        let total = chips.reduce(-2) { $0 + CellText.width($1) + 2 }
        var column = box.column + max(0, (box.width - total) / 2)
        for (index, action) in alert.actions.enumerated() {
            let width = CellText.width(chips[index])
            if !isOneLine { column = box.column + max(0, (box.width - width) / 2) }
            canvas.write(
                chips[index], column: column, row: row, width: width,
                style: style(of: action, isFocused: index == choice))
            hits.append(
                Hit(
                    area: Area(column: column, row: row, width: width, height: 1),
                    target: .action(action)))
            if isOneLine { column += width + 2 } else { row += 1 }
        }
    }

    /// One line for each key, beginning at one of them; returns whether all that follow were shown.
    mutating func drawKeys(from first: Int) -> Int {
        let lines = keyLines
        let width = min(size.columns - 4, 60)
        let columns = width >= 56 ? 2 : 1
        let rows = min(size.rows - 6, (lines.count + columns - 1) / columns)
        let shown = lines.dropFirst(first).prefix(rows * columns)
        let box = drawBox(width: width, height: rows + 4)
        canvas.writeCentred(words.keys, in: box, row: box.row, style: Style(.title, .bold))
        for (index, line) in shown.enumerated() {
            let column = box.column + index / rows * (box.width / columns)
            let row = box.row + 1 + index % rows
            let used = canvas.write(
                line.keys, column: column, row: row, width: 11, style: Style(.accent, .bold))
            canvas.write(
                line.meaning, column: column + max(used + 1, 11), row: row,
                width: box.width / columns - 12)
        }
        let next = first + shown.count
        if next < lines.count {
            canvas.writeCentred(
                words.more, in: box, row: box.row + box.height - 1, style: Style(.dim))
        }
        return next
    }

    var keyLines: [(keys: String, meaning: String)] {
        var buttons: [Action] = []
        for case .scoreboard(let board) in page.elements { buttons += board.buttons }
        let actions = focusedRowActions + buttons + page.allActions
        return actions.compactMap { action in action.key.map { ($0.name, action.label) } }
            + words.keyHelp.map { ($0.keys, $0.meaning) }
    }

    /// A frame in the middle of the screen; returns its inside.
    private mutating func drawBox(width: Int, height: Int) -> Area {
        let height = min(height, size.rows)
        let area = Area(
            column: (size.columns - width) / 2, row: (size.rows - height) / 2, width: width,
            height: height)
        canvas.fill(area, style: .plain)
        let line = String(repeating: "─", count: max(0, width - 2))
        let style = Style(.accent)
        canvas.write("╭\(line)╮", column: area.column, row: area.row, width: width, style: style)
        for row in area.row + 1..<max(area.row + 1, area.row + height - 1) {
            canvas.write("│", column: area.column, row: row, width: 1, style: style)
            canvas.write("│", column: area.column + width - 1, row: row, width: 1, style: style)
        }
        canvas.write(
            "╰\(line)╯", column: area.column, row: area.row + height - 1, width: width,
            style: style)
        hits = []
        return Area(
            column: area.column + 2, row: area.row + 1, width: width - 4, height: height - 2)
    }
}
