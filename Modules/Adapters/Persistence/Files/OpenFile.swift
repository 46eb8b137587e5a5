import Domain
import Platform

/// A file that is open until this value ends. Only its owner may read or write what it creates,
/// whatever the process's umask is.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// How many bytes a file has, or nil when there is none of this name.
    static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A file to read, or nil when that is not possible.
    static func reading(_ path: String) -> OpenFile? {
        // Without waiting for the other end, should it be a pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        return descriptor < 0 ? nil : OpenFile(descriptor: descriptor)
    }

    /// A file to read and write, created if need be.
    static func writing(_ path: String) throws(StorageError) -> OpenFile {
        let created = open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, 0o600)
        if created < 0, errno == EEXIST {
            let known = open(path, O_RDWR | O_CLOEXEC)
            guard known >= 0 else { throw StorageError(systemError: errno) }
            return OpenFile(descriptor: known)
        }
        guard created >= 0 else { throw StorageError(systemError: errno) }
        let file = OpenFile(descriptor: created)
        guard fchmod(created, 0o600) == 0 else { throw StorageError(systemError: errno) }
        return file
    }

    deinit {
        close(descriptor)
    }

    /// The first bytes, at most so many.
    borrowing func read(atMost limit: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = pread(descriptor, &bytes, limit, 0)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Replaces the content. It need not be on the disk yet: see `synchronize`.
    borrowing func replaceContent(_ bytes: [UInt8]) throws(StorageError) {
        guard ftruncate(descriptor, 0) == 0 else { throw StorageError(systemError: errno) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { rest in
                pwrite(descriptor, rest.baseAddress, rest.count, off_t(written))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw StorageError(systemError: errno) }
            written += count
        }
    }

    /// Returns when the content is on the disk.
    borrowing func synchronize() throws(StorageError) {
        #if canImport(Darwin)
            // There, `fsync` leaves the content in the disk's own cache. A file system that cannot
            // do more is asked for that much.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw StorageError(systemError: errno) }
    }

    /// Takes the file for this process alone. The system lets go of it when the process ends,
    /// however it ends.
    ///
    /// - Returns: false when another one has it.
    borrowing func lock() throws(StorageError) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw StorageError(systemError: errno) }
        return false
    }

    /// Lets go of the file. Closing alone would do so only when no child process that is just being
    /// started has the file open as well.
    borrowing func unlock() {
        _ = flock(descriptor, LOCK_UN)
    }
}
