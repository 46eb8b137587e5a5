/// A cell's place: column and row, both from 0, counted from the top left.
public struct Point: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// So many columns and rows of cells.
public struct Size: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}

/// A rectangle of cells.
public struct Area: Hashable, Sendable {
    public var column: Int
    public var row: Int
    public var width: Int
    public var height: Int

    public init(column: Int, row: Int, width: Int, height: Int) {
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

    /// The same columns in another row.
    func row(_ row: Int) -> Area {
        Area(column: column, row: row, width: width, height: 1)
    }
}
