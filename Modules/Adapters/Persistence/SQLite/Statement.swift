import CSQLite
import Domain

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

    /// Releases the read lock, and the bound values because they may be secrets.
    func reset() {
        // The result repeats the error of the last step, which the caller has thrown.
        _ = sqlite3_reset(pointer)
        _ = sqlite3_clear_bindings(pointer)
    }
}
