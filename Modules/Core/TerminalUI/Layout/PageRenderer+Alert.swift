/// A question that stands above the page.
extension PageRenderer {
    /// Longer lines are hard to read.
    private static let widestAlert = 56
    /// Narrower boxes look lost.
    private static let narrowestAlert = 32

    mutating func draw(_ alert: Alert, choice: Int) {
        let chips = alert.actions.map(Chip.init)
        let chipsWidth = chips.reduce(-2) { $0 + $1.width + 2 }
        let most = min(Self.widestAlert, size.columns - 4 - 2 * boxPadding)
        let isOneLine = chipsWidth <= most
        let text = AlertText(
            alert, width: most,
            height: size.rows - 4 - (isOneLine ? 1 : chips.count) - (isRoomy ? 2 : 0))
        let width = min(max(text.width, isOneLine ? chipsWidth : 0, Self.narrowestAlert), most)
        let margin = isRoomy ? 1 : 0
        let height = text.lines.count + 1 + (isOneLine ? 1 : chips.count) + 2 * margin
        let box = drawBox(width: width + 2 + 2 * boxPadding, height: height + 2)
        var row = box.row + margin
        for line in text.lines {
            canvas.writeCentred(
                line.text, in: box, row: row, style: Style(.plain, line.isTitle ? .bold : []))
            row += 1
        }
        row += 1
        var column = box.column + max(0, (box.width - chipsWidth) / 2)
        for (index, chip) in chips.enumerated() {
            if !isOneLine { column = box.column + max(0, (box.width - chip.width) / 2) }
            draw(
                chip, column: column, row: row, width: box.width, isFocused: index == choice,
                target: .answer(chip.action.label))
            if isOneLine { column += chip.width + 2 } else { row += 1 }
        }
    }

    /// Blank columns within a frame, on either side.
    private var boxPadding: Int { isRoomy ? 2 : 1 }

    /// A frame in the middle of the screen; returns its inside.
    mutating func drawBox(width: Int, height: Int) -> Area {
        let height = min(height, size.rows)
        let area = Area(
            column: (size.columns - width) / 2, row: (size.rows - height) / 2, width: width,
            height: height)
        // A blank column on either side keeps what is below at a distance.
        canvas.fill(
            Area(column: area.column - 1, row: area.row, width: width + 2, height: height),
            style: .plain)
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
        clip = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        return Area(
            column: area.column + 1 + boxPadding, row: area.row + 1,
            width: width - 2 - 2 * boxPadding, height: height - 2)
    }
}

/// The title and the message of an alert in lines; what is too high ends in `…`.
private struct AlertText {
    let lines: [(text: String, isTitle: Bool)]

    var width: Int { lines.map { CellText.width($0.text) }.max() ?? 0 }

    init(_ alert: Alert, width: Int, height: Int) {
        let title = CellText.wrap(alert.title, width)
        let message = alert.message.map { CellText.wrap($0, width) } ?? []
        var lines = title.map { (text: $0, isTitle: true) }
        if !message.isEmpty, lines.count + message.count < height {
            lines.append((text: "", isTitle: false))
        }
        lines += message.map { (text: $0, isTitle: false) }
        let height = max(1, height)
        if lines.count > height {
            lines.removeLast(lines.count - height)
            lines[height - 1].text = "…"
        }
        self.lines = lines
    }
}
