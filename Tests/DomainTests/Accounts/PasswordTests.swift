import Domain
import Testing

@Suite struct Passwords {
    @Test(arguments: [
        (0, false), (7, false), (8, true), (1_024, true), (1_025, false),
    ])
    func `a new account's password has 8 to 1,024 bytes`(_ count: Int, _ isAllowed: Bool) {
        let password = Password(String(repeating: "x", count: count))
        #expect(password.isAllowedForNewAccount == isAllowed)
    }

    @Test func `bytes count and not characters`() {
        #expect(Password("密码密").isAllowedForNewAccount)
        #expect(!Password(String(repeating: "密", count: 342)).isAllowedForNewAccount)
    }

    @Test func `blanks belong to a password`() {
        #expect(Password("  pass  ").text == "  pass  ")
        #expect(Password("        ").isAllowedForNewAccount)
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
