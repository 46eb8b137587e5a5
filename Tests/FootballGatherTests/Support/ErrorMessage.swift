import Processes
import Testing

/// Expects that the app prints one line on standard error, nothing on standard output, and exits.
func expectError(
    from process: ChildProcess, code: Int32, containing text: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let status = try await process.exit()
    let message = process.errorText
    #expect(status == .exited(code), sourceLocation: sourceLocation)
    #expect(process.outputText == "", sourceLocation: sourceLocation)
    #expect(message.hasPrefix("football-gather: "), sourceLocation: sourceLocation)
    // A command is at the end, so that it can be copied.
    #expect(message.hasSuffix(".\n") || message.contains(" run: "), sourceLocation: sourceLocation)
    #expect(message.count { $0 == "\n" } == 1, "\(message)", sourceLocation: sourceLocation)
    #expect(!message.contains("\u{1B}"), sourceLocation: sourceLocation)
    #expect(text.isEmpty || message.contains(text), sourceLocation: sourceLocation)
}
