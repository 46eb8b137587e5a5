import Domain
import Persistence
import RemoteClient

extension AccountData {
    /// Opens the copies of a server's accounts, if the accounts are on a server, and remembers the server.
    ///
    /// - Parameters:
    ///   - directory: The data directory of `device`, which contains those of the copies; nil if a run has
    ///     no server.
    static func open(
        _ option: ServerOption, device: Storage, directory: String?, folding: any TextFolding,
        time: any TimeSource
    ) async throws(StorageOpenError) -> AccountData {
        guard let directory, let address = option.address(remembered: device.savedServer) else {
            if option == .thisDevice { try await device.remember(nil) }
            return AccountData(device: device, connection: nil)
        }
        let copies = try await Storage.open(
            directory: "\(directory)/servers/\(address.folderName)", folding: folding, time: time,
            passwordCost: .interactive)
        try await device.remember(address)
        let server = RemoteServer(
            at: address, copy: copies.accountCopy,
            copies: copies.accounts,
            folding: folding, time: time)
        return AccountData(
            device: device,
            connection: Connection(address: address, server: server, copies: copies))
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
    fileprivate func remember(_ address: ServerAddress?) async throws(StorageOpenError) {
        guard savedServer != address?.description else { return }
        do throws(StorageError) {
            try await saveServer(address?.description)
        } catch {
            throw .storage(error)
        }
    }
}
