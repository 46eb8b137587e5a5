import CSQLite
import Domain
import Glibc

/// A prepared statement that can be executed many times.
final class Statement {
    let pointer: OpaquePointer

    init(_ sql: String, in connection: OpaquePointer) throws(StorageError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            throw StorageError(sqlite: code, systemError: sqlite3_system_errno(connection))
        }
        pointer = prepared
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    func bind(_ values: [SQLValue]) throws(StorageError) {
        for (index, value) in values.enumerated() {
            let code = value.bind(to: pointer, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw StorageError(sqlite: code) }
        }
    }

    /// Returns whether the current row has the same texts, integers and null values as that of
    /// another statement.
    func hasSameRow(as other: Statement) -> Bool {
        let count = sqlite3_column_count(pointer)
        return count == sqlite3_column_count(other.pointer)
            && (0..<count).allSatisfy { column in
                let type = sqlite3_column_type(pointer, column)
                guard type == sqlite3_column_type(other.pointer, column) else { return false }
                switch type {
                case SQLITE_NULL: return true
                case SQLITE_INTEGER:
                    return sqlite3_column_int64(pointer, column)
                        == sqlite3_column_int64(other.pointer, column)
                case SQLITE_TEXT: return hasSameText(as: other, column)
                default: return false
                }
            }
    }

    private func hasSameText(as other: Statement, _ column: Int32) -> Bool {
        // The calls for the texts may convert the values, which changes the byte counts.
        let start = sqlite3_column_text(pointer, column)
        let otherStart = sqlite3_column_text(other.pointer, column)
        let count = sqlite3_column_bytes(pointer, column)
        guard count == sqlite3_column_bytes(other.pointer, column) else { return false }
        guard let start, let otherStart else { return true }
        return memcmp(start, otherStart, Int(count)) == 0
    }

    /// Releases the read lock, and the bound values because they may be secrets.
    ///
    /// - Returns: The result of the last step. After a row, that of the commit of a statement
    ///   outside a transaction.
    @discardableResult
    func reset() -> Int32 {
        defer { _ = sqlite3_clear_bindings(pointer) }
        return sqlite3_reset(pointer)
    }
}
