import Domain
import FootballUI
import Persistence
import RemoteClient
import SQLite
import Synchronization

/// The accounts and their data: those of this device, or those of a server with their replicas.
final class AccountData: ServerSelection {
    /// A server that the app is connected to.
    struct Connection: Sendable {
        let address: ServerAddress
        let server: RemoteServer
        /// The storage with the replicas of its accounts.
        let replicas: Storage
    }

    private struct State {
        /// The server that keeps the accounts; nil if this device does.
        var current: Connection?
        /// All servers since the start of the app. Their storages stay open.
        var all: [Connection]
        /// The sessions on this device whose accounts have moved.
        var movedSessions: [Session] = []
    }

    /// The storage of this device.
    let device: Storage
    private let state: Mutex<State>
    private let makeConnection: @Sendable (ServerAddress) async throws(AccountError) -> Connection

    /// - Parameters:
    ///   - connection: The server; nil if this device keeps the accounts.
    ///   - makeConnection: Opens the replicas of a server's accounts.
    init(
        device: Storage, connection: Connection?,
        makeConnection:
            @escaping @Sendable (ServerAddress) async throws(AccountError) -> Connection
    ) {
        self.device = device
        self.makeConnection = makeConnection
        state = Mutex(State(current: connection, all: connection.map { [$0] } ?? []))
    }

    private var current: Connection? { state.withLock(\.current) }

    /// The storage that keeps the accounts or their replicas.
    var storage: Storage { current?.replicas ?? device }

    var accounts: any Accounts { current?.server.accounts ?? device.accounts }

    var server: String? { current?.address.description }

    func useThisDevice() async throws(StorageError) {
        try await device.saveServer(nil)
        state.withLock { $0.current = nil }
    }

    /// Returns the repositories of a session.
    func repositories(of session: Session) -> Repositories {
        let current = current
        let storage = current?.replicas ?? device
        return Repositories(
            players: storage.players(of: session), matches: storage.matches(of: session),
            records: storage.records(of: session), archives: storage.archives(of: session),
            exchange: current?.server.exchange(of: session) ?? NoExchange())
    }

    /// Ends the delays after wrong passwords.
    func cancelDelays() async { await storage.cancelDelays() }

    /// Sends the changes that wait for a server, and waits for that for a short time.
    func finish() async { await current?.server.finish() }

    /// Closes all storages.
    func close() async {
        let state = state.withLock { $0 }
        for connection in state.all { await connection.replicas.close() }
        for session in state.movedSessions { try? await device.accounts.signOut(session) }
        await device.close()
    }

    // MARK: Moves

    func move(
        _ session: Session, to text: String, as name: UserName, _ password: Password
    ) async throws(AccountMoveError) -> Session {
        let connection = try await connection(to: text)
        let target: Session
        do throws(AccountError) {
            try await connection.server.check()
            target = try await connection.server.accounts.openSession(name, password)
        } catch {
            throw .account(error)
        }
        do throws(AccountMoveError) {
            try await move(session, to: target, on: connection)
            return target
        } catch {
            await connection.server.abandon(target)
            throw error
        }
    }

    private func move(
        _ session: Session, to target: Session, on connection: Connection
    ) async throws(AccountMoveError) {
        let isCopied: Bool
        do throws(AccountError) {
            try await connection.server.receive(target)
            isCopied = try await AccountError.converting(
                await device.copyAccount(of: session, to: connection.replicas, as: target))
            if isCopied { try await replace(session, by: target, on: connection) }
        } catch {
            throw .account(error)
        }
        guard isCopied else { throw .accountInUse }
    }

    private func connection(to text: String) async throws(AccountMoveError) -> Connection {
        let address: ServerAddress
        do throws(ServerAddressError) {
            address = try ServerAddress(parsing: text)
        } catch {
            throw .address(error)
        }
        if let known = state.withLock({ $0.all.first { $0.address == address } }) { return known }
        do throws(AccountError) {
            let connection = try await makeConnection(address)
            state.withLock { $0.all.append(connection) }
            return connection
        } catch {
            throw .account(error)
        }
    }

    /// Makes the server keep the accounts. A user who is remembered on this device stays so. The
    /// session on this device ends with the app, because its screens are still there.
    private func replace(
        _ session: Session, by target: Session, on connection: Connection
    ) async throws(AccountError) {
        let isRemembered = (try? await device.credentialStore.savedToken()) == session.token
        try await AccountError.converting(await device.saveServer(connection.address.description))
        if isRemembered {
            let store = connection.replicas.credentialStore
            // As after a sign-in, a failure asks for the password at the next start.
            try? await store.saveUserName(target.user.name)
            try? await store.saveToken(target.token)
            try? await device.credentialStore.saveToken(nil)
        }
        state.withLock {
            $0.current = connection
            $0.movedSessions.append(session)
        }
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

extension Accounts {
    /// Signs in, or registers a user whose name is free.
    fileprivate func openSession(
        _ name: UserName, _ password: Password
    ) async throws(AccountError) -> Session {
        do throws(AccountError) {
            return try await signIn(name: name, password: password)
        } catch {
            guard error == .wrongCredentials else { throw error }
        }
        do throws(AccountError) {
            return try await register(name: name, password: password)
        } catch {
            throw error == .nameTaken ? .wrongCredentials : error
        }
    }
}
