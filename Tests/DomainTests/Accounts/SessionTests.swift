import Domain
import Testing

@Suite struct `Session tokens` {
    @Test func `a description does not contain the token`() {
        #expect(!"\(SessionToken("secret"))".contains("secret"))
    }
}
