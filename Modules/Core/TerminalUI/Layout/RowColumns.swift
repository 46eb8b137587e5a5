/// How a row that stands in one line shares its width between the title and the details. Computed
/// from the rows in sight, so that what is not seen costs nothing.
struct RowColumns {
    /// A title gets at least this, and the details lose what it takes.
    private static let narrowestTitle = 10

    /// Several details keep their columns while the list scrolls.
    private static let steadyDetail = 20

    let titleWidth: Int
    let detailWidths: [Int]

    init(_ rows: [Row], width: Int) {
        var widths: [Int] = []
        for row in rows {
            for (index, detail) in row.details.enumerated() {
                let cells = CellText.width(detail)
                if index < widths.count {
                    widths[index] = max(widths[index], cells)
                } else {
                    widths.append(cells)
                }
            }
        }
        if widths.count > 1 { widths = widths.map { max($0, Self.steadyDetail) } }
        var left = width - Self.narrowestTitle
        for index in widths.indices {
            widths[index] = max(0, min(widths[index], left - 2))
            left -= widths[index] + 2
        }
        detailWidths = widths
        titleWidth = max(0, width - widths.reduce(0) { $0 + $1 + 2 })
    }
}
