import Testing

@testable import FullScreenTerminal

@Suite struct `Terminal capabilities` {
    @Test(arguments: [
        ("\u{1B}[?5l$<100/>x", "\u{1B}[?5lx"), ("$<2>", ""), ("a$<b", "a$<b"), ("$5", "$5"),
    ])
    func `padding delays are removed from strings`(string: String, rest: String) {
        #expect(Capabilities.withoutPadding(Array(string.utf8)) == Array(rest.utf8))
    }
}
