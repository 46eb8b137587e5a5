import Domain
import Testing

@Suite struct `Session tokens` {
    @Test func `a token is never printed`() {
        #expect(!"\(SessionToken("secret"))".contains("secret"))
    }

    @Test func `tokens are the same when their texts are`() {
        #expect(SessionToken("a") == SessionToken("a"))
        #expect(SessionToken("a") != SessionToken("A"))
    }
}
