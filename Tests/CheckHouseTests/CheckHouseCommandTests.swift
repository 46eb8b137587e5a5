import Testing

@testable import CheckHouse

@Suite struct `The command line of CheckHouse` {
    @Test func `names what is to be done`() {
        #expect(CheckHouseCommand([]) == .check(folder: "."))
        #expect(CheckHouseCommand(["--package-path", "/house"]) == .check(folder: "/house"))
        #expect(CheckHouseCommand(["--package-path", "/house", "--list-rules"]) == .listRules)
        #expect(CheckHouseCommand(["--list-rules", "--help"]) == .help)
        #expect(CheckHouseCommand(["-h"]) == .help)
    }

    @Test(arguments: [
        ["--package-path"], ["--package-path", ""], ["--what"], ["folder"], ["-\u{1B}[2J"],
    ])
    func `is refused with a sentence`(arguments: [String]) {
        guard case .misuse(let sentence) = CheckHouseCommand(arguments) else {
            Issue.record("\(arguments) was understood")
            return
        }
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("\u{1B}"))
    }

    @Test func `lists each rule in a line of its own`() {
        let lines = CheckHouseCommand.rules.split(separator: "\n")
        #expect(lines.count == Rule.allCases.count)
        #expect(lines.first?.hasPrefix("top-level          At the top") == true)
    }
}
