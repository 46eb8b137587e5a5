import Platform
import TextSanitizing

/// Writes lines to a descriptor. All output of plain mode passes through it and is sanitized.
@MainActor final class TextWriter {
    private let descriptor: Int32
    let isTerminal: Bool
    /// The system's error number of a failed write, after which nothing more is written.
    private(set) var failure: Int32?

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
    }

    func print(_ lines: [String]) {
        put(lines.map { $0.sanitized(for: .plainOutput) + "\n" }.joined())
    }

    /// Rings the bell of a terminal.
    func ring() {
        if isTerminal { put("\u{7}") }
    }

    /// Writes a prompt to a terminal.
    func prompt(_ text: String) {
        if isTerminal { put(text.sanitized(for: .plainOutput)) }
    }

    private func put(_ text: String) {
        var rest = Array(text.utf8)[...]
        while failure == nil, !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&entry, 1, -1)
            } else if errno != EINTR {
                failure = errno
            }
        }
    }
}
