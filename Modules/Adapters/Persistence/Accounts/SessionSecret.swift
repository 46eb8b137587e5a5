import CSodium
import Domain

/// Makes tokens, and the hashes under which they are stored.
enum SessionSecret {
    /// The bytes of a hash.
    static let hashLength = 32

    /// 32 random bytes as 64 hexadecimal digits.
    static func makeToken() throws(StorageError) -> SessionToken {
        try Sodium.start()
        var bytes = [UInt8](repeating: 0, count: 32)
        defer { sodium_memzero(&bytes, bytes.count) }
        randombytes_buf(&bytes, bytes.count)
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return SessionToken(String(decoding: text, as: UTF8.self))
    }

    /// A token is random, so that a plain hash cannot be turned back by guessing.
    static func hash(_ token: SessionToken) -> [UInt8] { hash(token.text) }

    /// BLAKE2b, 32 bytes.
    static func hash(_ text: String) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: hashLength)
        let bytes = Array(text.utf8)
        // Fails for lengths only, and this one is allowed.
        _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }
}
