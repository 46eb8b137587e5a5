import Testing

@testable import CursesTerminal

struct CapabilitiesTests {
    @Test(arguments: [
        ("\u{1B}[?5l$<100/>x", "\u{1B}[?5lx"), ("$<2>", ""), ("a$<b", "a$<b"), ("$5", "$5"),
    ])
    func `pauses are taken out of strings`(string: String, rest: String) {
        #expect(Capabilities.withoutPauses(Array(string.utf8)) == Array(rest.utf8))
    }
}
