import CSQLite
import Domain
import Glibc
import Platform

extension StorageError {
    /// Converts a result code of SQLite.
    ///
    /// - Parameters:
    ///   - code: The extended result code.
    ///   - systemError: The `errno` of the failed system call, or 0.
    package init(sqlite code: Int32, systemError: Int32 = 0) {
        // A stored value has another type than its column.
        if code == SQLITE_CONSTRAINT | 12 << 8 {
            self = .damaged
            return
        }
        switch code & 0xFF {
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
        // SQLITE_PROTOCOL is a lock that SQLite has requested too often.
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
        // The statements of this module are valid for its schema, so SQLITE_ERROR means that the
        // file has another schema.
        case SQLITE_ERROR, SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_MISMATCH:
            self = .damaged
        case SQLITE_CANTOPEN, SQLITE_IOERR: self = StorageError(systemError: systemError)
        default: self = .unavailable
        }
    }

    /// Converts an `errno`.
    package init(systemError: Int32) {
        switch systemError {
        // EFBIG is a limit on the file size, with the same effect as a full disk.
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EACCES, EPERM, EROFS: self = .readOnly
        case EWOULDBLOCK: self = .busy
        default: self = .unavailable
        }
    }

    /// Runs a closure, and converts its error.
    static func converting<Result: ~Copyable>(
        _ body: () throws(SystemError) -> Result
    ) throws(StorageError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw StorageError(systemError: error.number)
        }
    }
}
