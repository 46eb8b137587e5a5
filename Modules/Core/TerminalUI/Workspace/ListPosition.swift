/// Where a list stands.
struct ListPosition {
    var section = 0
    var index = 0
    var row: RowID?
    /// The first visible line, one for each column.
    var scroll: [Int] = []
    /// The last focus request that was granted.
    var granted: Int?
    /// How large the list was when it was drawn last.
    var size = Size(columns: 80, rows: 10)
}
