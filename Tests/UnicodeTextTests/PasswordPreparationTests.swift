import Domain
import Testing
import UnicodeText

@Suite struct `Preparation of passwords` {
    private let folding = UTF8ProcFolding()

    private func prepare(_ text: String) -> [UInt8] {
        folding.prepare(Password(text)).password.withBytes { Array($0) }
    }

    private func error(_ text: String) -> PasswordError? {
        folding.prepare(Password(text)).newPasswordError
    }

    @Test(arguments: [
        ("correct horse", "correct horse"), ("Correct Horse", "Correct Horse"), ("πßå", "πßå"),
        ("e\u{301}", "é"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{212B}", "Å"),
        ("a\u{1680}b\u{A0}c\u{3000}d\u{2000}e", "a b c d e"), ("ﬁ①Ａ", "ﬁ①Ａ"), ("", ""),
        ("  pass  ", "  pass  "), ("with\0zero", "with\0zero"),
    ])
    func `follows RFC 8265`(text: String, prepared: String) {
        #expect(prepare(text) == Array(prepared.utf8))
        #expect(prepare(prepared) == Array(prepared.utf8))
    }

    @Test(arguments: [
        ("👨‍👩‍👧👍🏽", PasswordError.tooShort), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👍🏽", nil), ("1234567", .tooShort),
        ("12345678", nil), ("e\u{301}1234567", nil), ("e\u{301}123456", .tooShort),
        ("한국의비밀번호", .tooShort), ("❤️❤️❤️❤️❤️❤️❤️❤️", nil), ("        ", nil),
        ("", .tooShort),
    ])
    func `counts what users see as characters`(text: String, error: PasswordError?) {
        #expect(self.error(text) == error)
    }

    @Test(arguments: [
        "\t", "\0", "\u{7F}", "\u{85}", "\u{200B}", "\u{202E}", "\u{AD}", "\u{FEFF}", "\u{2028}",
        "\u{E000}", "\u{FFFF}", "\u{378}", "\u{1112}", "\u{E0067}",
    ])
    func `finds characters that FreeformClass lacks`(text: String) {
        #expect(error("correct \(text) horse") == .hasDisallowedCharacters)
    }

    @Test func `has room for the longest decompositions`() {
        let text = String(repeating: "\u{1F82}", count: 300)
        #expect(prepare(text) == Array(text.utf8))
    }
}
