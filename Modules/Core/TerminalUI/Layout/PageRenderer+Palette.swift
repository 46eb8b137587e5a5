/// The command palette, which covers the page.
extension PageRenderer {
    private static let widestPalette = 64

    /// Draws the palette with the commands that match its filter.
    ///
    /// - Parameter count: The number of commands without the filter, which decides the height, so
    ///   that the box does not move while the user types.
    mutating func draw(
        _ palette: inout CommandPalette, _ commands: [PaletteCommand], of count: Int
    ) {
        let rows = min(max(1, count), size.rows - (isRoomy ? 8 : 5))
        let box = drawBox(width: min(size.columns - 4, Self.widestPalette), height: rows + 4)
        canvas.write(
            " \(page.alert?.title ?? TerminalStrings.actions) ", column: box.column,
            row: box.row - 1,
            width: box.width,
            style: Style(.title, .bold))
        addHitRegion(
            .palette,
            in: Area(
                column: box.column - boxPadding - 1, row: box.row - 1,
                width: box.width + 2 * boxPadding + 2, height: box.height + 2))
        drawFilter(palette.filter, in: box.row(box.row))
        canvas.fill(box.row(box.row + 1), with: "─", style: Style(.line))
        palette.scroll(to: commands, height: rows)
        let hasBar = commands.count > rows
        let list = Area(
            column: box.column, row: box.row + 2, width: box.width - (hasBar ? 2 : 0),
            height: rows)
        for (offset, command) in commands.dropFirst(palette.scroll).prefix(rows).enumerated() {
            draw(
                command, in: list.row(list.row + offset),
                isChosen: command.target == palette.choice)
        }
        if commands.isEmpty {
            canvas.write(
                TerminalStrings.noAction, column: list.column, row: list.row, width: list.width,
                style: Style(.dim))
        }
        drawScrollBar(
            rows: list, column: box.column + box.width - 1, scroll: palette.scroll,
            total: commands.count)
        let chosen = commands.first { $0.target == palette.choice }
        let keys = [chosen.map { Action($0.name, key: .enter) {} }].compactMap(\.self)
        let regions = hitRegions
        drawBar(
            keys + [Action(TerminalStrings.cancel, key: .escape) {}], hints: [],
            below: box.row + box.height)
        hitRegions = regions
    }

    private mutating func drawFilter(_ filter: LineEditor, in area: Area) {
        let prompt = canvas.write(
            "› ", column: area.column, row: area.row, width: 2, style: Style(.accent, .bold))
        let field = Area(
            column: area.column + prompt, row: area.row, width: area.width - prompt, height: 1)
        let text = drawText(around: filter, in: field, .plain)
        canvas.placeCursor(column: field.column + text.cursor, row: field.row)
    }

    private mutating func draw(_ command: PaletteCommand, in area: Area, isChosen: Bool) {
        let style = Style(command.isEnabled ? .plain : .disabled)
        let key = canvas.writeTrailing(
            command.key, in: area, row: area.row,
            style: command.isEnabled ? Style(.accent, .bold) : style)
        let room = area.width - key - 2
        let used = canvas.write(
            command.name, column: area.column, row: area.row, width: room, style: style)
        canvas.write(
            command.subject, column: area.column + used + 1, row: area.row,
            width: room - used - 1, style: Style(.dim))
        if isChosen { canvas.restyle(area, .focused(command.isEnabled ? .accent : .disabled)) }
        addHitRegion(command.target, in: area)
    }
}
