import Platform

extension Recording {
    /// The largest file that is read, in bytes.
    private static let fileSizeLimit = 256 * 1_024 * 1_024

    /// Reads the recording in a file.
    public init(contentsOf path: String) throws(RecordingFileError) {
        let bytes = try Self.bytes(of: path)
        do {
            try self.init(bytes)
        } catch {
            throw .invalid(error)
        }
    }

    private static func bytes(of path: String) throws(RecordingFileError) -> [UInt8] {
        // Without O_NONBLOCK, opening a named pipe waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(.last) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(.last) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= fileSizeLimit else { throw .tooLarge }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let got = bytes[count...].withUnsafeMutableBytes { rest in
                read(descriptor, rest.baseAddress, rest.count)
            }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw .unreadable(.last) }
            // Another process can truncate the file between `fstat` and `read`.
            if got == 0 { break }
            count += got
        }
        return Array(bytes.prefix(count))
    }
}
