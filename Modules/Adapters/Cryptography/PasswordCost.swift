import CSodium

/// The amount of work to compute the hash of a password.
public struct PasswordCost: Sendable {
    /// The number of passes over the memory.
    public let operations: UInt64
    /// The number of bytes of memory.
    public let memory: Int

    /// Creates a cost.
    ///
    /// - Parameters:
    ///   - operations: The number of passes over the memory, at least that of `minimum`.
    ///   - memory: The number of bytes, at least that of `minimum`.
    public init(operations: UInt64, memory: Int) {
        self.operations = operations
        self.memory = memory
    }

    /// The cost for interactive sign-in: about a tenth of a second and 64 MiB.
    public static let interactive = PasswordCost(
        operations: UInt64(crypto_pwhash_opslimit_interactive()),
        memory: crypto_pwhash_memlimit_interactive())

    /// The lowest cost that libsodium accepts, for tests: such a hash protects nothing.
    public static let minimum = PasswordCost(
        operations: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
}
