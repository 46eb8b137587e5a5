/// The content of the screen at one moment: a grid of cells and the position of the cursor.
public struct Frame: Hashable, Sendable {
    /// The size in cells.
    public let size: Size
    /// The cells, row by row.
    public internal(set) var cells: [Cell]
    /// The position of the cursor; nil for a hidden cursor.
    public internal(set) var cursor: Point?

    /// Creates a blank frame.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// Returns the cells of one row.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Moves the content of rows up, or down for a negative distance, and blanks the rows that no
    /// other row replaces.
    package mutating func moveRows(_ rows: Range<Int>, by distance: Int) {
        let indices = rows.lowerBound * size.columns..<rows.upperBound * size.columns
        let count = min(abs(distance) * size.columns, indices.count)
        let blank = repeatElement(Cell.blank, count: count)
        var content = Array(cells[indices])
        if distance > 0 {
            content.removeFirst(count)
            content += blank
        } else {
            content.removeLast(count)
            content.insert(contentsOf: blank, at: 0)
        }
        cells.replaceSubrange(indices, with: content)
    }

    /// The frame as text: one line for each row, without trailing blanks.
    public var text: String {
        (0..<size.rows).map { index in
            var line = ""
            for cell in row(index) where !cell.isContinuation { line.append(cell.character) }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
