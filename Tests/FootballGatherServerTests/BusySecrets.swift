import Domain
import Service

/// Secrets whose queue for passwords is always full.
struct BusySecrets: ServiceSecrets {
    func hash(_ password: Password) throws(StorageError) -> String { throw .busy }
    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        throw .busy
    }
    func makeToken() -> String { "" }
    func digest(_ text: String) -> String { text }
}
