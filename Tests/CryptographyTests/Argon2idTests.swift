import Domain
import Testing

@testable import Cryptography

@Suite struct `Password hashes` {
    private let function = Argon2id(cost: .minimum)

    @Test func `a hash matches its password only, and has a salt`() throws {
        let hash = try function.hash(Password("correct horse"))
        #expect(try function.verify(Password("correct horse"), against: hash))
        #expect(try !function.verify(Password("correct hors"), against: hash))
        #expect(try !function.verify(Password(""), against: hash))
        #expect(try function.hash(Password("correct horse")) != hash)
    }

    @Test func `no password matches the hash of an unknown user`() throws {
        #expect(try !function.verify(Password("correct horse"), against: nil))
    }

    @Test func `a hash with another cost is outdated`() throws {
        let hash = try function.hash(Password("correct horse"))
        #expect(!function.isOutdated(hash))
        #expect(Argon2id(cost: .interactive).isOutdated(hash))
    }
}
