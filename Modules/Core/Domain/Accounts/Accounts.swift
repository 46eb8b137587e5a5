/// Who may sign in, and who is signed in.
public protocol Accounts: Sendable {
    /// Creates an account and signs in.
    ///
    /// - Throws: `.nameTaken`, `.passwordTooShort`, `.passwordTooLong`, `.storage`.
    func register(name: UserName, password: Password) async throws(AccountError) -> Session

    /// Signs in. A wrong name and a wrong password take the same time and throw the same error.
    ///
    /// - Throws: `.wrongCredentials`, `.locked`, `.storage`.
    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session

    /// The session that a token still proves, or nil when it has ended.
    func session(for token: SessionToken) async throws(StorageError) -> Session?

    /// Ends a session. One that has ended already is no error.
    func signOut(_ session: Session) async throws(StorageError)
}
