import Cryptography
import Dispatch
import Domain
import Service
import ServicePersistence
import Synchronization

/// Secrets with one hasher that waits while a gate is closed. The password of a user is always
/// right.
final class GatedSecrets: ServiceSecrets {
    let hasherCount = 1
    private let gate = DispatchSemaphore(value: 1)
    private let others = ServiceStorage.makeSecrets(passwordCost: .minimum, concurrency: 1)
    private let begun = Mutex<[String]>([])

    /// Makes all later passwords wait.
    func close() {
        gate.wait()
        begun.withLock { $0 = [] }
    }

    /// Lets all passwords pass.
    func open() { gate.signal() }

    /// The passwords that the hasher has begun with since the gate was closed, in their order.
    var passwords: [String] { begun.withLock { $0 } }

    func hash(_ password: Password) -> String {
        let text = password.withBytes { String(decoding: $0, as: UTF8.self) }
        begun.withLock { $0.append(text) }
        gate.wait()
        gate.signal()
        return ""
    }

    func verify(_ password: Password, against hash: String?) -> Bool {
        _ = self.hash(password)
        return hash != nil
    }

    func makeToken() throws(StorageError) -> String { try others.makeToken() }
    func digest(_ text: String) -> String { others.digest(text) }
}
