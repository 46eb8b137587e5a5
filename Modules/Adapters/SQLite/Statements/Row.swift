import CSQLite
package import Domain
import Glibc

/// The current row of a statement, valid until the statement moves to the next row.
///
/// The methods throw `.damaged` for a value whose type differs from the schema.
package struct Row<Column: ResultColumn> {
    package let statement: OpaquePointer

    @inlinable package init(statement: OpaquePointer) {
        self.statement = statement
    }

    @inlinable package func integer(_ column: Column) throws(StorageError) -> Int64 {
        guard sqlite3_column_type(statement, column.rawValue) == SQLITE_INTEGER else {
            throw .damaged
        }
        return sqlite3_column_int64(statement, column.rawValue)
    }

    @inlinable package func text(_ column: Column) throws(StorageError) -> String {
        try text(at: column.rawValue)
    }

    @inlinable func text(at index: Int32) throws(StorageError) -> String {
        guard sqlite3_column_type(statement, index) == SQLITE_TEXT else { throw .damaged }
        let utf8 = utf8(at: index)
        // This initializer repairs invalid UTF-8. The one that rejects it takes more time.
        var text = String(decoding: utf8, as: UTF8.self)
        let isValid = text.withUTF8 { copy in
            guard let copied = copy.baseAddress, let stored = utf8.baseAddress else { return true }
            return copy.count == utf8.count && memcmp(copied, stored, utf8.count) == 0
        }
        guard isValid else { throw .damaged }
        return text
    }

    @inlinable package func blob(_ column: Column) throws(StorageError) -> [UInt8] {
        guard sqlite3_column_type(statement, column.rawValue) == SQLITE_BLOB else {
            throw .damaged
        }
        let start = sqlite3_column_blob(statement, column.rawValue)
        let count = Int(sqlite3_column_bytes(statement, column.rawValue))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    @inlinable package func optionalInteger(_ column: Column) throws(StorageError) -> Int64? {
        isNull(column) ? nil : try integer(column)
    }

    @inlinable package func optionalText(_ column: Column) throws(StorageError) -> String? {
        isNull(column) ? nil : try text(column)
    }

    /// Returns the bytes of a text without a copy and without validation. The result is empty for
    /// NULL and valid until the statement moves to the next row.
    @inlinable package func utf8(_ column: Column) -> UnsafeBufferPointer<UInt8> {
        utf8(at: column.rawValue)
    }

    @inlinable func utf8(at index: Int32) -> UnsafeBufferPointer<UInt8> {
        // The call for the text may convert the value, which changes the byte count.
        let start = sqlite3_column_text(statement, index)
        let count = Int(sqlite3_column_bytes(statement, index))
        return UnsafeBufferPointer(start: start, count: count)
    }

    @inlinable func isNull(_ column: Column) -> Bool {
        sqlite3_column_type(statement, column.rawValue) == SQLITE_NULL
    }

    /// All values of the row.
    package var values: [SQLValue] {
        (0..<sqlite3_column_count(statement)).map { index in
            switch sqlite3_column_type(statement, index) {
            case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
            case SQLITE_NULL: return .null
            case let type:
                let start = sqlite3_column_blob(statement, index)
                let count = Int(sqlite3_column_bytes(statement, index))
                let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: count))
                return type == SQLITE_BLOB
                    ? .blob(bytes) : .text(String(decoding: bytes, as: UTF8.self))
            }
        }
    }
}
