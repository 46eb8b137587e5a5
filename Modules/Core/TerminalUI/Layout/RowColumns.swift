/// How a row that stands in one line shares its width between the title and the details. Computed
/// from the rows in sight, so that what is not seen costs nothing.
struct RowColumns {
    /// A title gets at least this, and the details lose what it takes.
    private static let narrowestTitle = 10
    /// A detail that would be cut to less than this says nothing.
    private static let narrowestDetail = 6
    /// Several details keep their columns while the list scrolls.
    private static let steadyDetail = 20
    /// Where all is in sight, a single detail stands this far from the edge or next to the longest
    /// title, and not at the other end of the window.
    private static let nearDetail = 24

    let titleWidth: Int
    let detailWidths: [Int]

    /// - Parameter isForm: whether the rows are names with a value each, all of them in sight.
    init(_ rows: [Row], width: Int, isForm: Bool) {
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
        let narrowest = widths.count > 1 ? Self.narrowestTitle + 4 : Self.narrowestTitle
        var left = width - narrowest
        for index in widths.indices {
            let wanted = widths[index]
            let room = left - 2
            widths[index] = room < min(wanted, Self.narrowestDetail) ? 0 : min(wanted, room)
            if widths[index] > 0 { left -= widths[index] + 2 }
        }
        var title = max(0, width - widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) })
        // An acronym stands at the edge of its column; a value stands by its name.
        if widths.count == 1, isForm {
            let names = rows.map { CellText.width($0.title) }.max() ?? 0
            title = min(title, max(Self.nearDetail, names + 2))
            widths[0] = max(0, width - title - 2)
        }
        titleWidth = title
        detailWidths = widths
    }
}
