import Domain
import Platform

extension AccountFileError {
    /// Converts an `errno`.
    init(systemError: Int32) {
        switch systemError {
        case EEXIST: self = .exists
        case ENOENT, ENOTDIR: self = .notFound
        case EISDIR: self = .notRegularFile
        case EACCES, EPERM, EROFS: self = .noPermission
        case ENOSPC, EDQUOT, EFBIG: self = .full
        default: self = .unavailable
        }
    }

    /// Runs a closure, and converts its error.
    static func converting<Result: ~Copyable>(
        _ body: () throws(SystemError) -> Result
    ) throws(AccountFileError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw AccountFileError(systemError: error.number)
        }
    }
}
