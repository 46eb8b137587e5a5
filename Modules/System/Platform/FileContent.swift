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
    // O_NONBLOCK avoids waiting for the writer of a named pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
    guard status.st_size <= limit else { throw .tooLarge }
    // Another program can shorten the file meanwhile, so the count is what `read` returns.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
        let step = bytes[count...].withUnsafeMutableBytes { rest in
            read(descriptor, rest.baseAddress, rest.count)
        }
        if step < 0, errno == EINTR { continue }
        guard step >= 0 else { throw .system(errno) }
        guard step > 0 else { break }
        count += step
    }
    return Array(bytes.prefix(count))
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
