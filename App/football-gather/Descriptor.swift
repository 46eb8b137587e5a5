import Platform

/// Files that are open, by their numbers.
enum Descriptor {
    /// Takes the numbers of standard streams that are closed, so that no other file gets one: we would
    /// read from it, or write into it. Reading and writing fail as they do when nothing is there.
    static func reserveStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free is this one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes all of a text.
    ///
    /// - Returns: why it could not be written, or nil.
    static func write(_ text: String, to descriptor: Int32) -> SystemError? {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Glibc)
                let count = bytes.withUnsafeBytes {
                    Glibc.write(descriptor, $0.baseAddress, $0.count)
                }
            #else
                let count = bytes.withUnsafeBytes {
                    Darwin.write(descriptor, $0.baseAddress, $0.count)
                }
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? .last : SystemError(number: EIO) }
            bytes = bytes.dropFirst(count)
        }
        return nil
    }
}
