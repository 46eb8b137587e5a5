/// The alert and the list of keys, which cover the page.
extension PageRenderer {
    /// The longest readable line of an alert.
    private static let widestAlert = 56
    /// The smallest width of an alert.
    private static let narrowestAlert = 32

    mutating func draw(_ alert: Alert, choice: Int) {
        let buttons = alert.actions.map(ActionButton.init)
        let buttonsWidth = buttons.reduce(-2) { $0 + $1.width + 2 }
        let maximumWidth = min(Self.widestAlert, size.columns - 4 - 2 * boxPadding)
        let isOneLine = buttonsWidth <= maximumWidth
        let text = AlertText(
            alert, width: maximumWidth,
            height: size.rows - 4 - (isOneLine ? 1 : buttons.count) - (isRoomy ? 2 : 0))
        let width = min(
            max(text.width, isOneLine ? buttonsWidth : 0, Self.narrowestAlert), maximumWidth)
        let margin = isRoomy ? 1 : 0
        let height = text.lines.count + 1 + (isOneLine ? 1 : buttons.count) + 2 * margin
        let box = drawBox(width: width + 2 + 2 * boxPadding, height: height + 2)
        var row = box.row + margin
        for line in text.lines {
            canvas.writeCentred(
                line.text, in: box, row: row, style: Style(.plain, line.isTitle ? .bold : []))
            row += 1
        }
        row += 1
        var column = box.column + max(0, (box.width - buttonsWidth) / 2)
        for (index, button) in buttons.enumerated() {
            if !isOneLine { column = box.column + max(0, (box.width - button.width) / 2) }
            draw(
                button, column: column, row: row, width: box.width, isFocused: index == choice,
                target: .alertAction(button.action.label))
            if isOneLine { column += button.width + 2 } else { row += 1 }
        }
        var keys: [Action] = []
        if alert.actions.indices.contains(choice) {
            keys.append(Action(alert.actions[choice].label, key: .enter) {})
        }
        if alert.actions.count > 1, keys.first?.label != TerminalStrings.cancel {
            keys.append(Action(TerminalStrings.cancel, key: .escape) {})
        }
        drawBar(keys, hints: keyHints, below: box.row + box.height)
    }

    /// Draws the keys of a dialog in place of the action bar of the page, which cannot be used.
    ///
    /// - Parameter bottom: The row of the lower border of the dialog.
    mutating func drawBar(_ keys: [Action], hints: [[ActionBar.Hint]], below bottom: Int) {
        let top = max(bottom + 1, size.rows - makeActionBar().lines.count)
        guard top < size.rows else { return }
        canvas.fill(
            Area(column: 0, row: top, width: size.columns, height: size.rows - top), style: .plain)
        draw(
            ActionBar(keys, width: bars.width, lines: 1, hints: hints, focused: nil),
            row: size.rows - 1)
    }

    /// The number of blank columns inside a box on either side.
    var boxPadding: Int { isRoomy ? 2 : 1 }

    /// Draws a box in the middle of the screen, discards the hit regions below it, and returns its
    /// inner area.
    mutating func drawBox(width: Int, height: Int) -> Area {
        let height = min(height, size.rows)
        let area = Area(
            column: (size.columns - width) / 2, row: (size.rows - height) / 2, width: width,
            height: height)
        removeHitRegions()
        canvas.dim()
        // A blank column on either side separates the box from the page.
        canvas.cutOut(
            Area(column: area.column - 1, row: area.row, width: width + 2, height: height))
        drawBorder(area, style: Style(.accent))
        return Area(
            column: area.column + 1 + boxPadding, row: area.row + 1,
            width: width - 2 - 2 * boxPadding, height: height - 2)
    }

    // MARK: - List of keys

    /// Draws the list of keys from a line on and returns the index of the first line that did not
    /// fit.
    mutating func draw(_ keys: KeyList, from first: Int) -> Int {
        let frameWidth = 2 + 2 * boxPadding
        let lineWidth =
            keys.all.map { Self.keysWidth(of: $0) + CellText.width($0.meaning) + 1 }
            .max() ?? 0
        let columns = 2 * lineWidth <= size.columns - 4 - frameWidth ? 2 : 1
        let width = min(size.columns - 4, max(64, columns * lineWidth + frameWidth))
        let maximumRows = size.rows - 6
        var all = keys.all.map(Optional.some)
        var rows = min(maximumRows, (all.count + columns - 1) / columns)
        let longest = max(keys.page.count, keys.everywhere.count)
        if columns == 2, longest <= maximumRows, !keys.page.isEmpty {
            // The keys of the page are on the left and the general keys on the right.
            rows = longest
            let gap = Array(repeating: KeyList.Line?.none, count: rows - keys.page.count)
            all.insert(contentsOf: gap, at: keys.page.count)
        }
        // In a window that shows all lines at once, the list starts at the first line.
        let first = rows * columns >= all.count ? 0 : first
        let shown = all.dropFirst(first).prefix(rows * columns)
        let box = drawBox(width: width, height: rows + 4)
        canvas.writeCentred(
            TerminalStrings.keys, in: box, row: box.row, style: Style(.title, .bold))
        let columnWidth = box.width / columns
        for (index, line) in shown.enumerated() {
            guard let line else { continue }
            let itemArea = Area(
                column: box.column + index / rows * columnWidth, row: box.row + 1 + index % rows,
                width: columnWidth, height: 1)
            draw(line, in: itemArea)
        }
        let next = first + shown.count
        if next < all.count {
            canvas.writeCentred(
                TerminalStrings.more, in: box, row: box.row + box.height - 1, style: Style(.dim))
        }
        return next
    }

    private mutating func draw(_ line: KeyList.Line, in area: Area) {
        canvas.write(
            line.keys, column: area.column, row: area.row, width: area.width,
            style: Style(.accent, .bold))
        let shift = Self.keysWidth(of: line)
        canvas.write(
            line.meaning, column: area.column + shift, row: area.row,
            width: area.width - shift - 1)
    }

    /// Returns the width of the keys with the blanks after them.
    private static func keysWidth(of line: KeyList.Line) -> Int {
        max(CellText.width(line.keys) + 1, 11)
    }
}

/// The title and the message of an alert as lines. Text that is too high ends in `…`.
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
