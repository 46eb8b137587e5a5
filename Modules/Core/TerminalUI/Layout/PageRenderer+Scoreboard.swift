/// Scoreboards and countdowns.
extension PageRenderer {
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
