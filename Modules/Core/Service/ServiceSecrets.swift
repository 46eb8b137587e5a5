public import Domain

/// The cryptography of the service.
public protocol ServiceSecrets: Sendable {
    /// The largest number of passwords that are hashed at the same time.
    var hasherCount: Int { get }

    /// Returns the salt, the cost and the hash of a password as one line of text, which takes a
    /// tenth of a second.
    func hash(_ password: Password) throws(StorageError) -> String

    /// Returns whether the password matches a hash. A nil hash takes the same time and matches no
    /// password.
    func verify(_ password: Password, against hash: String?) throws(StorageError) -> Bool

    /// Returns a random token of 256 bits, in hexadecimal digits.
    func makeToken() throws(StorageError) -> String

    /// Returns a hash of a text that needs no salt, in hexadecimal digits.
    func digest(_ text: String) -> String
}
