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
}
