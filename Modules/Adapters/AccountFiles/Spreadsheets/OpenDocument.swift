import Domain

/// A spreadsheet in the Open Document Format (`.ods`).
enum OpenDocument {
    /// Returns the tables of a spreadsheet, or nil if the archive has none.
    ///
    /// - Throws: `.unreadableSpreadsheet` if the content is damaged or too large.
    static func tables(
        of archive: borrowing ZipArchive
    ) throws(AccountFileError) -> [SpreadsheetTable]? {
        try archive.document("content.xml")?.first("body")?.first("spreadsheet")?.elements("table")
            .map(table)
    }

    private static func table(_ element: XMLElement) -> SpreadsheetTable {
        var table = SpreadsheetTable(element["name"] ?? "")
        var line = 1
        for row in rows(of: element) {
            var column = 0
            var cells: [(Int, String)] = []
            for cell in row.elements where ["table-cell", "covered-table-cell"].contains(cell.name)
            {
                let value = value(of: cell)
                let count = count(cell["number-columns-repeated"])
                if !value.isEmpty {
                    let end = min(column + count, SpreadsheetTable.maximumWidth)
                    cells += (column..<max(column, end)).map { ($0, value) }
                }
                column += count
            }
            let repeats = count(row["number-rows-repeated"])
            // A thousand equal rows are no squad, and an empty row can stand for a million.
            for offset in 0..<min(repeats, 1_000) { table.append(cells, line: line + offset) }
            line += repeats
        }
        return table
    }

    /// Returns the rows of a table, which can be in groups and among the rows of headings.
    private static func rows(of element: XMLElement) -> [XMLElement] {
        element.elements.flatMap { child in
            switch child.name {
            case "table-row": [child]
            case "table-rows", "table-row-group", "table-header-rows": rows(of: child)
            default: [XMLElement]()
            }
        }
    }

    private static func count(_ text: String?) -> Int {
        max(1, text.flatMap { Int($0) } ?? 1)
    }

    private static func value(of cell: XMLElement) -> String {
        switch cell["value-type"] {
        case "date": return String(cell["date-value"]?.prefix { $0 != "T" } ?? "")
        case "float":
            if let number = cell["value"].flatMap({ Double($0) }) {
                return SpreadsheetTable.text(of: number)
            }
        default: break
        }
        return cell.elements("p").map { paragraph in
            paragraph.text { element in
                switch element.name {
                case "s": String(repeating: " ", count: min(count(element["c"]), 100))
                case "tab", "line-break": " "
                case "annotation", "note": ""
                default: nil
                }
            }
        }.joined(separator: " ")
    }
}
