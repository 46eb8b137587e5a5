import Platform

/// Where lines go that are no screen.
struct DemoStream {
    static let output = DemoStream(descriptor: STDOUT_FILENO)
    static let errors = DemoStream(descriptor: STDERR_FILENO)

    private let descriptor: Int32

    private init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A file that lines are added to, made if it is not there. It stays open to the end.
    init(addingTo path: String) throws(DemoError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .noLog(path, reason: String(cString: strerror(errno)))
        }
    }

    /// Takes the numbers of standard streams that are closed, so that the log does not get one: it would
    /// be read as what is typed.
    static func reserveStandardStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The lowest number that is free is this one.
            _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes a line. Nobody reads it any more, perhaps: that is no reason to end.
    func print(_ line: String) {
        var bytes = Array("\(line)\n".utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Whether somebody sits at a terminal that can show a full screen.
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// A setting of the environment.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
