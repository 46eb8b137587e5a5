import Domain
import Platform

/// A file that appears under its name when it is complete.
struct NewFile: ~Copyable {
    private let path: String
    private let temporaryPath: String
    private let descriptor: Int32

    private init(path: String, temporaryPath: String, descriptor: Int32) {
        self.path = path
        self.temporaryPath = temporaryPath
        self.descriptor = descriptor
    }

    /// Creates a file that only the user can read, next to `path`.
    static func create(_ path: String) throws(AccountFileError) -> NewFile {
        var status = stat()
        guard lstat(path, &status) != 0 else { throw .exists }
        let temporaryPath = "\(path).\(getpid()).new"
        // The file of an earlier process with the same identifier is incomplete.
        unlink(temporaryPath)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = open(temporaryPath, flags, 0o600)
        guard descriptor >= 0 else { throw AccountFileError(systemError: errno) }
        return NewFile(path: path, temporaryPath: temporaryPath, descriptor: descriptor)
    }

    deinit {
        close(descriptor)
        unlink(temporaryPath)
    }

    borrowing func append(_ bytes: [UInt8]) throws(AccountFileError) {
        let error = writeAll(bytes, to: descriptor)
        guard error == 0 else { throw AccountFileError(systemError: error) }
    }

    /// Waits until the content is on the disk, and gives the file its name.
    borrowing func publish() throws(AccountFileError) {
        // Unlike `rename`, `link` never replaces a file that another program has just created.
        guard flushToDisk(descriptor) == 0, link(temporaryPath, path) == 0 else {
            throw AccountFileError(systemError: errno)
        }
    }
}
