/// The position of the focus and the scroll offsets of a list.
struct ListPosition {
    var section = 0
    var index = 0
    var row: RowID?
    /// The index and the identity of the row that was prepared last.
    var prepared: (index: Int, row: RowID)?
    /// The first visible line of each column.
    var scroll: [Int] = []
    /// The serial number of the last focus request that was followed.
    var followedRequest: Int?
    /// The size of the list when it was last drawn.
    var size = Size(columns: 80, rows: 10)
    /// True if the sections were last drawn as panels.
    var isFramed = false

    /// The position with the focus on the first row.
    var atFirstRow: ListPosition {
        var first = self
        (first.section, first.index, first.row, first.scroll) = (0, 0, nil, [])
        return first
    }
}
