import CSodium

/// How much work one guess at a password takes.
public struct PasswordCost: Sendable, Equatable {
    /// Passes over the memory.
    public let operations: UInt64
    /// Bytes of memory.
    public let memory: Int

    /// A cost of one's own.
    ///
    /// - Parameters:
    ///   - operations: passes over the memory, not less than `minimum` has.
    ///   - memory: bytes, not less than `minimum` has.
    public init(operations: UInt64, memory: Int) {
        self.operations = operations
        self.memory = memory
    }

    /// For somebody who waits at a screen: about a tenth of a second, 64 MiB.
    public static let interactive = PasswordCost(
        operations: UInt64(crypto_pwhash_opslimit_interactive()),
        memory: crypto_pwhash_memlimit_interactive())

    /// The least that the library accepts: no protection, for tests.
    public static let minimum = PasswordCost(
        operations: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
}
