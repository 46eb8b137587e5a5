import ProgramOptions
import Testing

@testable import Metrics

@Suite struct `Metrics command line` {
    @Test func `selects one output`() throws {
        let tables = try MetricsOptions([])
        #expect(!tables.isCheck && !tables.writesDiagram && tables.file == nil)
        #expect(try MetricsOptions(["--dot"]).writesDiagram)
        #expect(try MetricsOptions(["--dot", "a.dot"]).file == "a.dot")
        let check = try MetricsOptions(["--check", "--package-path", "/a"])
        #expect(check.isCheck && check.root == "/a")
        #expect(try MetricsOptions(["--check", "--help"]).requestedText == .help)
    }

    @Test(arguments: [
        ["--nonsense"], ["words"], ["--check", "a.dot"], ["--package-path"],
        ["--dot", "a.dot", "b.dot"],
    ])
    func `rejects invalid arguments`(arguments: [String]) {
        #expect(throws: UsageError.self) { try MetricsOptions(arguments) }
    }
}
