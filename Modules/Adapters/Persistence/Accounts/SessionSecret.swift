import CSodium
import Domain

/// The creation of session tokens and of the hashes that the database stores instead.
enum SessionSecret {
    /// The number of bytes of a hash.
    static let hashLength = 32

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
    static func hash(_ token: SessionToken) -> [UInt8] { hash(token.text) }

    /// Returns the BLAKE2b hash of a text.
    static func hash(_ text: String) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: hashLength)
        let bytes = Array(text.utf8)
        // The function fails only for invalid lengths.
        _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }
}
