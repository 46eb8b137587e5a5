import Domain
import Glibc
import Platform

/// An open file or directory, closed at the end of this value. With any umask, only the owner can
/// access new files.
package struct OpenFile: ~Copyable {
    private let descriptor: Int32

    private init(_ descriptor: Int32) throws(StorageError) {
        guard descriptor >= 0 else { throw StorageError(systemError: errno) }
        self.descriptor = descriptor
    }

    /// Opens a directory.
    static func directory(_ path: String) throws(StorageError) -> OpenFile {
        try OpenFile(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }

    /// Creates a file in a directory for reading and writing.
    static func creating(
        _ name: String, in directory: borrowing OpenFile
    ) throws(StorageError) -> OpenFile {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        let file = try OpenFile(openat(directory.descriptor, name, flags, 0o600))
        // The umask can remove permissions of the owner.
        guard fchmod(file.descriptor, 0o600) == 0 else { throw StorageError(systemError: errno) }
        return file
    }

    /// Opens a regular file that only its owner can access.
    ///
    /// - Parameter access: `O_RDONLY` or `O_RDWR`.
    static func existing(
        _ name: String, in directory: borrowing OpenFile, _ access: Int32
    ) throws(StorageError) -> OpenFile {
        // O_NONBLOCK avoids waiting for the other end of a named pipe.
        let flags = access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = try OpenFile(openat(directory.descriptor, name, flags))
        guard file.status.isPrivateFile else { throw .unavailable }
        return file
    }

    deinit {
        close(descriptor)
    }

    /// The owner, the permissions and the kind of the file.
    var status: stat {
        var status = stat()
        // Without a status, `isPrivateFile` is false.
        fstat(descriptor, &status)
        return status
    }

    /// Returns the first bytes, at most `limit`.
    borrowing func read(atMost limit: Int) throws(StorageError) -> [UInt8] {
        // The limit can be much larger than the file.
        var bytes = [UInt8](repeating: 0, count: min(limit, Int(status.st_size)))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count >= 0 else { throw StorageError(systemError: errno) }
        return Array(bytes.prefix(count))
    }

    /// Replaces the content of a file that was just opened. `synchronize()` waits until it is on
    /// the disk.
    borrowing func replaceContent(_ bytes: [UInt8]) throws(StorageError) {
        let error = writeAll(bytes, to: descriptor)
        guard error == 0 else { throw StorageError(systemError: error) }
        guard ftruncate(descriptor, off_t(bytes.count)) == 0 else {
            throw StorageError(systemError: errno)
        }
    }

    /// Waits until the content of the file, or the names in the directory, are on the disk.
    borrowing func synchronize() throws(StorageError) {
        guard fsync(descriptor) == 0 else { throw StorageError(systemError: errno) }
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

// Functions of a directory.
extension OpenFile {
    /// Returns the status of a file or link in this directory, or nil if there is none.
    borrowing func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }

    /// Removes the permissions of others.
    borrowing func makePrivate() throws(StorageError) {
        guard fchmod(descriptor, 0o700) == 0 else { throw StorageError(systemError: errno) }
    }

    /// Replaces a file, or creates it, when its new content is complete.
    borrowing func replace(
        _ name: String, with bytes: [UInt8], synchronizes: Bool
    ) throws(StorageError) {
        try StorageError.converting { () throws(SystemError) in
            var file = try NewFile(name, in: descriptor, replaces: true)
            try file.append(bytes)
            try file.publish(synchronizes: synchronizes)
        }
    }

    /// Removes a file or link.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    borrowing func remove(_ name: String) throws(StorageError) -> Bool {
        if unlinkat(descriptor, name, 0) == 0 { return true }
        guard errno == ENOENT else { throw StorageError(systemError: errno) }
        return false
    }
}
