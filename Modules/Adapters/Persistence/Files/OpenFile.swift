import Domain
import Platform

/// An open file, closed at the end of this value. With any umask, only the owner can access new files.
struct OpenFile: ~Copyable {
    private let descriptor: Int32

    /// Returns the number of bytes of a file, or nil if the file does not exist.
    static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Opens a file for reading. Returns nil if that fails.
    static func reading(_ path: String) -> OpenFile? {
        // O_NONBLOCK avoids waiting for the writer of a named pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        return descriptor < 0 ? nil : OpenFile(descriptor: descriptor)
    }

    /// Opens a file for reading and writing. Creates it if necessary.
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

    /// Returns the first bytes, at most `limit`.
    borrowing func read(atMost limit: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = pread(descriptor, &bytes, limit, 0)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Replaces the content. `synchronize()` waits until it is on the disk.
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

    /// Waits until the content is on the disk.
    borrowing func synchronize() throws(StorageError) {
        guard flushToDisk(descriptor) == 0 else { throw StorageError(systemError: errno) }
    }

    /// Takes an exclusive lock, which ends with the process at the latest.
    ///
    /// - Returns: `false` if another process has the lock.
    borrowing func lock() throws(StorageError) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { throw StorageError(systemError: errno) }
        return false
    }

    /// Releases the lock. Closing the file is not enough while a new child process has it open.
    borrowing func unlock() {
        _ = flock(descriptor, LOCK_UN)
    }
}
