import CSodium
package import Domain

/// Password hashes by Argon2id, each of which takes a tenth of a second and much memory.
package struct Argon2id: Sendable {
    let cost: PasswordCost

    package init(cost: PasswordCost) {
        self.cost = cost
    }

    /// Returns the salt, the cost and the hash as one line of text.
    package func hash(_ password: Password) throws(StorageError) -> String {
        try Sodium.start()
        let line = Self.withCharacters(of: password) { characters, count -> String? in
            var line = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
            let code = crypto_pwhash_str(&line, characters, count, cost.operations, cost.memory)
            let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
            return code == 0 ? String(decoding: bytes, as: UTF8.self) : nil
        }
        // The function fails only if there is not enough memory.
        guard let line else { throw .unavailable }
        return line
    }

    /// Returns whether the password matches a hash. A nil hash, for an unknown user, takes the same
    /// time and matches no password.
    package func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        try Sodium.start()
        guard let hash else {
            _ = try self.hash(password)
            return false
        }
        return Self.withCharacters(of: password) { characters, count in
            crypto_pwhash_str_verify(hash, characters, count) == 0
        }
    }

    /// Returns whether a hash was made with another cost.
    package func isOutdated(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.memory) != 0
    }

    /// Calls `body` with the bytes of the password, which it does not copy.
    private static func withCharacters<Value: Sendable>(
        of password: Password, _ body: (UnsafePointer<CChar>, UInt64) -> Value
    ) -> Value {
        password.withBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty buffer can have no address.
                guard let start = characters.baseAddress else { return body("", 0) }
                return body(start, UInt64(characters.count))
            }
        }
    }
}
