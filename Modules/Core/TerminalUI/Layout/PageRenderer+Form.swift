extension PageRenderer {
    mutating func draw(_ toggle: Toggle, in area: Area) {
        let target = FocusTarget.element(toggle.label)
        noteFocus(target, rows: area.row..<area.row + 1)
        let style =
            isFocused(target)
            ? Style.focused(.accent) : Style(toggle.isEnabled ? .plain : .disabled)
        // Below the boxes of the fields, if there are any.
        let column = hasFields ? fieldBox(in: area).column : area.column
        let used = canvas.write(
            "[\(toggle.isOn ? "x" : " ")] \(toggle.label)", column: column, row: area.row,
            width: area.column + area.width - column, style: style)
        note(
            .toggle(toggle.label), in: Area(column: column, row: area.row, width: used, height: 1))
    }

    /// Whether the title of the page does not say it already.
    func isNamed(_ choice: Choice) -> Bool { choice.label != page.title }

    mutating func draw(_ choice: Choice, in area: Area) {
        let target = FocusTarget.element(choice.label)
        if isNamed(choice) {
            canvas.write(
                choice.label, column: area.column, row: area.row, width: area.width,
                style: Style(.dim))
        }
        let top = area.row + (isNamed(choice) ? 1 : 0)
        let at = interaction.option(of: choice)
        for (index, option) in choice.options.enumerated() {
            let row = top + index
            let isHere = isFocused(target) && index == at
            let isMarked = index == choice.selected
            let style =
                isHere
                ? Style.focused(.accent)
                : Style(choice.isEnabled ? .plain : .disabled, isMarked ? .bold : [])
            let used = canvas.write(
                "\(isMarked ? "(•)" : "( )") \(option)", column: area.column, row: row,
                width: area.width, style: style)
            if index == at { noteFocus(target, rows: row..<row + 1) }
            note(
                .option(choice.label, index),
                in: Area(column: area.column, row: row, width: used, height: 1))
        }
    }

    func emptyStateHeight(_ state: EmptyState, width: Int) -> Int {
        let message = CellText.wrap(state.message, min(width, 60)).count
        return emptyStateMargin + 1 + message + (state.action == nil ? 0 : 2)
    }

    private var emptyStateMargin: Int { isRoomy ? size.rows / 6 : 1 }

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
        noteFocus(target, rows: row..<row + 1)
        let chip = Chip(action)
        draw(
            chip, column: area.column + max(0, (area.width - chip.width) / 2), row: row,
            width: area.width, isFocused: isFocused(target), target: .wayOut(state.title))
    }
}
