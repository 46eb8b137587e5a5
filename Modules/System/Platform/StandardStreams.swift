import Glibc

/// The standard streams of the process.
public enum StandardStreams {
    /// Opens `/dev/null` for each standard stream that is closed. Otherwise the next opened file
    /// would get the stream's number, and reads and writes of the stream would use that file.
    public static func reserve() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // `open` returns the lowest free number, which is this one. The access mode makes reads
            // of standard input and writes to the other streams fail.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// True if input and output are a terminal.
    public static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Writes a text to an open file.
    ///
    /// - Returns: Whether all of the text was written.
    @discardableResult
    public static func write(_ text: String, to descriptor: Int32) -> Bool {
        writeAll(Array(text.utf8), to: descriptor) == 0
    }
}
