/// A frame that is being drawn. Text that does not fit is cut between characters, never within one.
struct Canvas {
    private(set) var frame: Frame
    /// The rows that can be drawn.
    private var visibleRows: Range<Int>

    init(size: Size) {
        frame = Frame(size: size)
        visibleRows = 0..<size.rows
    }

    /// Limits drawing to the rows of an area.
    mutating func clip(to area: Area) {
        visibleRows = (area.row..<area.row + area.height).clamped(to: 0..<frame.size.rows)
    }

    /// Blanks an area and hides the cursor.
    mutating func clear(_ area: Area) {
        fill(area, style: .plain)
        frame.cursor = nil
    }

    /// Writes text into a row and returns the number of cells used.
    @discardableResult
    mutating func write(
        _ text: String, column: Int, row: Int, width: Int, style: Style = .plain
    ) -> Int {
        guard visibleRows.contains(row), column >= 0 else { return 0 }
        let room = min(width, frame.size.columns - column)
        guard room > 0 else { return 0 }
        return CellText.isPlain(text)
            ? write(ascii: text, column, row, room, style)
            : write(CellText.glyphs(text, room), column, row, style)
    }

    private mutating func write(
        ascii text: String, _ column: Int, _ row: Int, _ room: Int, _ style: Style
    ) -> Int {
        let length = text.utf8.count
        let used = min(length, room)
        var index = clearEnds(column, row, used)
        for byte in text.utf8.prefix(length > room ? room - 1 : length) {
            frame.cells[index] = Cell(Unicode.Scalar(byte), style: style)
            index += 1
        }
        if length > room {
            frame.cells[index] = Cell("…", style: style)
        }
        return used
    }

    private mutating func write(
        _ glyphs: [Glyph], _ column: Int, _ row: Int, _ style: Style
    ) -> Int {
        let used = glyphs.reduce(0) { $0 + $1.width }
        var index = clearEnds(column, row, used)
        for glyph in glyphs {
            frame.cells[index] = Cell(
                character: glyph.character, style: style, isContinuation: false)
            for offset in 1..<max(1, glyph.width) {
                frame.cells[index + offset] = Cell(
                    character: " ", style: style, isContinuation: true)
            }
            index += glyph.width
        }
        return used
    }

    /// Blanks wide characters that overlap the ends of a range of cells, and returns the index of
    /// the first cell.
    private mutating func clearEnds(_ column: Int, _ row: Int, _ width: Int) -> Int {
        clearWideCharacter(column: column, row: row)
        clearWideCharacter(column: column + width, row: row)
        return row * frame.size.columns + column
    }

    /// Writes text at the right end of an area's row and returns the number of cells used.
    @discardableResult
    mutating func writeTrailing(
        _ text: String, in area: Area, row: Int, style: Style = .plain
    ) -> Int {
        let width = min(CellText.width(text), area.width)
        return write(
            text, column: area.column + area.width - width, row: row, width: width, style: style)
    }

    /// Writes text into the middle of an area's row.
    mutating func writeCentred(_ text: String, in area: Area, row: Int, style: Style = .plain) {
        let width = min(CellText.width(text), area.width)
        write(
            text, column: area.column + (area.width - width) / 2, row: row, width: width,
            style: style)
    }

    /// Sets every cell of an area to the same character and style.
    mutating func fill(_ area: Area, with character: Character = " ", style: Style) {
        let first = max(0, area.column)
        let end = min(area.column + area.width, frame.size.columns)
        guard first < end else { return }
        let columns = first..<end
        let cell = Cell(character: character, style: style, isContinuation: false)
        for row in area.row..<area.row + area.height where visibleRows.contains(row) {
            clearWideCharacter(column: columns.lowerBound, row: row)
            clearWideCharacter(column: columns.upperBound, row: row)
            for column in columns { frame.cells[row * frame.size.columns + column] = cell }
        }
    }

    /// Blanks the wide character that covers both this cell and the one before it.
    private mutating func clearWideCharacter(column: Int, row: Int) {
        guard (1..<frame.size.columns).contains(column) else { return }
        var index = row * frame.size.columns + column
        guard frame.cells[index].isContinuation else { return }
        let end = (row + 1) * frame.size.columns
        while frame.cells[index].isContinuation { index -= 1 }
        repeat {
            frame.cells[index].character = " "
            frame.cells[index].isContinuation = false
            index += 1
        } while index < end && frame.cells[index].isContinuation
    }

    /// Exchanges text and background colours in an area, and gives it the colour of a role.
    mutating func highlight(_ area: Area, _ role: Role) {
        for row in area.row..<area.row + area.height where visibleRows.contains(row) {
            for column in area.column..<area.column + area.width
            where (0..<frame.size.columns).contains(column) {
                let index = row * frame.size.columns + column
                let emphasis = frame.cells[index].style.emphasis
                frame.cells[index].style = Style(role, emphasis.symmetricDifference(.reverse))
            }
        }
    }

    /// Changes the style of an area and keeps its characters.
    mutating func restyle(_ area: Area, _ style: Style) {
        for row in area.row..<area.row + area.height where visibleRows.contains(row) {
            for column in area.column..<area.column + area.width
            where (0..<frame.size.columns).contains(column) {
                frame.cells[row * frame.size.columns + column].style = style
            }
        }
    }

    /// Gives all cells their dimmed style, before a dialog is drawn above them.
    mutating func dim() {
        for index in frame.cells.indices {
            frame.cells[index].style = frame.cells[index].style.dimmed
        }
    }

    /// Blanks an area, and the words beside it that it cuts.
    mutating func cutOut(_ area: Area) {
        for row in area.row..<area.row + area.height where visibleRows.contains(row) {
            var first = area.column
            var end = area.column + area.width
            while isWord(first, row), isWord(first - 1, row) { first -= 1 }
            while isWord(end, row), isWord(end - 1, row) { end += 1 }
            fill(
                Area(column: first, row: row, width: end - first, height: 1), style: .plain)
        }
    }

    private func isWord(_ column: Int, _ row: Int) -> Bool {
        guard (0..<frame.size.columns).contains(column) else { return false }
        let cell = frame.cells[row * frame.size.columns + column]
        return cell.isContinuation || !" ─│╭╮╰╯━█▀▄".contains(cell.character)
    }

    /// Moves the content of an area up, or down for a negative distance. No wide character may
    /// overlap its sides.
    mutating func scroll(_ area: Area, by distance: Int) {
        frame.scroll(area, by: distance)
    }

    mutating func placeCursor(column: Int, row: Int) {
        frame.cursor = Point(
            column: min(max(0, column), frame.size.columns - 1),
            row: min(max(0, row), frame.size.rows - 1))
    }
}
