import Processes
import TestSupport

extension ChildProcess {
    /// Writes lines to the standard input.
    func enter(_ lines: String...) {
        write(lines.map { $0 + "\n" }.joined())
    }

    /// Waits until the output contains a text, and returns that output.
    ///
    /// - Parameter offset: The number of bytes that are left out at the beginning.
    @discardableResult
    func output(containing text: String, after offset: Int = 0) async throws -> String {
        let wanted = Array(text.utf8)
        return try await eventually("“\(text)”", evidence: { self.transcript }) {
            // A process that has ended before its output is read writes no more.
            let hasEnded = self.exitStatus != nil
            let output = Array(self.outputBytes.dropFirst(offset))
            if output.contains(wanted) { return String(decoding: output, as: UTF8.self) }
            guard !hasEnded else {
                throw TestError("The process has ended without “\(text)”.\n\(self.transcript)")
            }
            return nil
        }
    }

    private var transcript: String {
        "Output:\n\(outputText.suffix(3_000))\nErrors:\n\(errorText.suffix(1_000))"
    }
}
