import Domain
import Persistence
import RemoteClient
import Synchronization

/// The accounts and their data: those of this device, or those of a server with their copies.
final class AccountData: ServerSelection {
    /// A server that the app is connected to.
    struct Connection: Sendable {
        let address: ServerAddress
        let server: RemoteServer
        /// The storage with the copies of its accounts.
        let copies: Storage
    }

    /// The storage of this device.
    let device: Storage
    private let connection: Connection?
    private let usesDevice: Atomic<Bool>

    /// - Parameter connection: The server; nil if this device keeps the accounts.
    init(device: Storage, connection: Connection?) {
        self.device = device
        self.connection = connection
        usesDevice = Atomic(connection == nil)
    }

    /// The connection to the server that keeps the accounts; nil if this device does.
    private var current: Connection? {
        usesDevice.load(ordering: .sequentiallyConsistent) ? nil : connection
    }

    /// The storage that keeps the accounts or their copies.
    var storage: Storage { current?.copies ?? device }

    var accounts: any Accounts { current?.server.accounts ?? device.accounts }

    var server: String? { current?.address.description }

    func useThisDevice() async throws(StorageError) {
        try await device.saveServer(nil)
        usesDevice.store(true, ordering: .sequentiallyConsistent)
    }

    /// Returns the repositories of a session.
    func repositories(of session: Session) -> Repositories {
        let storage = storage
        let (players, matches) = (storage.players(of: session), storage.matches(of: session))
        let (records, archives) = (storage.records(of: session), storage.archives(of: session))
        guard let current else {
            return Repositories(
                players: players, matches: matches, records: records, archives: archives,
                exchange: NoExchange())
        }
        let data = current.server.data(
            of: session, players: players, matches: matches, records: records,
            archives: archives)
        return Repositories(
            players: data.players, matches: data.matches, records: data.records,
            archives: data.archives, exchange: data.exchange)
    }

    /// Ends the delays after wrong passwords.
    func cancelDelays() async { await storage.cancelDelays() }

    /// Sends the changes that wait for a server, and waits for that for a short time.
    func finish() async { await connection?.server.finish() }

    /// Closes both storages.
    func close() async {
        await connection?.copies.close()
        await device.close()
    }

    /// The repositories of a session.
    struct Repositories: Sendable {
        let players: any PlayerRepository
        let matches: any MatchRepository
        let records: any RecordRepositories
        let archives: any ArchiveRepository
        let exchange: any ExchangeMonitor
    }
}
