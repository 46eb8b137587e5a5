#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The standard streams, for the few lines that are no screen.
enum Console {
    /// Whether somebody sits at a terminal that can show a full screen.
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    static func print(_ text: String) -> ExitCode {
        write(text, to: STDOUT_FILENO) ? .success : .inputOutput
    }

    static func complain(_ sentence: String) {
        _ = write("football-gather: " + sentence, to: STDERR_FILENO)
    }

    /// False when not all of it could be written.
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array((text + "\n").utf8)[...]
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
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
