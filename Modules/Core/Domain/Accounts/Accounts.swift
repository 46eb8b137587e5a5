/// The accounts of this installation and their sessions.
///
/// A session ends when it is signed out, and 30 days after the last call of `session(for:)` with
/// its token. Only that call compares the wall clock, so no change of the clock ends a session in
/// use.
public protocol Accounts: Sendable {
    /// Creates an account and signs in.
    ///
    /// - Throws: `.nameTaken`, the errors of `PreparedPassword.newPasswordError`, `.storage`,
    ///   `.server`.
    func register(name: UserName, password: Password) async throws(AccountError) -> Session

    /// Signs in. An unknown name and a wrong password take the same time and throw the same error,
    /// so that an attacker cannot find out which names exist.
    ///
    /// Each wrong password delays the following checks for the same name, up to some seconds. A
    /// right password is never refused.
    ///
    /// - Throws: `.wrongCredentials`, `.storage`, `.server`.
    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session

    /// Returns the session of a token, or nil if the session has ended. Asks only this device.
    func session(for token: SessionToken) async throws(StorageError) -> Session?

    /// Replaces the password of the session's user and ends all other sessions of the user, in one
    /// transaction. A wrong old password delays the next check, as for a sign-in.
    ///
    /// - Throws: `.wrongCredentials` if the old password is wrong, the errors of
    ///   `PreparedPassword.newPasswordError`, `.storage`, `.server`.
    func changePassword(
        of session: Session, from old: Password, to new: Password
    ) async throws(AccountError)

    /// Returns the sessions of the session's user that have not ended, the current one first and
    /// then by their last use.
    ///
    /// - Throws: `.storage(.sessionExpired)` if the session has ended, another `.storage`, or
    ///   `.server`.
    func sessions(of session: Session) async throws(AccountError) -> [SessionSummary]

    /// Ends all sessions of the session's user. Does nothing if the session has already ended.
    func signOutEverywhere(_ session: Session) async throws(AccountError)

    /// Ends a session. Does nothing if the session has already ended.
    func signOut(_ session: Session) async throws(AccountError)
}
