import CSodium
import Domain

/// Argon2id, on a queue of its own: one hash takes a tenth of a second and much memory, so they
/// come one after the other, and nobody else waits for them.
actor PasswordHasher {
    private let executor = QueueExecutor("football-gather.passwords")
    private let cost: PasswordCost

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(cost: PasswordCost) {
        self.cost = cost
    }

    /// Salt, cost and hash as one line of text.
    func hash(_ password: Password) throws(StorageError) -> String {
        try Sodium.start()
        var line = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
        let code = Self.withBytes(of: password) { bytes, count in
            crypto_pwhash_str(&line, bytes, count, cost.operations, cost.memory)
        }
        // The only reason to fail is memory.
        guard code == 0 else { throw .unavailable }
        return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Whether the password belongs to a hash. Nil is the hash of somebody who does not exist: it
    /// belongs to none, and finding that out takes as long.
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

    /// Whether a hash was made at another cost than that of today.
    func isOutdated(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, cost.operations, cost.memory) != 0
    }

    /// The copy that the library reads is wiped. The string itself belongs to whoever typed it.
    private static func withBytes<Value>(
        of password: Password, _ body: (UnsafePointer<CChar>, UInt64) -> Value
    ) -> Value {
        var bytes = password.text.utf8.map(CChar.init(bitPattern:))
        // So that an empty password has an address, too.
        bytes.append(0)
        defer { sodium_memzero(&bytes, bytes.count) }
        return body(bytes, UInt64(bytes.count - 1))
    }
}
