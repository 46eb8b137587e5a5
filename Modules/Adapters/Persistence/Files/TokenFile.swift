import Domain
import Platform

/// The session token in a file of its own: the database, which people copy and send around, holds
/// only its hash.
struct TokenFile: Sendable {
    private static let longest = 512

    let directory: DataDirectory

    /// The token, or nil when there is none, or none that could be one.
    func read() -> SessionToken? {
        guard let file = OpenFile.reading(directory.token) else { return nil }
        var bytes = file.read(atMost: Self.longest + 1)
        if bytes.last == 0x0A { bytes.removeLast() }
        guard
            !bytes.isEmpty, bytes.count <= Self.longest,
            bytes.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return SessionToken(String(decoding: bytes, as: UTF8.self))
    }

    /// Replaces the token. After a crash there is the old one or the new one, never half of it.
    func write(_ token: SessionToken) throws(StorageError) {
        let new = directory.token + ".new"
        // What a crash has left behind may have been created by somebody else.
        unlink(new)
        do {
            let file = try OpenFile.writing(new)
            try file.replaceContent(Array("\(token.text)\n".utf8))
            try file.synchronize()
        } catch {
            unlink(new)
            throw error
        }
        guard rename(new, directory.token) == 0 else {
            let reason = errno
            unlink(new)
            throw StorageError(systemError: reason)
        }
        try directory.synchronize()
    }

    func remove() throws(StorageError) {
        if unlink(directory.token) == 0 { return try directory.synchronize() }
        guard errno == ENOENT else { throw StorageError(systemError: errno) }
    }
}
