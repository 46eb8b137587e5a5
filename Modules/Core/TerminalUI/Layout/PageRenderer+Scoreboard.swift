/// Scoreboards and countdowns.
extension PageRenderer {
    /// The smallest width for a countdown between two scores.
    private static let sideBySideWidth = 66
    /// The width of a countdown between two scores.
    private static let countdownWidth = BigDigits.Scale.large.width(of: "00:00")
    private static let narrowestProgressBar = 6

    /// Returns whether the scoreboard at an index and the countdown after it are drawn side by
    /// side.
    func isSideBySide(_ elements: [Element], _ index: Int, width: Int) -> Bool {
        guard width >= Self.sideBySideWidth, elements.indices.contains(index),
            elements.indices.contains(index + 1),
            case .scoreboard(let board) = elements[index], board.sides.count == 2,
            case .countdown = elements[index + 1]
        else { return false }
        return true
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
        let middle = countdown == nil ? 0 : Self.countdownWidth
        let width = (area.width - middle) / max(1, board.sides.count)
        for (index, side) in board.sides.enumerated() {
            let shift = index > 0 ? middle : 0
            let itemArea = Area(
                column: area.column + index * width + shift, row: area.row, width: width,
                height: area.height)
            draw(side, number: index, of: board, in: itemArea, density)
        }
        if let countdown {
            // The sides leave a blank column on either side.
            let itemArea = Area(
                column: area.column + width - 1, row: area.row, width: middle + 2,
                height: area.height)
            draw(countdown, in: itemArea, density.digits, margin: 1)
        }
    }

    private mutating func draw(
        _ side: Scoreboard.Side, number: Int, of board: Scoreboard, in area: Area,
        _ density: Density
    ) {
        guard let digits = density.digits else {
            canvas.writeCentred(
                "\(side.label)  \(side.score)", in: area, row: area.row,
                style: Style(side.role, .bold))
            drawButtons(of: side, number: number, of: board, in: area, row: area.row + 1)
            return highlight(area.row(area.row), side.role, side.isHighlighted)
        }
        // A highlighted side does not touch the digits of the clock.
        let area = area.inset(columns: 1)
        canvas.writeCentred(side.label, in: area, row: area.row, style: Style(side.role, .bold))
        drawScore(of: side, number: number, of: board, in: area, digits, margin: 1)
    }

    /// Draws the score of a side in large digits, and its buttons in the last row of the area.
    ///
    /// - Parameter margin: The number of rows above the digits.
    mutating func drawScore(
        of side: Scoreboard.Side, number: Int, of board: Scoreboard, in area: Area,
        _ digits: BigDigits.Scale, margin: Int
    ) {
        drawDigits(String(side.score), digits, in: area.inset(top: margin), Style(side.role))
        drawButtons(
            of: side, number: number, of: board, in: area, row: area.row + area.height - 1)
        highlight(area, side.role, side.isHighlighted, margin: margin)
    }

    /// Fills an area with the colour of a role, so that it is visible across a room.
    ///
    /// - Parameter margin: The number of rows above large digits, which would not be legible at the
    ///   edge of the colour.
    private mutating func highlight(
        _ area: Area, _ role: Role, _ isHighlighted: Bool, margin: Int = 1
    ) {
        guard isHighlighted, showsHighlights else { return }
        canvas.highlight(margin > 0 ? area : area.row(area.row + area.height - 1), role)
    }

    private mutating func drawButtons(
        of side: Scoreboard.Side, number: Int, of board: Scoreboard, in area: Area, row: Int
    ) {
        let buttons = side.buttons.map(ActionButton.init)
        let width = buttons.reduce(2) { $0 + $1.width }
        var column = area.column + max(0, (area.width - width) / 2)
        for (offset, button) in buttons.enumerated() {
            let buttonNumber = board.firstButton(ofSide: number) + offset
            let target = FocusTarget.button(board.label, buttonNumber)
            recordFocus(target, rows: area.row..<row + 1)
            let used = draw(
                button, column: column, row: row, width: area.column + area.width - column,
                isFocused: isFocused(target), role: side.role,
                target: .button(board.label, buttonNumber))
            column += used + 2
        }
    }

    /// Draws the time in large digits, and its state in the last row of the area; without large
    /// digits, everything in one row.
    ///
    /// - Parameter margin: The number of rows above the digits.
    mutating func draw(
        _ countdown: Countdown, in area: Area, _ digits: BigDigits.Scale?, margin: Int
    ) {
        guard let digits else {
            let area = area.inset(top: margin)
            drawState(
                "\(countdown.time)  \(countdown.caption)", Style(countdown.role, .bold),
                of: countdown, in: area, width: Self.countdownWidth)
            return highlight(area, countdown.role, countdown.isHighlighted)
        }
        drawDigits(countdown.time, digits, in: area.inset(top: margin), Style(countdown.role))
        drawState(
            countdown.caption, Style(countdown.role == .plain ? .dim : countdown.role),
            of: countdown,
            in: area.row(area.row + area.height - 1),
            width: max(digits.width(of: countdown.time), Self.countdownWidth))
        highlight(area, countdown.role, countdown.isHighlighted, margin: margin)
    }

    /// Draws a text and the progress bar of a countdown into the middle of a row.
    ///
    /// - Parameter width: The width of both together.
    private mutating func drawState(
        _ text: String, _ style: Style, of countdown: Countdown, in area: Area, width: Int
    ) {
        let width = min(width, area.width)
        let barWidth = width - CellText.width(text) - 2
        guard let elapsed = countdown.elapsed, barWidth >= Self.narrowestProgressBar else {
            return canvas.writeCentred(text, in: area, row: area.row, style: style)
        }
        let left = area.column + (area.width - width) / 2
        canvas.write(text, column: left, row: area.row, width: width, style: style)
        let bar = Area(
            column: left + width - barWidth, row: area.row, width: barWidth, height: 1)
        canvas.fill(bar, with: "─", style: Style(.line))
        let done = Area(
            column: bar.column, row: bar.row, width: Int(elapsed * Double(barWidth)), height: 1)
        let role = countdown.role == .plain ? Role.accent : countdown.role
        canvas.fill(done, with: "━", style: Style(role))
    }

    /// Draws large digits into the middle of the first rows of an area.
    private mutating func drawDigits(
        _ text: String, _ scale: BigDigits.Scale, in area: Area, _ style: Style
    ) {
        for (offset, line) in scale.lines(of: text).enumerated() {
            canvas.writeCentred(line, in: area, row: area.row + offset, style: style)
        }
    }
}
