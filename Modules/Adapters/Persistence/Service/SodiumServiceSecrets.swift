import Domain
import Service
import Synchronization

/// The cryptography of the service by libsodium.
final class SodiumServiceSecrets: ServiceSecrets {
    /// The largest number of passwords that wait for each hasher, a few seconds of work.
    private static let longestQueue = 32

    private let hashers: [PasswordHasher]
    private let taken = Atomic(0)
    private let unfinished = Atomic(0)

    init(cost: PasswordCost, concurrency: Int) {
        hashers = (0..<max(1, concurrency)).map { _ in PasswordHasher(cost: cost) }
    }

    func hash(_ password: Password) async throws(StorageError) -> String {
        // Registrations leave most of the queue to sign-ins.
        let hasher = try takeHasher(queue: Self.longestQueue / 4)
        defer { unfinished.subtract(1, ordering: .relaxed) }
        return try await hasher.hash(password)
    }

    func verify(_ password: Password, against hash: String?) async throws(StorageError) -> Bool {
        let hasher = try takeHasher(queue: Self.longestQueue)
        defer { unfinished.subtract(1, ordering: .relaxed) }
        return try await hasher.verify(password, against: hash)
    }

    func makeToken() throws(StorageError) -> String { try SessionSecret.makeToken().text }

    func digest(_ text: String) -> String { SessionSecret.digits(of: Blake2b.hash(text)) }

    /// Returns the next hasher in turn. The caller counts as unfinished.
    ///
    /// - Parameter queue: The largest number of passwords that wait for each hasher.
    private func takeHasher(queue: Int) throws(StorageError) -> PasswordHasher {
        let count = unfinished.add(1, ordering: .relaxed).oldValue
        guard count < hashers.count * queue else {
            unfinished.subtract(1, ordering: .relaxed)
            throw .busy
        }
        let turn = taken.add(1, ordering: .relaxed).oldValue
        return hashers[turn % hashers.count]
    }
}
