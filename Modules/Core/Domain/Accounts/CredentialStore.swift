/// What this device remembers between two starts: the user name to fill in (never a password) and
/// the token of the session that may still be valid.
public protocol CredentialStore: Sendable {
    /// The name of the last user who asked to be remembered.
    func savedUserName() async throws(StorageError) -> UserName?

    /// Remembers a name, or forgets the one it has.
    func saveUserName(_ name: UserName?) async throws(StorageError)

    /// The token kept from an earlier start.
    func savedToken() async throws(StorageError) -> SessionToken?

    /// Keeps a token, or removes the one it has.
    func saveToken(_ token: SessionToken?) async throws(StorageError)
}
