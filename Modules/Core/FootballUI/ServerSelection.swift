public import Domain

/// The place of the accounts: a server, or this device.
public protocol ServerSelection: Sendable {
    /// The address of the server, or nil if this device keeps the accounts.
    var server: String? { get }

    /// Keeps the accounts on this device from now on, also at the next start. Call it only while
    /// nobody is signed in.
    func useThisDevice() async throws(StorageError)

    /// Moves the account of a session to a server, which keeps the accounts from now on, also at
    /// the next start. The data is stored in a replica of the server's account and sent in the
    /// background. The account stays on this device as it was. The session on this device ends with
    /// the app.
    ///
    /// The account of the server is a new one, or one without other data. So a move that has failed
    /// can be repeated.
    ///
    /// - Parameters:
    ///   - address: The address of the server, as the user has typed it.
    ///   - name: The user name on the server.
    ///   - password: The password on the server.
    /// - Returns: The session on the server.
    func move(
        _ session: Session, to address: String, as name: UserName, _ password: Password
    ) async throws(AccountMoveError) -> Session
}
