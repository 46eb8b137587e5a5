public import Domain

/// A server with accounts. Their replicas are in a storage on this device.
///
/// All data of an account is read and changed in its replica. Changes are exchanged in the
/// background.
public final class RemoteServer: Sendable {
    /// The accounts.
    public var accounts: any Accounts { remoteAccounts }

    private let remoteAccounts: RemoteAccounts
    private let connection: ServerConnection
    private let current: CurrentAccount

    /// Creates a server. It is connected to with the first request.
    ///
    /// - Parameter accounts: The accounts of the storage with the replicas.
    public convenience init(
        at address: ServerAddress, replicas: any AccountReplicas, accounts: any Accounts,
        folding: any TextFolding, time: any TimeSource
    ) {
        // A server answers after a minute, and up to 10 seconds later if its database is slow.
        self.init(
            transport: CurlTransport(to: address),
            waitingTransport: CurlTransport(to: address, CurlOptions(limit: .seconds(75))),
            replicas: replicas, accounts: accounts, folding: folding, time: time)
    }

    /// - Parameter waitingTransport: The transport of requests that wait for a change.
    init(
        transport: any Transport, waitingTransport: any Transport, replicas: any AccountReplicas,
        accounts: any Accounts, folding: any TextFolding, time: any TimeSource
    ) {
        let waitingConnection = ServerConnection(transport: waitingTransport, time: time)
        let connection = ServerConnection(transport: transport, time: time)
        self.connection = connection
        current = CurrentAccount {
            RemoteAccount($0, connection, waiting: waitingConnection, replicas: replicas)
        }
        remoteAccounts = RemoteAccounts(
            server: connection, replicas: replicas, accounts: accounts, current: current,
            folding: folding)
    }

    /// Checks that the server has the requests for changes, without a session. An earlier version
    /// of the service, whose changes have no players, passes.
    ///
    /// - Throws: `.server`, with `.unsupported` if it has only the requests of the original
    ///   service, or is another one.
    public func check() async throws(AccountError) { try await connection.check() }

    /// Ends a session on this device, and on the server if that is possible.
    public func abandon(_ session: Session) async { await remoteAccounts.abandon(session) }

    /// Sends the changes that wait, and waits for that for a short time.
    public func finish() async { await current.finish() }

    /// Stores what a session's account has on the server.
    public func receive(_ session: Session) async throws(AccountError) {
        try await account(of: session).exchange()
    }

    /// Starts the exchange of a session's changes in the background.
    public func exchange(of session: Session) -> any ExchangeMonitor {
        let account = account(of: session)
        account.start()
        return account
    }

    func account(of session: Session) -> RemoteAccount { current.account(of: session) }
}
