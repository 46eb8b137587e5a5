/// Lines of cells that stand below each other, for a terminal and for Markdown.
package struct TextTable {
    private var rows: [[String]]
    /// The columns that hold numbers: those end below each other, words begin.
    private let numbers: Range<Int>

    /// - Parameter heads: the first line, as long as the longest of the others.
    package init(heads: [String], numbers: Range<Int>) {
        rows = [heads]
        self.numbers = numbers
    }

    /// - Parameter heads: the first line; behind so many columns of words, all hold numbers.
    package init(heads: [String], words: Int = 1) {
        self.init(heads: heads, numbers: words..<heads.count)
    }

    /// A line; cells that are missing at its end are empty.
    package mutating func add(_ cells: [String]) {
        rows.append(
            cells + Array(repeating: "", count: Swift.max(0, rows[0].count - cells.count)))
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

    /// All lines, as a terminal shows them.
    package var text: String { lines.joined(separator: "\n") }

    /// All lines, as a page of Markdown holds them.
    package var markdown: String {
        let rule = rows[0].indices.map { numbers.contains($0) ? "---:" : "---" }
        return ([rows[0], rule] + rows.dropFirst())
            .map { "| \($0.joined(separator: " | ")) |" }
            .joined(separator: "\n")
    }
}
