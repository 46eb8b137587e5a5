import Processes

/// Repeats a question until it has an answer, and returns the answer.
///
/// The limit ends a wait that would never end otherwise. No expectation depends on it, because a
/// busy machine needs a small part of it.
///
/// - Parameters:
///   - awaited: The name of the answer, for the error message.
///   - evidence: The state of the program, for the error message.
func eventually<Value>(
    _ awaited: String, evidence: () -> String = { "" }, _ question: () async throws -> Value?
) async throws -> Value {
    let limit = SuspendingClock.now + .seconds(900)
    while true {
        if let value = try await question() { return value }
        guard SuspendingClock.now < limit else {
            throw TestError("\(awaited) is missing.\n\(evidence())")
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

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
