import Platform

/// Why a file could not be read.
enum InputFileError: Error, Equatable {
    case unreadable(SystemError)
    case notAFile
    case tooLarge
}

/// Reads files that somebody names.
enum InputFile {
    /// All bytes of a file.
    static func bytes(of path: String, limit: Int) throws(InputFileError) -> [UInt8] {
        // Without waiting for the other end, should it be a pipe.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(.last) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(.last) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let got = bytes[count...].withUnsafeMutableBytes { rest in
                read(descriptor, rest.baseAddress, rest.count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw .unreadable(.last) }
            // It has become shorter meanwhile.
            if got == 0 { break }
            count += got
        }
        return Array(bytes.prefix(count))
    }
}
