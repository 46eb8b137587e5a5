import Domain

/// The spreadsheets that are recognized by the first bytes of a file.
enum Spreadsheet {
    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

    /// Returns a table with values, or nil if the file is no spreadsheet.
    ///
    /// - Parameters:
    ///   - path: The path of the file, because the libraries read files.
    ///   - beginning: The first bytes of the file.
    ///   - choice: The name of the table that the user chose; nil for the first one.
    static func list(
        path: String, _ beginning: [UInt8], table choice: String?
    ) throws(AccountFileError) -> SquadList? {
        let tables: [SpreadsheetTable]?
        if beginning.starts(with: zip) {
            guard let archive = ZipArchive(path: path) else { throw .unreadableSpreadsheet }
            let workbook = try ExcelWorkbook.tables(of: archive)
            tables = if let workbook { workbook } else { try OpenDocument.tables(of: archive) }
        } else if beginning.starts(with: compoundFile) {
            tables = try BinaryWorkbook.tables(path: path)
        } else {
            return nil
        }
        guard let tables else { throw .unreadableSpreadsheet }
        let filled = tables.filter { !$0.rows.isEmpty }
        guard let table = filled.first(where: { $0.name == choice }) ?? filled.first else {
            throw .empty
        }
        let others = filled.map(\.name).filter { $0 != table.name }
        return SquadList(
            format: .spreadsheet(table: table.name, otherTables: others), rows: table.rows)
    }
}
