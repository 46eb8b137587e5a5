import Cryptography
import Domain
import Platform

/// Computes password hashes one after another on their own queue, because each takes long.
actor PasswordHasher {
    private let executor = QueueExecutor("football-gather.passwords")
    private let function: Argon2id

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(cost: PasswordCost) {
        function = Argon2id(cost: cost)
    }

    /// Returns the salt, the cost and the hash as one line of text.
    func hash(_ password: Password) throws(StorageError) -> String {
        try function.hash(password)
    }

    /// Returns whether the password matches a hash. A nil hash, for an unknown user, takes the same
    /// time and matches no password.
    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        try function.verify(password, against: hash)
    }

    /// Returns whether a hash was made with another cost.
    func isOutdated(_ hash: String) -> Bool { function.isOutdated(hash) }
}
