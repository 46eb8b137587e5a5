public import Domain

/// A server with accounts. Their copies are in a storage on this device.
public final class RemoteServer: Sendable {
    /// The accounts.
    public let accounts: any Accounts

    private let connection: ServerConnection
    private let copy: any AccountCopy

    /// Creates a server. It is connected to with the first request.
    ///
    /// - Parameters:
    ///   - copies: The accounts of the storage with the copies.
    public convenience init(
        at address: ServerAddress, copy: any AccountCopy, copies: any Accounts,
        folding: any TextFolding, time: any TimeSource
    ) {
        self.init(
            transport: CurlTransport(to: address), copy: copy, copies: copies, folding: folding,
            time: time)
    }

    init(
        transport: any Transport, copy: any AccountCopy, copies: any Accounts,
        folding: any TextFolding, time: any TimeSource
    ) {
        connection = ServerConnection(transport: transport, time: time)
        self.copy = copy
        accounts = RemoteAccounts(
            server: connection, copy: copy, copies: copies, folding: folding)
    }

    /// Returns the data of a session's user.
    ///
    /// - Parameters: The repositories of the session in the storage with the copies.
    public func data(
        of session: Session, players: any PlayerRepository, matches: any MatchRepository,
        archives: any ArchiveRepository
    ) -> RemoteData {
        let account = RemoteAccount(
            session, connection, copy: copy, players: players, matches: matches)
        let remotePlayers = RemotePlayers(account: account, base: players)
        let remoteMatches = RemoteMatches(account: account, base: matches)
        return RemoteData(
            players: remotePlayers, matches: remoteMatches,
            archives: RemoteArchives(
                account: account, players: remotePlayers, matches: matches, base: archives))
    }
}

/// The data of a user of a server.
public struct RemoteData: Sendable {
    /// The squad.
    public let players: any PlayerRepository
    /// The matches.
    public let matches: any MatchRepository
    /// The export and import.
    public let archives: any ArchiveRepository
}
