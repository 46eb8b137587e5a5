import Testing

@testable import Metrics

@Suite struct `The command line` {
    @Test func `asks for one form of the numbers`() throws {
        #expect(try MetricsCommand([]).output == .table)
        #expect(try MetricsCommand(["--json"]).output == .json)
        #expect(try MetricsCommand(["--svg"]).output == .svg(nil))
        #expect(try MetricsCommand(["--svg", "a.svg"]).output == .svg("a.svg"))
        #expect(try MetricsCommand(["--check", "--package-path", "/house"]).folder == "/house")
        #expect(try MetricsCommand(["--json", "--nonsense", "--help"].reversed()).output == .help)
    }

    @Test func `asks for everything at once`() throws {
        let command = try MetricsCommand(["--readme", "--builds", "--coverage"])
        #expect(command.output == .readme)
        #expect(command.measuresBuilds && command.measuresCoverage)
    }

    @Test(arguments: [
        ["--nonsense"], ["words"], ["--json", "--readme"], ["--svg", "--json"], ["--package-path"],
        ["--svg", "--builds"], ["--check", "--coverage"],
    ])
    func `is refused when it makes no sense`(arguments: [String]) {
        let refusal = #expect(throws: MetricsRefusal.self) { try MetricsCommand(arguments) }
        #expect(refusal?.kind == .usage)
    }
}
