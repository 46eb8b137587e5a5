import Foundation
import Testing

/// Expects that the runner says nothing but one sentence on its standard error.
func expectComplaint(
    of runner: ChildProcess, code: Int32, saying words: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let ending = try await runner.end()
    let complaint = runner.errorText
    #expect(ending == .exited(code), sourceLocation: sourceLocation)
    #expect(runner.outputText == "", sourceLocation: sourceLocation)
    #expect(complaint.hasPrefix("football-gather: "), sourceLocation: sourceLocation)
    #expect(complaint.hasSuffix(".\n"), sourceLocation: sourceLocation)
    #expect(complaint.count { $0 == "\n" } == 1, "\(complaint)", sourceLocation: sourceLocation)
    #expect(!complaint.contains("\u{1B}"), sourceLocation: sourceLocation)
    #expect(words.isEmpty || complaint.contains(words), sourceLocation: sourceLocation)
}

extension Sandbox {
    /// What was made in the sandbox, the files of its processes aside.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root)
            .filter { !$0.hasPrefix("process-") }.sorted()
    }
}
