import Domain
import SQLite

/// The file with the address of the server that keeps the accounts.
struct ServerFile {
    private static let maximumByteCount = 1_000

    let files: any DataFiles

    func read() throws(StorageError) -> String? {
        try files.read(DataFile.server, atMost: Self.maximumByteCount)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @concurrent func save(_ address: String?) async throws(StorageError) {
        if let address {
            try files.replace(DataFile.server, with: Array(address.utf8), synchronizes: true)
        } else {
            try files.remove(DataFile.server)
        }
    }
}
