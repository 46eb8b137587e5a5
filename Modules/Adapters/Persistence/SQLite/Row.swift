import CSQLite
import Domain

/// The current row of a statement, valid until the statement moves to the next row.
///
/// The methods throw `.damaged` for a value whose type differs from the schema.
struct Row<Column: ResultColumn> {
    let statement: OpaquePointer

    func integer(_ column: Column) throws(StorageError) -> Int64 {
        guard sqlite3_column_type(statement, column.rawValue) == SQLITE_INTEGER else {
            throw .damaged
        }
        return sqlite3_column_int64(statement, column.rawValue)
    }

    func text(_ column: Column) throws(StorageError) -> String {
        guard sqlite3_column_type(statement, column.rawValue) == SQLITE_TEXT else { throw .damaged }
        let utf8 = utf8(column)
        // This initializer repairs invalid UTF-8. The one that rejects it takes more time.
        let text = String(decoding: utf8, as: UTF8.self)
        guard text.utf8.elementsEqual(utf8) else { throw .damaged }
        return text
    }

    func blob(_ column: Column) throws(StorageError) -> [UInt8] {
        guard sqlite3_column_type(statement, column.rawValue) == SQLITE_BLOB else {
            throw .damaged
        }
        let start = sqlite3_column_blob(statement, column.rawValue)
        let count = Int(sqlite3_column_bytes(statement, column.rawValue))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    func optionalInteger(_ column: Column) throws(StorageError) -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    func optionalText(_ column: Column) throws(StorageError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// Returns the bytes of a text without a copy and without validation. The result is empty for
    /// NULL and valid until the statement moves to the next row.
    func utf8(_ column: Column) -> UnsafeBufferPointer<UInt8> {
        // The call for the text may convert the value, which changes the byte count.
        let start = sqlite3_column_text(statement, column.rawValue)
        let count = Int(sqlite3_column_bytes(statement, column.rawValue))
        return UnsafeBufferPointer(start: start, count: count)
    }

    private func isNull(_ column: Column) -> Bool {
        sqlite3_column_type(statement, column.rawValue) == SQLITE_NULL
    }
}
