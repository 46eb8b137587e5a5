import Domain
import SQLite

/// The file with the session token. The database, which users may send, has only the token's hash.
struct TokenFile: Sendable {
    private static let maximumByteCount = 512

    let files: any DataFiles

    /// Returns the token, or nil if the file is missing or has another content.
    ///
    /// - Throws: The error of a file that cannot be read, which may contain a valid token.
    func read() throws(StorageError) -> SessionToken? {
        guard var bytes = try files.read(DataFile.token, atMost: Self.maximumByteCount + 1) else {
            return nil
        }
        if bytes.last == 0x0A { bytes.removeLast() }
        guard
            !bytes.isEmpty, bytes.count <= Self.maximumByteCount,
            bytes.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return SessionToken(String(decoding: bytes, as: UTF8.self))
    }

    /// Replaces the token. After a loss of power the file has the old token or the new one.
    func write(_ token: SessionToken) throws(StorageError) {
        try files.replace(
            DataFile.token, with: Array("\(token.text)\n".utf8), synchronizes: true)
    }

    func remove() throws(StorageError) {
        try files.remove(DataFile.token)
    }
}
