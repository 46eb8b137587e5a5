import Domain
import Testing

@Suite struct `User names` {
    @Test(arguments: [
        ("anna", "anna"), ("  anna\t", "anna"), ("Anna Maria", "Anna Maria"), ("Łukasz", "Łukasz"),
        ("손흥민", "손흥민"), ("a\u{7}nna", "anna"), ("\u{3000}李明\u{A0}", "李明"),
    ])
    func `a name is trimmed and keeps its characters`(_ typed: String, _ kept: String) {
        #expect(UserName(typed)?.text == kept)
    }

    @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{202E}", "\0", "\u{200B}"])
    func `a name of nothing but blanks is none`(_ typed: String) {
        #expect(UserName(typed) == nil)
        #expect(UserName.validationError(in: typed) == .empty)
    }

    @Test(arguments: ["a", "손", "👨‍👩‍👧‍👦", "e\u{301}"])
    func `64 characters fit and 65 do not, however many bytes they take`(_ character: String) {
        #expect(UserName(String(repeating: character, count: 64)) != nil)
        #expect(UserName(String(repeating: character, count: 65)) == nil)
        #expect(UserName.validationError(in: String(repeating: character, count: 64)) == nil)
        #expect(UserName.validationError(in: String(repeating: character, count: 65)) == .tooLong)
        #expect(UserName("  " + String(repeating: character, count: 64) + "  ") != nil)
    }

    @Test func `a name is as it was typed, case included`() {
        #expect(UserName("Anna") != UserName("anna"))
    }
}
