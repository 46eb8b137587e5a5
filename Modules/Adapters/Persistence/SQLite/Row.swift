import CSQLite
import Domain

/// The row that a statement stands on. Valid only until the statement moves on.
///
/// A value of another type than the schema says was put there by somebody else: `.damaged`.
struct Row {
    let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) throws(StorageError) -> Int64 {
        guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { throw .damaged }
        return sqlite3_column_int64(statement, column)
    }

    func text(_ column: Int32) throws(StorageError) -> String {
        guard
            sqlite3_column_type(statement, column) == SQLITE_TEXT,
            let text = String(validating: utf8(column), as: UTF8.self)
        else { throw .damaged }
        return text
    }

    func blob(_ column: Int32) throws(StorageError) -> [UInt8] {
        guard sqlite3_column_type(statement, column) == SQLITE_BLOB else { throw .damaged }
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    func optionalInteger(_ column: Int32) throws(StorageError) -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    func optionalText(_ column: Int32) throws(StorageError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// The bytes of a text where they lie. Not checked, empty for NULL.
    func utf8(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        // In this order: asking for the text may convert it, and the length is that of the result.
        let start = sqlite3_column_text(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return UnsafeBufferPointer(start: start, count: count)
    }
}
