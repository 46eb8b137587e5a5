import Composition
import Cryptography
import Domain
import Persistence
import RemoteClient
import SQLite
import UnicodeText

extension AccountData {
    /// Opens a data directory, and the replicas of a server's accounts if the accounts are on a
    /// server. Remembers the server.
    static func open(
        directory: String, _ option: ServerOption, time: any TimeSource
    ) async throws(StorageOpenError) -> AccountData {
        let device = try await Storage.open(
            directory: directory, folding: UTF8ProcFolding(), time: time,
            passwordCost: .interactive, rules: { RecordRules.all })
        let connect = { @Sendable (address) async throws(AccountError) in
            do throws(StorageOpenError) {
                return try await Connection(to: address, directory: directory, time: time)
            } catch {
                throw .storage(error.cause)
            }
        }
        let remembered = option == .remembered ? try device.rememberedServer() : nil
        guard let address = option.address(remembered: remembered) else {
            if option == .thisDevice { try await device.remember(nil) }
            return AccountData(device: device, connection: nil, makeConnection: connect)
        }
        let connection = try await Connection(to: address, directory: directory, time: time)
        try await device.remember(address)
        return AccountData(device: device, connection: connection, makeConnection: connect)
    }

    /// Opens a copy of a snapshot in memory, without a server.
    static func open(
        copyOf snapshot: StorageSnapshot, time: any TimeSource
    ) async throws(StorageOpenError) -> AccountData {
        AccountData(
            device: try await Storage.open(
                copyOf: snapshot, folding: UTF8ProcFolding(), time: time, passwordCost: .interactive
            ),
            connection: nil
        ) { _ throws(AccountError) in throw .server(.unreachable) }
    }
}

extension AccountData.Connection {
    /// Opens the replicas of a server's accounts.
    fileprivate init(
        to address: ServerAddress, directory: String, time: any TimeSource
    ) async throws(StorageOpenError) {
        let folding = UTF8ProcFolding()
        let replicas = try await Storage.open(
            directory: "\(directory)/servers/\(address.folderName)", folding: folding, time: time,
            passwordCost: .interactive, rules: { RecordRules.all })
        let server = RemoteServer(
            at: address, replicas: replicas.accountReplicas, accounts: replicas.accounts,
            folding: folding, time: time)
        self.init(address: address, server: server, replicas: replicas)
    }
}

extension StorageOpenError {
    fileprivate var cause: StorageError {
        switch self {
        case .inUse: .busy
        case .storage(let error): error
        default: .unavailable
        }
    }
}

extension ServerOption {
    fileprivate func address(remembered: String?) -> ServerAddress? {
        switch self {
        case .remembered: remembered.flatMap { ServerAddress($0) }
        case .thisDevice: nil
        case .server(let address): address
        }
    }
}

extension Storage {
    fileprivate func rememberedServer() throws(StorageOpenError) -> String? {
        do throws(StorageError) {
            return try savedServer
        } catch {
            throw .storage(error)
        }
    }

    fileprivate func remember(_ address: ServerAddress?) async throws(StorageOpenError) {
        // A file that cannot be read is replaced.
        if let known = try? savedServer, known == address?.description { return }
        do throws(StorageError) {
            try await saveServer(address?.description)
        } catch {
            throw .storage(error)
        }
    }
}
