/// The widths of the title and the details of one-line rows. Only visible rows are measured, so
/// that the cost does not depend on the length of the list.
struct RowColumns {
    /// The smallest width of the title. Details shrink before it does.
    private static let minimumTitleWidth = 10
    /// The smallest width of a detail. A narrower one is hidden.
    private static let minimumDetailWidth = 6
    /// The smallest width of each of several details, which keeps columns stable while scrolling.
    private static let minimumWidthOfSeveralDetails = 20
    /// The column of a single detail in a list without scrolling, unless a title is longer.
    private static let singleDetailColumn = 24

    let titleWidth: Int
    let detailWidths: [Int]

    /// Measures rows.
    ///
    /// - Parameter isForm: Whether the rows are names with one value each, all of them visible.
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
        if widths.count > 1 { widths = widths.map { max($0, Self.minimumWidthOfSeveralDetails) } }
        let narrowest = widths.count > 1 ? Self.minimumTitleWidth + 4 : Self.minimumTitleWidth
        var left = width - narrowest
        for index in widths.indices {
            let wanted = widths[index]
            let room = left - 2
            widths[index] = room < min(wanted, Self.minimumDetailWidth) ? 0 : min(wanted, room)
            if widths[index] > 0 { left -= widths[index] + 2 }
        }
        var title = max(0, width - widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) })
        // A single detail is right-aligned in a column, but close to its title in a form.
        if widths.count == 1, isForm {
            let names = rows.map { CellText.width($0.title) }.max() ?? 0
            title = min(title, max(Self.singleDetailColumn, names + 2))
            widths[0] = max(0, width - title - 2)
        }
        titleWidth = title
        detailWidths = widths
    }
}
