import Domain
import Platform

/// A table of a spreadsheet, with its cells as texts.
struct SpreadsheetTable {
    /// The number of columns that are read. Empty cells after the last value can be thousands.
    static let maximumWidth = 200

    let name: String
    private(set) var rows: [SquadList.Row] = []

    init(_ name: String) {
        self.name = name
    }

    /// Appends a row unless it is empty.
    ///
    /// - Parameter cells: The values and their columns, from 0.
    mutating func append(_ cells: [(column: Int, value: String)], line: Int) {
        var values: [String] = []
        for cell in cells where cell.column >= 0 && cell.column < Self.maximumWidth {
            // A table with apostrophes before formulas can be saved as a workbook.
            let value = FormulaGuard.removed(from: cell.value.sanitizedValue)
            guard !value.isEmpty else { continue }
            values += Array(repeating: "", count: max(0, cell.column + 1 - values.count))
            values[cell.column] = value
        }
        if !values.isEmpty { rows.append(SquadList.Row(line: line, values: values)) }
    }

    /// Returns a number as text, without a fraction of zero.
    static func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    /// Returns the date that is a number of days after the beginning of a workbook's calendar.
    static func date(_ days: Double, since1904: Bool) -> String {
        let epoch = since1904 ? 24_107.0 : 25_569.0
        guard (-1_000_000...3_000_000).contains(days) else { return text(of: days) }
        return utcText(Int64((days - epoch) * 86_400), "%Y-%m-%d")
    }
}
