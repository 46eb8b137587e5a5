extension PageRenderer {
    mutating func draw(_ field: TextField, in area: Area) {
        let target = FocusTarget.element(field.label)
        let isFocused = isFocused(target)
        noteFocus(target, rows: area.row..<area.row + max(1, area.height))
        let box = fieldBox(in: area)
        canvas.write(
            field.label, column: area.column, row: area.row,
            width: box.column - area.column - 1,
            style: isFocused ? Style(.accent, .bold) : Style(field.isEnabled ? .plain : .disabled))
        let style = Style(field.isEnabled ? .plain : .disabled, .underline)
        canvas.fill(box, style: style)
        let editor = LineEditor(
            text: field.kind == .secure ? String(field.text.map { _ in "•" }) : field.text,
            cursor: interaction.cursors[field.label] ?? .max)
        if isFocused, field.isEnabled {
            let before = drawText(around: editor, in: box, style)
            canvas.placeCursor(column: box.column + before, row: box.row)
        } else {
            canvas.write(
                editor.text, column: box.column, row: box.row, width: box.width, style: style)
        }
        let problem = field.problem.map { CellText.wrap($0, box.width) } ?? []
        for (offset, line) in problem.enumerated() {
            canvas.write(
                line, column: box.column, row: area.row + 1 + offset, width: box.width,
                style: Style(.warning))
        }
        note(.focus(target), in: area)
    }

    /// The part of the text around the cursor that fits, with `…` where something is before it;
    /// returns the cells before the cursor.
    private mutating func drawText(
        around editor: LineEditor, in box: Area, _ style: Style
    ) -> Int {
        var head = editor.text.prefix(editor.cursor).map { Glyph($0) }
        var width = head.reduce(0) { $0 + $1.width }
        // The cursor stands on a character that may be wide.
        if width > box.width - 2 {
            var dropped = 0
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
        return width
    }

    /// Where the text of a field stands. All fields of a page begin at the same column.
    func fieldBox(in area: Area) -> Area {
        let widths = page.elements.map { element in
            if case .textField(let field) = element { CellText.width(field.label) } else { 0 }
        }
        let label = min(widths.max() ?? 0, area.width / 2)
        return Area(
            column: area.column + label + 1, row: area.row,
            width: min(area.width - label - 1, 60), height: 1)
    }

    var hasFields: Bool {
        page.elements.contains { if case .textField = $0 { true } else { false } }
    }
}
