import Domain
import Testing

@Suite struct `Typed numbers` {
    @Test(arguments: [("0", 0), (" 18 ", 18), ("007", 7), ("\t120", 120)])
    func `digits with white space around them are a number`(_ text: String, _ value: Int) {
        #expect(NumberEntry(text) == .number(value))
        #expect(NumberEntry(text).value == value)
    }

    @Test(arguments: ["", "  ", "\u{200B}", "\u{3164} "])
    func `a text without a visible character is empty`(_ text: String) {
        #expect(NumberEntry(text) == .empty)
        #expect(NumberEntry(text).value == nil)
    }

    @Test(arguments: [
        "1 2", "+5", "-5", "1.5", "1e1", "0x10", "twelve", "١٨", "１８", "99999999999999999999",
    ])
    func `other texts are invalid`(_ text: String) {
        #expect(NumberEntry(text) == .invalid)
        #expect(NumberEntry(text).value == nil)
    }
}
