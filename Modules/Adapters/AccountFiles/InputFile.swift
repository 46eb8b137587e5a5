import Domain
import Platform

/// A file that the user has chosen for reading.
enum InputFile {
    static func bytes(of path: String, limit: Int) throws(AccountFileError) -> [UInt8] {
        // O_NONBLOCK avoids waiting for the writer of a named pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw AccountFileError(systemError: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw AccountFileError(systemError: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        // Another program can shorten the file meanwhile, so the count is what `read` returns.
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let step = bytes[count...].withUnsafeMutableBytes { rest in
                Platform.read(descriptor, rest.baseAddress, rest.count)
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else { throw AccountFileError(systemError: errno) }
            guard step > 0 else { break }
            count += step
        }
        return Array(bytes.prefix(count))
    }
}
