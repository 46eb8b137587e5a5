import TestSupport
import Testing

extension ScriptedEvening.Run {
    /// Expects that the last page of plain mode has the score and the rows of this run.
    func expectLastPage(of output: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let page = output.split(separator: "\n\n").last ?? ""
        #expect(
            page.contains("Score: Team A \(score[0]) : \(score[1]) Team B\n"),
            "\(output.suffix(2_000))", sourceLocation: sourceLocation)
        let lineUps = page.split(separator: "-- Team A --\n").last ?? ""
        let shown = lineUps.matches(of: #/\[\d+\] ([^{\n]*[^{\n ])/#).map { String($0.output.1) }
        #expect(shown == rows, sourceLocation: sourceLocation)
    }
}
