/// Fields, toggles, choices, empty states, scoreboards and countdowns.
extension PageRenderer {
    mutating func draw(_ field: TextField, in area: Area) {
        let target = FocusTarget.element(field.label)
        let isFocused = isFocused(target)
        recordFocus(target, rows: area.row..<area.row + max(1, area.height))
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
        for (offset, line) in messageLines(of: field, width: box.width).enumerated() {
            canvas.write(
                line, column: box.column, row: area.row + 1 + offset, width: box.width,
                style: Style(.warning))
        }
        addHitRegion(.focus(target), in: area)
    }

    /// Returns the lines below a field: its validation message, or that its text was cut.
    func messageLines(of field: TextField, width: Int) -> [String] {
        let message = interaction.isCut(field) ? strings.textCut : field.validationMessage
        return message.map { CellText.wrap($0, width) } ?? []
    }

    /// Draws the part of the text around the cursor that fits, with `…` for hidden text before
    /// it. Returns the number of cells before the cursor.
    private mutating func drawText(
        around editor: LineEditor, in box: Area, _ style: Style
    ) -> Int {
        var head = editor.text.prefix(editor.cursor).map { Glyph($0) }
        var width = head.reduce(0) { $0 + $1.width }
        // Two cells are reserved for the character under the cursor, which may be wide.
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

    /// Returns the area of a field's text. All fields of a page begin at the same column.
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
        recordFocus(target, rows: row..<row + 1)
        let button = ActionButton(action)
        draw(
            button, column: area.column + max(0, (area.width - button.width) / 2), row: row,
            width: area.width, isFocused: isFocused(target), target: .emptyStateAction(state.title))
    }

    // MARK: - Scoreboard and countdown

    /// The smallest width for a countdown between two scores.
    private static let sideBySideWidth = 66

    /// Returns whether the scoreboard at an index and the countdown after it are drawn side by
    /// side.
    func isSideBySide(_ index: Int, width: Int) -> Bool {
        guard width >= Self.sideBySideWidth, page.elements.indices.contains(index),
            page.elements.indices.contains(index + 1),
            case .scoreboard(let board) = page.elements[index], board.sides.count == 2,
            case .countdown = page.elements[index + 1]
        else { return false }
        return true
    }

    /// Returns the countdown that is drawn in the middle of a scoreboard; nil for none.
    func countdown(after board: Scoreboard, width: Int) -> Countdown? {
        for (index, element) in page.elements.enumerated() where isSideBySide(index, width: width) {
            guard case .scoreboard(let other) = element, other.label == board.label,
                case .countdown(let countdown) = page.elements[index + 1]
            else { continue }
            return countdown
        }
        return nil
    }

    func scoreboardHeight(_ density: Density) -> Int {
        2 + (density.digits?.rows ?? 0)
    }

    func countdownHeight(_ density: Density) -> Int {
        density.digits.map { $0.rows + 1 } ?? 1
    }

    mutating func draw(
        _ board: Scoreboard, with countdown: Countdown?, in area: Area, _ density: Density
    ) {
        let middle = countdown == nil ? 0 : 34
        let width = (area.width - middle) / max(1, board.sides.count)
        for (index, side) in board.sides.enumerated() {
            let shift = index > 0 ? middle : 0
            let itemArea = Area(
                column: area.column + index * width + shift, row: area.row, width: width,
                height: area.height)
            draw(side, number: index, of: board, in: itemArea, density)
        }
        if let countdown {
            let itemArea = Area(
                column: area.column + width, row: area.row + 1, width: middle,
                height: area.height - 1)
            draw(countdown, in: itemArea, density)
        }
    }

    private mutating func draw(
        _ side: Scoreboard.Side, number: Int, of board: Scoreboard, in area: Area,
        _ density: Density
    ) {
        var row = area.row
        if let digits = density.digits {
            canvas.writeCentred(side.label, in: area, row: row, style: Style(side.role, .bold))
            row += 1
            row += drawDigits(String(side.score), digits, in: area, row: row, Style(side.role))
        } else {
            canvas.writeCentred(
                "\(side.label)  \(side.score)", in: area, row: row, style: Style(side.role, .bold))
            row += 1
        }
        drawButtons(of: side, number: number, of: board, in: area, row: row)
    }

    private mutating func drawButtons(
        of side: Scoreboard.Side, number: Int, of board: Scoreboard, in area: Area, row: Int
    ) {
        let buttons = [side.decrement, side.increment].map(ActionButton.init)
        let width = buttons.reduce(2) { $0 + $1.width }
        var column = area.column + max(0, (area.width - width) / 2)
        for (offset, button) in buttons.enumerated() {
            let target = FocusTarget.button(board.label, number * 2 + offset)
            recordFocus(target, rows: area.row..<row + 1)
            let used = draw(
                button, column: column, row: row, width: area.column + area.width - column,
                isFocused: isFocused(target), role: side.role,
                target: .button(board.label, number * 2 + offset))
            column += used + 2
        }
    }

    mutating func draw(_ countdown: Countdown, in area: Area, _ density: Density) {
        guard let digits = density.digits else {
            canvas.writeCentred(
                "\(countdown.time)  \(countdown.caption)", in: area, row: area.row,
                style: Style(countdown.role, .bold))
            return
        }
        let rows = drawDigits(
            countdown.time, digits, in: area, row: area.row, Style(countdown.role))
        canvas.writeCentred(
            countdown.caption, in: area, row: area.row + rows, style: Style(.dim))
    }

    /// Draws large digits and returns their height in rows.
    private mutating func drawDigits(
        _ text: String, _ scale: BigDigits.Scale, in area: Area, row: Int, _ style: Style
    ) -> Int {
        for (offset, line) in BigDigits.rows(text, scale).enumerated() {
            canvas.writeCentred(line, in: area, row: row + offset, style: style)
        }
        return scale.rows
    }
}
