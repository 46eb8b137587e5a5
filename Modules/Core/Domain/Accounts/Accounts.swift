/// The accounts of this installation and their sessions.
///
/// A session ends when it is signed out, and 30 days after the last call of `session(for:)` with its
/// token. Only that call compares the wall clock, so no change of the clock ends a session in use.
public protocol Accounts: Sendable {
    /// Creates an account and signs in.
    ///
    /// - Throws: `.nameTaken`, the errors of `PreparedPassword.newPasswordError`, `.storage`.
    func register(name: UserName, password: Password) async throws(AccountError) -> Session

    /// Signs in. An unknown name and a wrong password take the same time and throw the same error,
    /// so that an attacker cannot find out which names exist.
    ///
    /// Each wrong password delays the following checks for the same name, up to some seconds. A right
    /// password is never refused.
    ///
    /// - Throws: `.wrongCredentials`, `.storage`.
    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session

    /// Returns the session of a token, or nil if the session has ended.
    func session(for token: SessionToken) async throws(StorageError) -> Session?

    /// Ends a session. Does nothing if the session has already ended.
    func signOut(_ session: Session) async throws(StorageError)
}
