/// Text fields, toggles, choices and empty states.
extension PageRenderer {
    mutating func draw(_ field: TextField, in area: Area) {
        let target = FocusTarget.element(field.label)
        let isFocused = isFocused(target)
        recordFocus(target, rows: area.row..<area.row + max(1, area.height))
        let box = fieldBox(in: area)
        let used = canvas.write(
            key(of: field), column: area.column, row: area.row, width: area.width,
            style: isFocused ? Style(.dim) : Style(.accent, .bold))
        canvas.write(
            field.label, column: area.column + used, row: area.row,
            width: box.column - area.column - used - 1,
            style: isFocused ? Style(.accent, .bold) : Style(field.isEnabled ? .plain : .disabled))
        let style = Style(field.isEnabled ? .plain : .disabled, .underline)
        canvas.fill(box, style: style)
        let editor = LineEditor(
            text: field.kind == .secure ? String(field.text.map { _ in "•" }) : field.text,
            cursor: interaction.cursors[field.label] ?? .max)
        var hidden = 0
        if isFocused, field.isEnabled {
            let text = drawText(around: editor, in: box, style)
            canvas.placeCursor(column: box.column + text.cursor, row: box.row)
            hidden = text.hidden
        } else {
            canvas.write(
                editor.text, column: box.column, row: box.row, width: box.width, style: style)
        }
        for (offset, line) in messageLines(of: field, width: box.width).enumerated() {
            canvas.write(
                line, column: box.column, row: area.row + 1 + offset, width: box.width,
                style: Style(.warning))
        }
        addHitRegion(.focus(target), in: area)
        if field.isEnabled { addCursorRegions(of: field, editor.text, hidden: hidden, in: box) }
    }

    /// Makes each visible character of a field react to the mouse, and the blank cells after them.
    ///
    /// - Parameter hidden: The number of characters that `…` stands for.
    private mutating func addCursorRegions(
        of field: TextField, _ text: String, hidden: Int, in box: Area
    ) {
        var column = box.column + (hidden > 0 ? 1 : 0)
        let end = box.column + box.width
        var position = hidden
        for character in text.dropFirst(hidden).prefix(box.width) where column < end {
            let width = Glyph(character).width
            addHitRegion(
                .cursor(field: field.label, position),
                in: Area(column: column, row: box.row, width: min(width, end - column), height: 1))
            column += width
            position += 1
        }
        addHitRegion(
            .cursor(field: field.label, position),
            in: Area(column: column, row: box.row, width: end - column, height: 1))
    }

    /// Returns the lines below a field: its validation message, or that its text was cut.
    func messageLines(of field: TextField, width: Int) -> [String] {
        let message =
            interaction.isCut(field)
            ? TerminalStrings.textCut(TextField.limit) : field.validationMessage
        return message.map { CellText.wrap($0, width) } ?? []
    }

    /// Draws the part of the text around the cursor that fits, with `…` for hidden text before it.
    ///
    /// - Returns: The number of cells before the cursor, and that of hidden characters.
    mutating func drawText(
        around editor: LineEditor, in box: Area, _ style: Style
    ) -> (cursor: Int, hidden: Int) {
        var head = editor.text.prefix(editor.cursor).map { Glyph($0) }
        var width = head.reduce(0) { $0 + $1.width }
        var dropped = 0
        // Two cells are reserved for the character under the cursor, which may be wide.
        if width > box.width - 2 {
            while width > box.width - 3, dropped < head.count {
                width -= head[dropped].width
                dropped += 1
            }
            head.removeFirst(dropped)
            width += canvas.write("…", column: box.column, row: box.row, width: 1, style: style)
        }
        let shift = width - head.reduce(0) { $0 + $1.width }
        let tail = editor.text.dropFirst(editor.cursor).prefix(box.width)
        canvas.write(
            String(head.map(\.character)) + tail, column: box.column + shift, row: box.row,
            width: box.width - shift, style: style)
        return (width, dropped)
    }

    /// Returns the area of a field's text. All fields of a page begin at the same column.
    func fieldBox(in area: Area) -> Area {
        let widths = page.elements.map { element in
            guard case .textField(let field) = element else { return 0 }
            return CellText.width(key(of: field) + field.label)
        }
        let label = min(widths.max() ?? 0, area.width / 2)
        return Area(
            column: area.column + label + 1, row: area.row,
            // A field that searches a list is as wide as the list.
            width: min(area.width - label - 1, page.searchField == nil ? 60 : .max), height: 1)
    }

    /// Returns the key before the label of a field; empty if the field has none.
    private func key(of field: TextField) -> String {
        field.kind == .search ? "\(Key.character("/").name) " : ""
    }

    var hasFields: Bool {
        page.elements.contains { if case .textField = $0 { true } else { false } }
    }

    mutating func draw(_ toggle: Toggle, in area: Area) {
        let target = FocusTarget.element(toggle.label)
        recordFocus(target, rows: area.row..<area.row + 1)
        let style =
            isFocused(target)
            ? Style.focused(.accent) : Style(toggle.isEnabled ? .plain : .disabled)
        // Toggles align with the text of the fields above them.
        let column = hasFields ? fieldBox(in: area).column : area.column
        let used = canvas.write(
            "[\(toggle.isOn ? "x" : " ")] \(toggle.label)", column: column, row: area.row,
            width: area.column + area.width - column, style: style)
        addHitRegion(
            .toggle(toggle.label), in: Area(column: column, row: area.row, width: used, height: 1))
    }

    /// Returns whether a choice needs a heading because its label differs from the page's title.
    func needsHeading(_ choice: Choice) -> Bool { choice.label != page.title }

    mutating func draw(_ choice: Choice, in area: Area) {
        let target = FocusTarget.element(choice.label)
        if needsHeading(choice) {
            canvas.write(
                choice.label, column: area.column, row: area.row, width: area.width,
                style: Style(.dim))
        }
        let top = area.row + (needsHeading(choice) ? 1 : 0)
        let highlighted = interaction.option(of: choice)
        for (index, option) in choice.options.enumerated() {
            let row = top + index
            let isHighlighted = isFocused(target) && index == highlighted
            let isMarked = index == choice.selected
            let style =
                isHighlighted
                ? Style.focused(.accent)
                : Style(choice.isEnabled ? .plain : .disabled, isMarked ? .bold : [])
            let used = canvas.write(
                "\(isMarked ? "(•)" : "( )") \(option)", column: area.column, row: row,
                width: area.width, style: style)
            if index == highlighted { recordFocus(target, rows: row..<row + 1) }
            addHitRegion(
                .option(choice.label, index),
                in: Area(column: area.column, row: row, width: used, height: 1))
        }
    }

    func emptyStateHeight(_ state: EmptyState, width: Int) -> Int {
        let message = CellText.wrap(state.message, min(width, 60)).count
        return emptyStateMargin + 1 + message + (state.action == nil ? 0 : 2)
    }

    /// The number of blank rows above an empty state, and above progress that is the whole page.
    var emptyStateMargin: Int { isRoomy ? size.rows / 6 : 1 }

    mutating func draw(_ state: EmptyState, in area: Area) {
        var row = area.row + emptyStateMargin
        canvas.writeCentred(state.title, in: area, row: row, style: Style(.plain, .bold))
        for line in CellText.wrap(state.message, min(area.width, 60)) {
            row += 1
            canvas.writeCentred(line, in: area, row: row, style: Style(.dim))
        }
        guard let action = state.action else { return }
        row += 2
        let target = FocusTarget.element(state.title)
        recordFocus(target, rows: row..<row + 1)
        let button = ActionButton(action)
        draw(
            button, column: area.column + max(0, (area.width - button.width) / 2), row: row,
            width: area.width, isFocused: isFocused(target), target: .emptyStateAction(state.title))
    }
}
