/// One cell of a frame.
public struct Cell: Hashable, Sendable {
    /// The character; a blank in an empty cell.
    public var character: Character
    /// The appearance.
    public var style: Style
    /// A Boolean value indicating whether the cell is covered by a wide character that begins in a
    /// cell before it.
    public var isContinuation: Bool

    static let blank = Cell(character: " ", style: .plain, isContinuation: false)
}

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
