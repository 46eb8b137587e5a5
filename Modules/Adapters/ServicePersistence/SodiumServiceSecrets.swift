import Cryptography
import Domain
import Service

/// The cryptography of the service by libsodium.
struct SodiumServiceSecrets: ServiceSecrets {
    let hasherCount: Int
    private let function: Argon2id

    init(cost: PasswordCost, concurrency: Int) {
        hasherCount = max(1, concurrency)
        function = Argon2id(cost: cost)
    }

    func hash(_ password: Password) throws(StorageError) -> String {
        try function.hash(password)
    }

    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool {
        try function.verify(password, against: hash)
    }

    func makeToken() throws(StorageError) -> String { try SessionSecret.makeToken().text }

    func digest(_ text: String) -> String { SessionSecret.digits(of: Blake2b.hash(text)) }
}
