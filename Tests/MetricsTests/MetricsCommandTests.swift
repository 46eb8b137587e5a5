import Foundation
import ProgramOptions
import Testing
import ToolSupport

@testable import Metrics

@Suite struct `Metrics command line` {
    @Test func `selects one output`() throws {
        #expect(try MetricsOptions([]).output == .tables)
        #expect(try MetricsOptions(["--json"]).output == .json)
        #expect(try MetricsOptions(["--dot"]).output == .diagram(nil))
        #expect(try MetricsOptions(["--dot", "a.dot"]).output == .diagram("a.dot"))
        #expect(try MetricsOptions(["--check", "--package-path", "/a"]).root == "/a")
        #expect(try MetricsOptions(["--json", "--help"]).requestedText == .help)
    }

    @Test(arguments: [
        ["--nonsense"], ["words"], ["--json", "--write"], ["--dot", "--json"], ["--package-path"],
        ["--json", "a.dot"], ["--dot", "a.dot", "b.dot"],
    ])
    func `rejects invalid arguments`(arguments: [String]) {
        #expect(throws: UsageError.self) { try MetricsOptions(arguments) }
    }
}

@Suite struct `Section of an article` {
    @Test func `is replaced without a change of the rest`() throws {
        let text = "# A\n<!-- metrics -->\nold\n<!-- /metrics -->\n<!-- other -->\n"
        let new = try Article.metrics.replacingSection(in: text, with: "new")
        #expect(new == "# A\n<!-- metrics -->\n\nnew\n\n<!-- /metrics -->\n<!-- other -->\n")
    }

    @Test(arguments: ["", "<!-- metrics -->\n", "<!-- /metrics -->\n<!-- metrics -->\n"])
    func `needs both markers`(text: String) {
        let error = #expect(throws: ToolError.self) {
            try Article.metrics.replacingSection(in: text, with: "new")
        }
        #expect(error?.exitCode == .data)
    }

    @Test(arguments: Article.allCases)
    func `exists in the article of the package`(article: Article) throws {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        let path = "\(root.joined(separator: "/"))/\(article.path)"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(try article.replacingSection(in: text, with: "new") != text)
    }
}
