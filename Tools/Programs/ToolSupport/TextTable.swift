/// A Markdown table with padded columns, which is readable in a terminal as well.
package struct TextTable {
    private var rows: [[String]]
    private let numberColumns: Range<Int>

    /// Creates a table with a heading row.
    ///
    /// - Parameters:
    ///   - headings: One for each column.
    ///   - numberColumns: The columns to align to the right.
    package init(headings: [String], numberColumns: Range<Int>) {
        rows = [headings]
        self.numberColumns = numberColumns
    }

    /// Adds a row; missing cells at its end are empty.
    package mutating func add(_ cells: [String]) {
        let missing = Swift.max(0, rows[0].count - cells.count)
        rows.append(cells + Array(repeating: "", count: missing))
    }

    /// The table as Markdown, without a line break at its end.
    package var text: String {
        // A delimiter cell of Markdown has at least three characters.
        let widths = rows[0].indices.map { column in
            Swift.max(3, rows.map { $0[column].count }.max() ?? 0)
        }
        let rule = widths.enumerated().map { column, width in
            numberColumns.contains(column)
                ? String(repeating: "-", count: width - 1) + ":"
                : String(repeating: "-", count: width)
        }
        return ([rows[0], rule] + rows.dropFirst()).map { cells in
            let padded = cells.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return numberColumns.contains(column) ? blanks + cell : cell + blanks
            }
            return "| \(padded.joined(separator: " | ")) |"
        }.joined(separator: "\n")
    }
}
