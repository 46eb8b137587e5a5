/// Lines of cells that stand below each other.
package struct Grid {
    private var rows: [[String]]
    /// The columns that hold numbers: those end below each other, words begin.
    private let numbers: Range<Int>

    /// - Parameter heads: the first line, as long as all others.
    package init(heads: [String], numbers: Range<Int>) {
        rows = [heads]
        self.numbers = numbers
    }

    package mutating func add(_ cells: [String]) {
        rows.append(cells)
    }

    /// One line for each row, without blanks at its end.
    package var lines: [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { cells in
            let padded = cells.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return numbers.contains(column) ? blanks + cell : cell + blanks
            }
            var line = padded.joined(separator: "  ")[...]
            while line.last == " " { line = line.dropLast() }
            return String(line)
        }
    }
}
