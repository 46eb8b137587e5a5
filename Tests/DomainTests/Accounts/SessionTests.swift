import Domain
import Testing

@Suite struct `Session tokens` {
    @Test func `a description does not contain the token`() {
        #expect(!"\(SessionToken("secret"))".contains("secret"))
    }

    @Test func `tokens with the same text are equal`() {
        #expect(SessionToken("a") == SessionToken("a"))
        #expect(SessionToken("a") != SessionToken("A"))
    }
}
