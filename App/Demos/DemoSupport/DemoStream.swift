import Platform

/// A stream to which the demo prints lines.
struct DemoStream {
    static let output = DemoStream(descriptor: STDOUT_FILENO)
    static let errors = DemoStream(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Opens a file to append lines to it, and creates it if it is missing.
    init(appendingTo path: String) throws(DemoError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritableLog(path, reason: String(cString: strerror(errno)))
        }
    }

    /// Opens closed standard streams, so that the log does not get the descriptor of one: the demo would
    /// read the log as input.
    static func reserveStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The new descriptor is the lowest free one, which is this number.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes a line. Errors are ignored, because a demo goes on without a reader.
    func print(_ line: String) {
        var bytes = Array("\(line)\n".utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// True if the standard input and output are a terminal.
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Returns the value of an environment variable.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
