/// A frame being drawn. Whatever does not fit is cut at whole characters.
struct Canvas {
    private(set) var frame: Frame

    init(size: Size) {
        frame = Frame(size: size)
    }

    /// Writes text into an area's row; returns how many cells it took.
    @discardableResult
    mutating func write(
        _ text: String, column: Int, row: Int, width: Int, style: Style = .plain
    ) -> Int {
        guard (0..<frame.size.rows).contains(row), column >= 0 else { return 0 }
        let room = min(width, frame.size.columns - column)
        guard room > 0 else { return 0 }
        let start = row * frame.size.columns + column
        var used = 0
        sever(column: column, row: row)
        defer { sever(column: column + used, row: row) }
        for character in CellText.fit(text, room) {
            let glyph = Glyph(character)
            guard used + glyph.width <= room else { break }
            frame.cells[start + used] = Cell(
                character: glyph.character, style: style, isContinuation: false)
            for offset in 1..<max(1, glyph.width) {
                frame.cells[start + used + offset] = Cell(
                    character: " ", style: style, isContinuation: true)
            }
            used += glyph.width
        }
        return used
    }

    /// Writes text so that it ends where the area ends.
    mutating func writeTrailing(_ text: String, in area: Area, row: Int, style: Style = .plain) {
        let width = min(CellText.width(text), area.width)
        write(
            text, column: area.column + area.width - width, row: row, width: width, style: style)
    }

    /// Writes text in the middle of an area's row.
    mutating func writeCentred(_ text: String, in area: Area, row: Int, style: Style = .plain) {
        let width = min(CellText.width(text), area.width)
        write(
            text, column: area.column + (area.width - width) / 2, row: row, width: width,
            style: style)
    }

    /// Gives every cell of an area one character and style.
    mutating func fill(_ area: Area, with character: Character = " ", style: Style) {
        for row in area.row..<area.row + area.height where (0..<frame.size.rows).contains(row) {
            sever(column: area.column, row: row)
            sever(column: area.column + area.width, row: row)
            for column in area.column..<area.column + area.width
            where (0..<frame.size.columns).contains(column) {
                frame.cells[row * frame.size.columns + column] = Cell(
                    character: character, style: style, isContinuation: false)
            }
        }
    }

    /// A wide character of which one half is drawn over is gone whole.
    private mutating func sever(column: Int, row: Int) {
        guard (1..<frame.size.columns).contains(column) else { return }
        let index = row * frame.size.columns + column
        guard frame.cells[index].isContinuation else { return }
        for half in [index - 1, index] {
            frame.cells[half].character = " "
            frame.cells[half].isContinuation = false
        }
    }

    /// Changes the style of what stands in an area.
    mutating func restyle(_ area: Area, _ style: Style) {
        for row in area.row..<area.row + area.height where (0..<frame.size.rows).contains(row) {
            for column in area.column..<area.column + area.width
            where (0..<frame.size.columns).contains(column) {
                frame.cells[row * frame.size.columns + column].style = style
            }
        }
    }

    mutating func placeCursor(column: Int, row: Int) {
        frame.cursor = Point(
            column: min(max(0, column), frame.size.columns - 1),
            row: min(max(0, row), frame.size.rows - 1))
    }
}
