import CSodium
package import Domain

/// Creates session tokens and the hashes that the database stores instead.
package enum SessionSecret {
    /// Returns 32 random bytes as 64 hexadecimal digits.
    package static func makeToken() throws(StorageError) -> SessionToken {
        try Sodium.start()
        var bytes = [UInt8](repeating: 0, count: 32)
        defer { sodium_memzero(&bytes, bytes.count) }
        randombytes_buf(&bytes, bytes.count)
        return SessionToken(digits(of: bytes))
    }

    /// Returns bytes as hexadecimal digits.
    package static func digits(of bytes: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: 2 * bytes.count) { text in
            for (index, byte) in bytes.enumerated() {
                for (place, digit) in [byte >> 4, byte & 15].enumerated() {
                    text[2 * index + place] = digit < 10 ? 0x30 + digit : 0x57 + digit
                }
            }
            return text.count
        }
    }

    /// Returns the hash of a token. A hash without salt is safe because tokens are random.
    package static func hash(_ token: SessionToken) -> [UInt8] { Blake2b.hash(token.text) }
}
