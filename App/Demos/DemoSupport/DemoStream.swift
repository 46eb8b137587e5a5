import Glibc
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
        do throws(SystemError) {
            descriptor = try openToAppend(path, mode: 0o644)
        } catch {
            throw .unwritableLog(path, reason: error.message)
        }
    }

    /// Writes a line. Ignores errors, because a demo continues when its output is closed.
    func print(_ line: String) {
        StandardStreams.write("\(line)\n", to: descriptor)
    }
}
