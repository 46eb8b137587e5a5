import CSodium
import Domain

/// The initialization of libsodium, which must precede its first use.
enum Sodium {
    private static let isStarted = sodium_init() >= 0

    package static func start() throws(StorageError) {
        guard isStarted else { throw .unavailable }
    }
}
