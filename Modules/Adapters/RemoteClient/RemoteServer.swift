public import Domain
import ServiceAPI

/// A server with accounts. Their copies are in a storage on this device.
public final class RemoteServer: Sendable {
    /// The accounts.
    public let accounts: any Accounts

    private let patience: Duration
    private let connection: ServerConnection
    /// The connection for requests that wait for a change.
    private let waitingConnection: ServerConnection
    private let copy: any AccountCopy
    private let current = CurrentAccount()

    /// Creates a server. It is connected to with the first request.
    ///
    /// - Parameters:
    ///   - copies: The accounts of the storage with the copies.
    public convenience init(
        at address: ServerAddress, copy: any AccountCopy, copies: any Accounts,
        folding: any TextFolding, time: any TimeSource
    ) {
        self.init(
            transport: CurlTransport(to: address),
            waitingTransport: CurlTransport(to: address, CurlOptions(limit: .seconds(65))),
            copy: copy, copies: copies, folding: folding, time: time, patience: .milliseconds(500))
    }

    init(
        transport: any Transport, waitingTransport: any Transport, copy: any AccountCopy,
        copies: any Accounts, folding: any TextFolding, time: any TimeSource, patience: Duration
    ) {
        waitingConnection = ServerConnection(transport: waitingTransport, time: time)
        self.patience = patience
        connection = ServerConnection(transport: transport, time: time)
        self.copy = copy
        accounts = RemoteAccounts(
            server: connection, copy: copy, copies: copies, current: current,
            folding: folding)
    }

    /// Checks that the server can exchange changes, without a session.
    ///
    /// - Throws: `.unsupported` if it has only the requests of the original service, or is another one.
    public func check() async throws(StorageError) {
        let request = ServerRequest(method: "GET", path: APIRoute.changes(since: .start).path)
        guard try await connection.send(request).status == 401 else { throw .unsupported }
    }

    /// Sends the changes that wait, and waits for that for a short time.
    public func finish() async { await current.finish() }

    /// Returns the data of a session's user.
    ///
    /// - Parameters: The repositories of the session in the storage with the copies.
    public func data(
        of session: Session, players: any PlayerRepository, matches: any MatchRepository,
        records: any RecordRepositories, archives: any ArchiveRepository
    ) -> RemoteData {
        let account = RemoteAccount(
            session, connection, waiting: waitingConnection, copy: copy, players: players,
            matches: matches, patience: patience)
        current.account = account
        let remotePlayers = RemotePlayers(account: account, base: players)
        let remoteMatches = RemoteMatches(account: account, base: matches)
        return RemoteData(
            account: account, players: remotePlayers, matches: remoteMatches,
            records: RemoteRecordRepositories(account: account, base: records),
            archives: RemoteArchives(
                account: account, players: remotePlayers, matches: matches, base: archives))
    }
}

/// The data of a user of a server.
public struct RemoteData: Sendable {
    let account: RemoteAccount

    /// Stores what the account has on the server.
    public func receive() async throws(StorageError) { try await account.refresh() }

    /// The exchange of changes with the server.
    public var exchange: any ExchangeMonitor { account }
    /// The squad.
    public let players: any PlayerRepository
    /// The matches.
    public let matches: any MatchRepository
    /// The records of features.
    public let records: any RecordRepositories
    /// The export and import.
    public let archives: any ArchiveRepository
}
