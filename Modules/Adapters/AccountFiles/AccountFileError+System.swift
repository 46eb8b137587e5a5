import Domain
import Glibc
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

    /// Runs a closure that reads a file, and converts its error.
    ///
    /// - Parameter limit: The largest number of bytes of the file.
    static func converting<Result>(
        limit: Int = LocalAccountFiles.maximumByteCount,
        _ body: () throws(FileReadError) -> Result
    ) throws(AccountFileError) -> Result {
        do throws(FileReadError) {
            return try body()
        } catch {
            switch error {
            case .system(let number): throw AccountFileError(systemError: number)
            case .notRegularFile: throw .notRegularFile
            case .tooLarge: throw .tooLarge(limit: limit)
            }
        }
    }
}
