/// The position of a cell, counted from the top left of the frame.
public struct Point: Hashable, Sendable {
    /// The column, from 0 at the left.
    public var column: Int
    /// The row, from 0 at the top.
    public var row: Int

    /// Creates a position, which may lie outside the frame.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A size in cells.
public struct Size: Hashable, Sendable {
    /// The number of columns, 0 or more.
    public var columns: Int
    /// The number of rows, 0 or more.
    public var rows: Int

    /// Creates a size. A negative number counts as 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// A rectangle of cells.
struct Area {
    /// The leftmost column, from 0.
    let column: Int
    /// The topmost row, from 0.
    let row: Int
    /// The number of columns, 0 or more.
    let width: Int
    /// The number of rows, 0 or more.
    let height: Int

    /// Creates an area. A negative width or height counts as 0.
    init(column: Int, row: Int, width: Int, height: Int) {
        self.column = column
        self.row = row
        self.width = max(0, width)
        self.height = max(0, height)
    }

    func contains(_ point: Point) -> Bool {
        (column..<column + width).contains(point.column) && (row..<row + height).contains(point.row)
    }

    func inset(columns: Int) -> Area {
        Area(column: column + columns, row: row, width: width - 2 * columns, height: height)
    }

    func inset(top: Int) -> Area {
        Area(column: column, row: row + top, width: width, height: height - top)
    }

    /// Returns the first rows and the others.
    func split(height: Int) -> (top: Area, bottom: Area) {
        let top = Area(column: column, row: row, width: width, height: height)
        return (top, inset(top: height))
    }

    /// Returns an area of one row with the same columns.
    func row(_ row: Int) -> Area {
        Area(column: column, row: row, width: width, height: 1)
    }
}
