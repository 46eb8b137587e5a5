/// The widths of the title and the details of one-line rows. Only visible rows are measured, so
/// that the cost does not depend on the length of the list.
struct RowColumns: Equatable {
    /// The column of a detail: a symbol, a text, or a symbol followed by a text.
    struct Detail: Equatable {
        /// The width of the symbol; 0 for a column without symbols.
        let symbol: Int
        /// The width of the column; 0 if it is hidden.
        var width: Int

        /// True if the column has room for the texts behind symbols.
        var showsText = true
    }

    /// The smallest width with two cells between columns.
    private static let minimumWidthWithGaps = 20
    /// The smallest width of the title. Details shrink before it does.
    private static let minimumTitleWidth = 10
    /// The smallest width of the title beside symbols.
    private static let minimumTitleWidthBesideSymbols = 8
    /// The smallest width of the title beside symbols with their texts.
    private static let minimumTitleWidthBesideTexts = 24
    /// The largest width of the title before all columns grow.
    private static let widestTitle = 40
    /// The smallest width of a detail. A narrower one is hidden.
    private static let minimumDetailWidth = 6
    /// The smallest width of each of several details, which keeps columns stable while scrolling.
    private static let minimumWidthOfSeveralDetails = 20
    /// The smallest width of a symbol with a text, for the same reason.
    private static let minimumWidthWithSymbol = 16
    /// The column of a single detail in a list without scrolling, unless a title is longer.
    private static let singleDetailColumn = 24

    /// The smallest width of the other columns beside the headings of groups.
    private static let minimumWidthBesideGroups = 24
    /// The part of the width of a form that its names take before their values, in percent.
    private static let percentageOfNames = 40

    /// The number of cells between two columns.
    let gap: Int
    /// The width of the headings of groups, which stand before the titles; 0 for none.
    let groupWidth: Int
    let titleWidth: Int
    let details: [Detail]

    /// The number of cells before the titles.
    var indent: Int { groupWidth == 0 ? 0 : groupWidth + gap }

    /// Divides the width of a list.
    ///
    /// - Parameters:
    ///   - rows: The largest widths of the visible rows.
    ///   - headings: The headings of the details; none for a list that shows no headings.
    ///   - isTable: Whether the columns have headings, even if the list does not show them.
    ///   - isForm: Whether the rows are names with one value each, all of them visible.
    init(
        _ rows: RowWidths, headings: [String] = [], width: Int, isTable: Bool = false, isForm: Bool
    ) {
        let gap = width < Self.minimumWidthWithGaps ? 1 : 2
        self.gap = gap
        groupWidth = width - rows.group - gap < Self.minimumWidthBesideGroups ? 0 : rows.group
        let width = groupWidth == 0 ? width : width - groupWidth - gap
        let count = rows.details.count
        let symbols = rows.details.map(\.symbol)
        let headings = (0..<count).map { $0 < headings.count ? CellText.width(headings[$0]) : 0 }
        var widths = rows.details.map { $0.text + ($0.symbol > 0 ? $0.symbol + 1 : 0) }
        let isSingle = count == 1 && isForm
        if isTable || !isSingle && symbols.contains(where: { $0 > 0 }) {
            (titleWidth, details) = Self.table(
                widths.indices.map { index in
                    let (symbol, text) = (symbols[index], widths[index])
                    let short = max(symbol > 0 ? symbol : text, headings[index])
                    return (
                        symbol, short, symbol > 0 ? max(text, Self.minimumWidthWithSymbol) : text
                    )
                },
                // Titles beside groups are short and similar, so that cut ones look the same.
                title: groupWidth > 0 ? rows.title : 0, gap: gap, width: width)
            return
        }
        widths = zip(widths, headings).map { max($0, $1) }
        let needed = widths
        if widths.count > 1 { widths = widths.map { max($0, Self.minimumWidthOfSeveralDetails) } }
        let narrowest =
            isSingle
            ? max(Self.minimumTitleWidth, min(rows.title, width * Self.percentageOfNames / 100))
            : widths.count > 1 ? Self.minimumTitleWidth + 4 : Self.minimumTitleWidth
        var left = width - narrowest
        for index in widths.indices {
            let wanted = widths[index]
            let room = left - gap
            widths[index] = room < min(wanted, Self.minimumDetailWidth) ? 0 : min(wanted, room)
            if widths[index] > 0 { left -= widths[index] + gap }
        }
        var title = max(0, width - widths.reduce(0) { $0 + ($1 > 0 ? $1 + gap : 0) })
        // A title that does not fit gets the room that the texts of details leave.
        for index in widths.indices {
            let spare = min(max(0, widths[index] - needed[index]), max(0, rows.title - title))
            widths[index] -= spare
            title += spare
        }
        // A single detail is right-aligned in a column, but close to its title in a form.
        if isSingle {
            title = min(title, max(Self.singleDetailColumn, rows.title + gap))
            widths[0] = max(0, width - title - gap)
        }
        titleWidth = title
        details = zip(symbols, widths).map { Detail(symbol: $0, width: $1) }
    }

    /// Gives symbols the room they need, and then their texts as far as the titles leave room.
    ///
    /// - Parameters:
    ///   - columns: The widths of the details.
    ///   - needed: The width of titles for which the last columns are hidden; 0 for titles that may
    ///     be cut.
    ///   - gap: The number of cells between two columns.
    ///   - width: The width of the titles and the details.
    private static func table(
        _ columns: [(symbol: Int, short: Int, full: Int)], title needed: Int, gap: Int, width: Int
    ) -> (title: Int, details: [Detail]) {
        var title = width - columns.reduce(0) { $0 + $1.short + gap }
        var details = columns.map { Detail(symbol: $0.symbol, width: $0.short, showsText: false) }
        for (index, column) in columns.enumerated() {
            let more = max(0, column.full - column.short)
            guard title - more >= minimumTitleWidthBesideTexts else { continue }
            title -= more
            details[index].width += more
            details[index].showsText = true
        }
        // Wide tables have room between all columns, not only after the titles.
        let spare = max(0, title - max(widestTitle, width * 2 / 5)) / max(1, details.count)
        for index in details.indices { details[index].width += spare }
        title -= spare * details.count
        let narrowest = max(
            minimumTitleWidthBesideSymbols, min(needed, minimumTitleWidthBesideTexts))
        while title < narrowest,
            let last = details.lastIndex(where: { $0.width > 0 })
        {
            title += details[last].width + gap
            details[last].width = 0
        }
        return (max(0, title), details)
    }
}
