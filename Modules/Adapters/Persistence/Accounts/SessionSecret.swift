import CSodium
import Domain

/// Creates session tokens and the hashes that the database stores instead.
enum SessionSecret {
    /// Returns 32 random bytes as 64 hexadecimal digits.
    static func makeToken() throws(StorageError) -> SessionToken {
        try Sodium.start()
        var bytes = [UInt8](repeating: 0, count: 32)
        defer { sodium_memzero(&bytes, bytes.count) }
        randombytes_buf(&bytes, bytes.count)
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return SessionToken(String(decoding: text, as: UTF8.self))
    }

    /// Returns the hash of a token. A hash without salt is safe because tokens are random.
    static func hash(_ token: SessionToken) -> [UInt8] { Blake2b.hash(token.text) }
}
