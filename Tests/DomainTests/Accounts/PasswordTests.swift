import Domain
import Testing

@Suite struct Passwords {
    @Test(arguments: [
        (0, AccountError.passwordTooShort), (7, .passwordTooShort), (8, nil), (1_024, nil),
        (1_025, .passwordTooLong),
    ])
    func `a new account's password has 8 to 1,024 bytes`(_ count: Int, _ error: AccountError?) {
        let password = Password(String(repeating: "x", count: count))
        #expect(password.newAccountError == error)
    }

    @Test func `the length of a password is counted in bytes`() {
        #expect(Password("密码密").newAccountError == nil)
        let long = Password(String(repeating: "密", count: 342))
        #expect(long.newAccountError == .passwordTooLong)
    }

    @Test func `a password keeps its white space`() {
        #expect(Password("  pass  ").text == "  pass  ")
        #expect(Password("        ").newAccountError == nil)
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
