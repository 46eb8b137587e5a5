/// The widths of the texts of a row, or the largest ones of several rows.
struct RowWidths: Equatable {
    struct Detail: Equatable {
        /// The width of the symbol; 0 for none.
        var symbol = 0
        var text = 0
    }

    /// The smallest width of a symbol, which keeps columns stable while scrolling.
    private static let minimumSymbolWidth = 3

    /// The width of `[x]` and the blank after it.
    private static let checkMarkWidth = 4

    private(set) var group = 0
    private(set) var title = 0
    private(set) var details: [Detail] = []

    /// Measures a row.
    init(_ row: Row) {
        group = row.group.map { CellText.width($0) } ?? 0
        title = CellText.width(row.title) + (row.isChecked == nil ? 0 : Self.checkMarkWidth)
        details = row.details.map { detail in
            Detail(
                symbol: detail.symbol.map {
                    max(CellText.width($0), Self.minimumSymbolWidth)
                } ?? 0,
                text: CellText.width(detail.text))
        }
    }

    /// Finds the largest widths of several rows.
    init(largestOf rows: some Sequence<RowWidths>) {
        for row in rows {
            group = max(group, row.group)
            title = max(title, row.title)
            for (index, detail) in row.details.enumerated() {
                if index == details.count { details.append(Detail()) }
                details[index].symbol = max(details[index].symbol, detail.symbol)
                details[index].text = max(details[index].text, detail.text)
            }
        }
    }
}
