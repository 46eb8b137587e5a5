import Domain
import Testing

@Suite struct Passwords {
    @Test(arguments: [
        (0, AccountError.passwordTooShort), (7, .passwordTooShort), (8, nil), (1_024, nil),
        (1_025, .passwordTooLong),
    ])
    func `a new account's password has 8 to 1,024 bytes`(_ count: Int, _ refusal: AccountError?) {
        let password = Password(String(repeating: "x", count: count))
        #expect(password.newAccountError == refusal)
    }

    @Test func `bytes count and not characters`() {
        #expect(Password("密码密").newAccountError == nil)
        let long = Password(String(repeating: "密", count: 342))
        #expect(long.newAccountError == .passwordTooLong)
    }

    @Test func `blanks belong to a password`() {
        #expect(Password("  pass  ").text == "  pass  ")
        #expect(Password("        ").newAccountError == nil)
    }

    @Test func `a password is never printed`() {
        let password = Password("correct horse")
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(reflecting: password), dumped, "\([password])"] {
            #expect(!text.contains("horse"))
        }
    }
}
