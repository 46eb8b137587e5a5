import Domain
import Testing

@testable import Cryptography

@Suite struct `Session secrets` {
    @Test func `tokens are different and have 64 hexadecimal digits`() throws {
        let tokens = try (0..<100).map { _ in try SessionSecret.makeToken().text }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func `a hash of 32 bytes depends on the token only`() {
        let hash = SessionSecret.hash(SessionToken("a"))
        #expect(hash.count == 32)
        #expect(hash == SessionSecret.hash(SessionToken("a")))
        #expect(hash != SessionSecret.hash(SessionToken("b")))
    }
}
