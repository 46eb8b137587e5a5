/// The headings of a squad list, and the rows below them.
struct SquadLayout: Sendable {
    /// The number of rows in which the headings are searched. Exports begin with lines such as a
    /// club's name.
    private static let searchedRowCount = 10

    /// The index of the row with the headings; nil if the list has none.
    let heading: Int?
    /// True if the first row, which was not recognized as headings, differs from the rows below
    /// like headings do.
    let hasPossibleHeading: Bool
    /// The headings; empty if the list has none.
    let headings: [String]
    /// The rows before the headings, which have no players.
    let introduction: [SquadList.Row]
    /// The rows of players.
    let rows: [SquadList.Row]
    /// The number of columns.
    let width: Int

    /// Creates the layout of a list in which the headings are recognized.
    init(_ list: SquadList) {
        self.init(list, heading: Self.recognizedHeading(in: list.rows), isRecognized: true)
    }

    /// Creates a layout with the headings in a row; nil for a list without headings.
    init(_ list: SquadList, heading: Int?) {
        self.init(list, heading: heading, isRecognized: false)
    }

    private init(_ list: SquadList, heading: Int?, isRecognized: Bool) {
        self.heading = heading
        hasPossibleHeading =
            isRecognized && heading == nil && Self.firstRowDiffers(from: list.rows)
        guard let index = heading else {
            headings = []
            introduction = []
            rows = list.rows
            width = rows.map(\.filledWidth).max() ?? 0
            return
        }
        headings = Array(list.rows[index].values.prefix(list.rows[index].filledWidth))
        introduction = Array(list.rows[..<index])
        rows = Array(list.rows[(index + 1)...])
        width = headings.count
    }

    /// The identity of the layout: files with equal headings have equal shapes.
    var shape: String {
        headings.isEmpty ? "\(width) columns" : headings.map(\.listWord).joined(separator: ";")
    }

    /// Returns the values of a column.
    func values(of column: Int) -> [String] {
        Self.values(of: column, in: rows[...])
    }

    private static func values(of column: Int, in rows: ArraySlice<SquadList.Row>) -> [String] {
        rows.compactMap { $0.values.indices.contains(column) ? $0.values[column] : nil }
            .filter { !$0.isBlankListValue }
    }

    /// The rows that can have the headings.
    static func possibleHeadings(in list: SquadList) -> Range<Int> {
        list.rows.prefix(searchedRowCount).indices
    }

    private static func recognizedHeading(in rows: [SquadList.Row]) -> Int? {
        rows.prefix(searchedRowCount).indices.first { index in
            let meanings = rows[index].values.compactMap { SquadColumn(heading: $0) }
            // A line of text before the headings can contain the word for a name.
            return meanings.contains(where: \.isName) && (index == 0 || meanings.count > 1)
        } ?? (hasUnknownHeadings(rows) ? 0 : nil)
    }

    /// Returns whether the first row has texts only, and a column below it numbers or dates only.
    private static func hasUnknownHeadings(_ rows: [SquadList.Row]) -> Bool {
        guard let first = rows.first, rows.count > 3,
            first.values.allSatisfy({ !$0.contains(where: \.isNumber) })
        else { return false }
        return first.values.indices.contains { column in
            let below = values(of: column, in: rows.dropFirst())
            return !first.values[column].isBlankListValue && below.count > 2
                && below.allSatisfy { $0.contains(where: \.isNumber) }
        }
    }

    /// Returns whether most values of a column are numbers, dates or positions, but not the first
    /// one.
    private static func firstRowDiffers(from rows: [SquadList.Row]) -> Bool {
        guard let first = rows.first else { return false }
        let kinds: [(String) -> Bool] = [
            { $0.contains(where: \.isNumber) }, { Position(listText: $0) != nil },
        ]
        return first.values.indices.contains { column in
            let below = values(of: column, in: rows.dropFirst())
            return !first.values[column].isBlankListValue
                && kinds.contains { isOfKind in
                    !isOfKind(first.values[column])
                        && below.count(where: isOfKind) * 2 > below.count
                }
        }
    }
}

extension SquadList.Row {
    /// The number of values without blank ones at the end, which spreadsheets write.
    var filledWidth: Int { (values.lastIndex { !$0.isEmpty } ?? -1) + 1 }
}

extension String {
    /// True if this value stands for none, such as an empty text, `-` or `n/a`.
    var isBlankListValue: Bool {
        ["", "-", "–", "—", "?", "n/a", "N/A", "#N/A"].contains(self)
    }
}
