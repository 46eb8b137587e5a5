import CSodium

/// The BLAKE2b hash function of libsodium.
package enum Blake2b {
    /// The number of bytes of a hash.
    private static let length = 32

    /// Returns the hash of a text.
    package static func hash(_ text: String) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: length)
        let bytes = Array(text.utf8)
        // The function fails only for invalid lengths.
        _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }
}
