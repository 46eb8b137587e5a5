import Testing

@testable import Metrics

@Suite struct `A section of the README` {
    private let section = ReadmeSection(name: "metrics")

    @Test func `is replaced, and nothing around it`() throws {
        let text = "# A\n<!-- metrics -->\nold\n<!-- /metrics -->\n<!-- other -->\n"
        let new = try section.replacing(in: text, with: "new")
        #expect(new == "# A\n<!-- metrics -->\n\nnew\n\n<!-- /metrics -->\n<!-- other -->\n")
        #expect(try section.replacing(in: new, with: "new") == new)
    }

    @Test(arguments: ["", "<!-- metrics -->\n", "<!-- /metrics -->\n<!-- metrics -->\n"])
    func `has to be there`(text: String) {
        let refusal = #expect(throws: MetricsRefusal.self) {
            try section.replacing(in: text, with: "new")
        }
        #expect(refusal?.kind == .data)
    }
}
