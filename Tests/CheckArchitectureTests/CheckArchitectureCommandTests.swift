import Testing

@testable import CheckArchitecture

@Suite struct `The command line of CheckArchitecture` {
    @Test func `names what is to be done`() {
        #expect(CheckArchitectureCommand([]) == .check(folder: "."))
        #expect(CheckArchitectureCommand(["--package-path", "/house"]) == .check(folder: "/house"))
        #expect(
            CheckArchitectureCommand(["--package-path", "/house", "--list-rules"]) == .listRules)
        #expect(CheckArchitectureCommand(["--list-rules", "--help"]) == .help)
        #expect(CheckArchitectureCommand(["-h"]) == .help)
    }

    @Test(arguments: [
        ["--package-path"], ["--package-path", ""], ["--what"], ["folder"], ["-\u{1B}[2J"],
    ])
    func `is refused with a sentence`(arguments: [String]) {
        guard case .misuse(let sentence) = CheckArchitectureCommand(arguments) else {
            Issue.record("\(arguments) was understood")
            return
        }
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("\u{1B}"))
    }

    @Test func `lists each rule in a line of its own`() {
        let lines = CheckArchitectureCommand.rules.split(separator: "\n")
        #expect(lines.count == Rule.allCases.count)
        #expect(lines.first?.hasPrefix("top-level          At the top") == true)
    }
}
