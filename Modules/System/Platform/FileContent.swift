import Glibc

/// The reason why a file cannot be read.
public enum FileReadError: Error {
    /// The number of a system error.
    case system(Int32)
    /// The path is that of a directory, a pipe or a device.
    case notRegularFile
    /// The file has more bytes than allowed.
    case tooLarge
}

/// Returns the content of a regular file.
///
/// - Parameter limit: The largest number of bytes.
public func content(ofFile path: String, limit: Int) throws(FileReadError) -> [UInt8] {
    let file = try ReadableFile(path, limit: limit)
    return try file.bytes(at: 0, count: file.size)
}

/// An open regular file, whose parts are read in any order.
public final class ReadableFile: Sendable {
    private let descriptor: Int32
    private let status: stat

    /// Opens a file.
    ///
    /// - Parameter limit: The largest number of bytes.
    public init(_ path: String, limit: Int) throws(FileReadError) {
        // O_NONBLOCK avoids waiting for the writer of a named pipe.
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .system(errno) }
        var status = stat()
        let isRead = fstat(descriptor, &status) == 0
        self.status = status
        guard isRead else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
        guard status.st_size <= limit else { throw .tooLarge }
    }

    deinit {
        close(descriptor)
    }

    /// The number of bytes when the file was opened.
    public var size: Int { Int(status.st_size) }

    /// True if nothing has changed the content since the file was opened, as far as its size and
    /// the time of its last change show.
    public var isUnchanged: Bool {
        var current = stat()
        guard fstat(descriptor, &current) == 0 else { return false }
        let (before, now) = (status.st_mtim, current.st_mtim)
        return current.st_size == status.st_size && now.tv_sec == before.tv_sec
            && now.tv_nsec == before.tv_nsec
    }

    /// Returns consecutive bytes; fewer at the end of the file.
    public func bytes(at offset: Int, count: Int) throws(FileReadError) -> [UInt8] {
        // Another program can shorten the file meanwhile, so the count is what `pread` returns.
        var bytes = [UInt8](repeating: 0, count: count)
        var length = 0
        while length < count {
            let step = bytes[length...].withUnsafeMutableBytes { rest in
                pread(descriptor, rest.baseAddress, rest.count, off_t(offset + length))
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else { throw .system(errno) }
            guard step > 0 else { break }
            length += step
        }
        bytes.removeLast(count - length)
        return bytes
    }
}

/// Writes bytes to an open file, at its current position. Waits while the file accepts none.
///
/// - Returns: The number of the system error, or 0 if all bytes were written.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
            // Another process can make a shared file non-blocking.
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&request, 1, -1)
        } else if count == 0 || errno != EINTR {
            return count == 0 ? EIO : errno
        }
    }
    return 0
}
