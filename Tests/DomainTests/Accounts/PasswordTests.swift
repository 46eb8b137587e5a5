import Domain
import Testing

@Suite struct Passwords {
    private func error(_ text: String, length: Int, disallowed: Bool = false) -> PasswordError? {
        PreparedPassword(Password(text), length: length, hasDisallowedCharacters: disallowed)
            .newPasswordError
    }

    @Test(arguments: [(0, PasswordError.tooShort), (7, .tooShort), (8, nil)])
    func `a new password has at least 8 characters`(_ length: Int, _ error: PasswordError?) {
        #expect(self.error(String(repeating: "👨‍👩‍👧", count: length), length: length) == error)
    }

    @Test func `a new password has at most 1,024 bytes`() {
        #expect(error(String(repeating: "é", count: 512), length: 512) == nil)
        #expect(error(String(repeating: "é", count: 512) + "e", length: 513) == .tooLong)
    }

    @Test func `a new password has no disallowed characters`() {
        #expect(
            error("correct\0horse", length: 13, disallowed: true)
                == .hasDisallowedCharacters)
    }

    @Test func `passwords with the same bytes are equal`() {
        let password = Password("correct horse")
        #expect(password == password)
        #expect(password == Password(utf8: Array("correct horse".utf8)))
        #expect(password != Password("correct horsf"))
        #expect(Password("") == Password(""))
        #expect(Password("é") != Password("e\u{301}"))
    }

    @Test func `descriptions and dumps do not contain the password`() {
        let password = Password("correct horse")
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(reflecting: password), dumped, "\([password])"] {
            #expect(!text.contains("horse"))
        }
    }
}
