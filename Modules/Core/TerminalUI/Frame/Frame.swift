import Glibc

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

    /// The first cell of the focused element, which is drawn in reverse video; nil without a focus.
    package var focus: Point? {
        cells.firstIndex { $0.style.emphasis.contains(.reverse) }
            .map { Point(column: $0 % size.columns, row: $0 / size.columns) }
    }

    /// Returns the cells of one row.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        cells[row * size.columns..<(row + 1) * size.columns]
    }

    /// Returns whether a row has the same cells as a row of a frame of the same width.
    package func isRow(_ row: Int, equalTo other: Int, of frame: Frame) -> Bool {
        let length = size.columns * MemoryLayout<Cell>.stride
        // A cell is a number without padding, so equal cells have equal bytes.
        return cells.withUnsafeBytes { cells in
            frame.cells.withUnsafeBytes { others in
                guard let first = cells.baseAddress, let second = others.baseAddress else {
                    return true
                }
                return memcmp(first + row * length, second + other * length, length) == 0
            }
        }
    }

    /// Copies the content of a frame of the same size. The frames then share no memory, so that no
    /// later change of one of them copies all cells.
    package mutating func copyContent(of frame: Frame) {
        cursor = frame.cursor
        cells.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: frame.cells) }
    }

    /// Moves the content of rows up, or down for a negative distance, and blanks the rows that no
    /// other row replaces.
    package mutating func moveRows(_ rows: Range<Int>, by distance: Int) {
        scroll(
            Area(column: 0, row: rows.lowerBound, width: size.columns, height: rows.count),
            by: distance)
    }

    /// Moves the content of an area as `moveRows` does. No wide character may overlap its sides.
    mutating func scroll(_ area: Area, by distance: Int) {
        let rows = area.row..<area.row + area.height
        let columns = size.columns
        cells.withUnsafeMutableBufferPointer { cells in
            for offset in 0..<area.height {
                let row = distance > 0 ? rows.lowerBound + offset : rows.upperBound - 1 - offset
                let first = row * columns + area.column
                let isReplaced = rows.contains(row + distance)
                for index in first..<first + area.width {
                    cells[index] = isReplaced ? cells[index + distance * columns] : .blank
                }
            }
        }
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
