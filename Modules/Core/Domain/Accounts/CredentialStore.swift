/// The storage on this device for the remembered user name and the session token. Passwords are
/// never stored here.
public protocol CredentialStore: Sendable {
    /// Returns the remembered user name, or nil if there is none.
    func savedUserName() async throws(StorageError) -> UserName?

    /// Replaces the remembered user name, or removes it if `name` is nil.
    func saveUserName(_ name: UserName?) async throws(StorageError)

    /// Returns the stored session token, or nil if there is none. Its session may have ended.
    func savedToken() async throws(StorageError) -> SessionToken?

    /// Replaces the stored session token, or removes it if `token` is nil.
    func saveToken(_ token: SessionToken?) async throws(StorageError)
}
