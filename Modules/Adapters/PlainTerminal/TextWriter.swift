import Glibc
import Platform
import TerminalUI
import TextSanitizing

/// Writes lines to a descriptor. All output of plain mode passes through it and is sanitized.
@MainActor final class TextWriter {
    private let descriptor: Int32
    private let repertoire: Repertoire
    let isTerminal: Bool
    /// The system's error number of a failed write, after which nothing more is written.
    private(set) var failure: Int32?

    init(_ descriptor: Int32, _ repertoire: Repertoire) {
        self.descriptor = descriptor
        self.repertoire = repertoire
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
        guard failure == nil else { return }
        let number = writeAll(Array(repertoire.marked(text).utf8), to: descriptor)
        if number != 0 { failure = number }
    }
}
