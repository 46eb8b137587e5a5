import CFreeXL
import Domain
import Synchronization

/// A workbook of Excel up to 2003 (`.xls`).
enum BinaryWorkbook {
    /// Returns the tables of a workbook.
    ///
    /// - Throws: `.unreadableSpreadsheet` if it is damaged or has a password.
    static func tables(path: String) throws(AccountFileError) -> [SpreadsheetTable] {
        try converterLock.withLock { _ throws(AccountFileError) in try readTables(path) }
    }

    private static func readTables(_ path: String) throws(AccountFileError) -> [SpreadsheetTable] {
        guard cfreexl_is_readable(path) == 1 else { throw .unreadableSpreadsheet }
        var handle: UnsafeRawPointer?
        let status = freexl_open(path, &handle)
        // The library needs this also after an error.
        defer { if handle != nil { freexl_close(handle) } }
        var count: UInt32 = 0
        guard status == FREEXL_OK,
            freexl_get_info(handle, UInt16(FREEXL_BIFF_SHEET_COUNT), &count) == FREEXL_OK
        else { throw .unreadableSpreadsheet }
        var tables: [SpreadsheetTable] = []
        for index in 0..<UInt16(clamping: count) { tables.append(try table(index, handle)) }
        return tables
    }

    private static func table(
        _ index: UInt16, _ handle: UnsafeRawPointer?
    ) throws(AccountFileError) -> SpreadsheetTable {
        var name: UnsafePointer<CChar>?
        var (rows, columns): (UInt32, UInt16) = (0, 0)
        guard freexl_get_worksheet_name(handle, index, &name) == FREEXL_OK,
            freexl_select_active_worksheet(handle, index) == FREEXL_OK,
            freexl_worksheet_dimensions(handle, &rows, &columns) == FREEXL_OK
        else { throw .unreadableSpreadsheet }
        var table = SpreadsheetTable(name.map { String(cString: $0) } ?? "")
        for row in 0..<rows {
            var cells: [(Int, String)] = []
            for column in 0..<columns {
                cells.append((Int(column), try value(row, column, handle)))
            }
            table.append(cells, line: Int(row) + 1)
        }
        return table
    }

    private static func value(
        _ row: UInt32, _ column: UInt16, _ handle: UnsafeRawPointer?
    ) throws(AccountFileError) -> String {
        var cell = FreeXL_CellValue()
        guard freexl_get_cell_value(handle, row, column, &cell) == FREEXL_OK else {
            throw .unreadableSpreadsheet
        }
        switch Int32(cell.type) {
        case FREEXL_CELL_INT: return "\(cell.value.int_value)"
        case FREEXL_CELL_DOUBLE: return SpreadsheetTable.text(of: cell.value.double_value)
        case FREEXL_CELL_NULL: return ""
        default: return cell.value.text_value.map { String(cString: $0) } ?? ""
        }
    }
}
