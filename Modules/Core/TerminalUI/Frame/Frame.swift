/// One cell of a frame.
public struct Cell: Hashable, Sendable {
    /// What is drawn; a blank where nothing is.
    public var character: Character
    /// What the character means, and how it stands out.
    public var style: Style
    /// The second half of a wide character that begins in the cell before.
    public var isContinuation: Bool

    static let blank = Cell(character: " ", style: .plain, isContinuation: false)
}

/// What the screen looks like at one moment: a grid of cells, and where the cursor stands.
public struct Frame: Hashable, Sendable {
    /// In cells.
    public let size: Size
    /// Row by row.
    public internal(set) var cells: [Cell]
    /// Nil when there is no cursor to show.
    public internal(set) var cursor: Point?

    /// A blank frame.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The cells of one row.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// The frame as text: a line for each row, without blanks at the ends.
    public var text: String {
        (0..<size.rows).map { index in
            var line = ""
            for cell in row(index) where !cell.isContinuation { line.append(cell.character) }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
