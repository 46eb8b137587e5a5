import CSQLite
import Domain
import Platform

extension StorageError {
    /// What a result code of SQLite means to us.
    ///
    /// - Parameters:
    ///   - code: the extended result code.
    ///   - systemError: the `errno` behind it, 0 if there was none.
    init(sqlite code: Int32, systemError: Int32 = 0) {
        switch code & 0xFF {
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_MISMATCH: self = .damaged
        case SQLITE_CANTOPEN, SQLITE_IOERR: self = StorageError(systemError: systemError)
        default: self = .unavailable
        }
    }

    /// What an error number of the system means to us.
    init(systemError: Int32) {
        switch systemError {
        // A limit on the size of files is a full disk for this process.
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EACCES, EPERM, EROFS: self = .readOnly
        case EWOULDBLOCK: self = .busy
        default: self = .unavailable
        }
    }
}
