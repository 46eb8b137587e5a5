public import Domain

/// The cryptography of the service.
public protocol ServiceSecrets: Sendable {
    /// Returns the salt, the cost and the hash of a password as one line of text.
    ///
    /// - Throws: `.busy` if too many passwords wait already.
    func hash(_ password: Password) async throws(StorageError) -> String

    /// Returns whether the password matches a hash. A nil hash takes the same time and matches no
    /// password.
    ///
    /// - Throws: `.busy` if too many passwords wait already.
    func verify(_ password: Password, against hash: String?) async throws(StorageError) -> Bool

    /// Returns a random token of 256 bits, in hexadecimal digits.
    func makeToken() throws(StorageError) -> String

    /// Returns a hash of a text that needs no salt, in hexadecimal digits.
    func digest(_ text: String) -> String
}
