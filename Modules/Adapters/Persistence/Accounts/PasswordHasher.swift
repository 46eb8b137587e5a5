import CSodium
import Domain

/// Computes password hashes by Argon2id, one after another on their own queue, because each takes a
/// tenth of a second and much memory.
actor PasswordHasher {
    private let executor = QueueExecutor("football-gather.passwords")
    private let cost: PasswordCost

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(cost: PasswordCost) {
        self.cost = cost
    }

    /// Returns the salt, the cost and the hash as one line of text.
    func hash(_ password: Password) throws(StorageError) -> String {
        try Sodium.start()
        var line = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = Self.withBytes(of: password) { bytes, count in
            crypto_pwhash_str(&line, bytes, count, cost.operations, cost.memory)
        }
        // The function fails only if there is not enough memory.
        guard code == 0 else { throw .unavailable }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns whether the password matches a hash. A nil hash, for an unknown user, takes the same
    /// time and matches no password.
    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        try Sodium.start()
        guard let hash else {
            _ = try self.hash(password)
            return false
        }
        return Self.withBytes(of: password) { bytes, count in
            crypto_pwhash_str_verify(hash, bytes, count) == 0
        }
    }

    /// Returns whether a hash was made with another cost.
    func isOutdated(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.memory) != 0
    }

    /// Calls `body` with a copy of the password and overwrites the copy afterwards.
    private static func withBytes<Value>(
        of password: Password, _ body: (UnsafePointer<CChar>, UInt64) -> Value
    ) -> Value {
        var bytes = password.text.utf8.map(CChar.init(bitPattern:))
        // The terminator gives an empty password an address.
        bytes.append(0)
        defer { sodium_memzero(&bytes, bytes.count) }
        return body(bytes, UInt64(bytes.count - 1))
    }
}
