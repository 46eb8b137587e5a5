/// A page as it was printed.
struct PrintedPage {
    let lines: [PageLine]
    /// The number of rows, also of those that were not printed.
    let rowCount: Int
    /// The offset of the first printed row.
    let firstRow: Int
}
