import Domain
import Testing

@Suite struct `Names` {
    @Test(arguments: [("  anna\t", "anna"), ("a\u{7}nna", "anna"), ("Łukasz", "Łukasz")])
    func `a name is sanitized and keeps its case`(_ typed: String, _ kept: String) {
        #expect(UserName(typed)?.text == kept)
        #expect(PlayerName(typed)?.text == kept)
        #expect(ShortText(typed)?.text == kept)
        #expect(UserName(typed.uppercased()) != UserName(typed))
    }

    @Test(arguments: ["", "\t\n", "\u{202E}", "\u{200B}"])
    func `a name without a visible character is empty`(_ typed: String) {
        #expect(UserName(typed) == nil)
        #expect(PlayerName(typed) == nil)
        #expect(ShortText(typed) == nil)
        #expect(UserName.validationError(in: typed) == .empty)
        #expect(PlayerName.validationError(in: typed) == .empty)
    }

    @Test(arguments: ["a", "é", "손", "👨‍👩‍👧‍👦", "🇰🇷", "e\u{301}"])
    func `a user name has up to 64 characters, and other names have up to 100`(
        _ character: String
    ) {
        let userName = String(repeating: character, count: 64)
        #expect(UserName(" \(userName) ")?.text == userName)
        #expect(UserName.validationError(in: userName) == nil)
        #expect(UserName(userName + character) == nil)
        #expect(UserName.validationError(in: userName + character) == .tooLong)
        let name = String(repeating: character, count: 100)
        #expect(PlayerName(" \(name) ")?.text == name)
        #expect(PlayerName.validationError(in: name) == nil)
        #expect(PlayerName(name + character) == nil)
        #expect(PlayerName.validationError(in: name + character) == .tooLong)
        #expect(ShortText(" \(name) ")?.text == name)
        #expect(ShortText(name + character) == nil)
    }
}
