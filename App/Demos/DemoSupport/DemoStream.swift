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

    /// Writes a line. Ignores errors, because a demo continues when its output is closed.
    func print(_ line: String) {
        StandardStreams.write("\(line)\n", to: descriptor)
    }
}
