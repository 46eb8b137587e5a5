import CSQLite
import Domain

/// One prepared statement, kept for the next time.
final class Statement {
    let pointer: OpaquePointer

    init(_ sql: String, in connection: OpaquePointer) throws(StorageError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            // Our statements are right: one that does not fit has met tables that are not ours.
            throw code == SQLITE_ERROR
                ? .damaged
                : StorageError(sqlite: code, systemError: sqlite3_system_errno(connection))
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

    /// Lets go of the locks that reading holds, and of the values, which may be secrets.
    func rewind() {
        // Repeats the error of the last step, which has been reported already.
        _ = sqlite3_reset(pointer)
        _ = sqlite3_clear_bindings(pointer)
    }
}
