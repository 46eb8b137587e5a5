extension PageRenderer {
    mutating func draw(_ field: TextField, in area: Area) {
        let target = FocusTarget.element(field.label)
        let isFocused = isFocused(target)
        noteFocus(target, rows: area.row..<area.row + max(1, area.height))
        let labelWidth = labelColumn(in: area)
        canvas.write(
            field.label, column: area.column, row: area.row, width: labelWidth,
            style: isFocused ? Style(.accent, .bold) : Style(field.isEnabled ? .plain : .disabled))
        let box = Area(
            column: area.column + labelWidth + 1, row: area.row,
            width: min(area.width - labelWidth - 1, 60), height: 1)
        canvas.fill(box, style: Style(field.isEnabled ? .plain : .disabled, .underline))
        let editor = LineEditor(
            text: field.kind == .secure ? String(field.text.map { _ in "•" }) : field.text,
            cursor: interaction.cursors[field.label] ?? .max)
        let before = drawText(of: editor, in: box, isFocused: isFocused)
        if isFocused, field.isEnabled {
            canvas.placeCursor(column: box.column + before, row: box.row)
        }
        if let problem = field.problem {
            canvas.write(
                problem, column: box.column, row: area.row + 1, width: box.width,
                style: Style(.warning))
        }
        hits.append(Hit(area: area, target: .focus(target)))
    }

    /// The part of the text around the cursor that fits; returns the cells before the cursor.
    private mutating func drawText(
        of editor: LineEditor, in box: Area, isFocused: Bool
    ) -> Int {
        let style = Style(.plain, .underline)
        guard isFocused else {
            canvas.write(
                editor.text, column: box.column, row: box.row, width: box.width, style: style)
            return 0
        }
        var head = Array(editor.text.prefix(editor.cursor))
        var width = head.reduce(0) { $0 + Glyph($1).width }
        var dropped = 0
        while width > box.width - 2, dropped < head.count {
            width -= Glyph(head[dropped]).width
            dropped += 1
        }
        head.removeFirst(dropped)
        let tail = editor.text.dropFirst(editor.cursor)
        canvas.write(
            String(head) + tail.prefix(box.width), column: box.column, row: box.row,
            width: box.width, style: style)
        return width
    }

    /// All fields of a page begin at the same column.
    private func labelColumn(in area: Area) -> Int {
        let widths = page.elements.map { element in
            if case .textField(let field) = element { CellText.width(field.label) } else { 0 }
        }
        return min(widths.max() ?? 0, area.width / 2)
    }

    mutating func draw(_ toggle: Toggle, in area: Area) {
        let target = FocusTarget.element(toggle.label)
        noteFocus(target, rows: area.row..<area.row + 1)
        let style =
            isFocused(target)
            ? Style.focused(.accent) : Style(toggle.isEnabled ? .plain : .disabled)
        let used = canvas.write(
            "[\(toggle.isOn ? "x" : " ")] \(toggle.label)", column: area.column, row: area.row,
            width: area.width, style: style)
        hits.append(
            Hit(
                area: Area(column: area.column, row: area.row, width: used, height: 1),
                target: .toggle(toggle)))
    }

    mutating func draw(_ choice: Choice, in area: Area) {
        let target = FocusTarget.element(choice.label)
        canvas.write(
            choice.label, column: area.column, row: area.row, width: area.width,
            style: Style(.dim))
        let at = interaction.options[choice.label] ?? choice.selected ?? 0
        for (index, option) in choice.options.enumerated() {
            let row = area.row + 1 + index
            let isHere = isFocused(target) && index == at
            let style =
                isHere ? Style.focused(.accent) : Style(choice.isEnabled ? .plain : .disabled)
            let mark = index == choice.selected ? "(•)" : "( )"
            let used = canvas.write(
                "\(mark) \(option)", column: area.column, row: row, width: area.width,
                style: style)
            if index == at { noteFocus(target, rows: row..<row + 1) }
            hits.append(
                Hit(
                    area: Area(column: area.column, row: row, width: used, height: 1),
                    target: .option(choice, index)))
        }
    }

    func emptyStateHeight(_ state: EmptyState, width: Int) -> Int {
        let message = CellText.wrap(state.message, min(width, 60)).count
        return (isRoomy ? 3 : 1) + 1 + message + (state.action == nil ? 0 : 2)
    }

    mutating func draw(_ state: EmptyState, in area: Area) {
        var row = area.row + (isRoomy ? 3 : 1)
        canvas.writeCentred(state.title, in: area, row: row, style: Style(.plain, .bold))
        for line in CellText.wrap(state.message, min(area.width, 60)) {
            row += 1
            canvas.writeCentred(line, in: area, row: row, style: Style(.dim))
        }
        guard let action = state.action else { return }
        row += 2
        let target = FocusTarget.element(state.title)
        noteFocus(target, rows: row..<row + 1)
        let key = action.key.map { "\($0.name) " } ?? ""
        let label = " \(key)\(action.label) "
        let width = CellText.width(label)
        canvas.writeCentred(
            label, in: area, row: row,
            style: isFocused(target) ? .focused(.accent) : Style(.accent, .bold))
        hits.append(
            Hit(
                area: Area(
                    column: area.column + (area.width - width) / 2, row: row, width: width,
                    height: 1),
                target: .action(action)))
    }
}
