import Domain
import Service

/// Secrets that never hash a password.
struct BusySecrets: ServiceSecrets {
    let hasherCount = 1
    func hash(_ password: Password) throws(StorageError) -> String { throw .busy }
    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        throw .busy
    }
    func makeToken() -> String { "" }
    func digest(_ text: String) -> String { text }
}
