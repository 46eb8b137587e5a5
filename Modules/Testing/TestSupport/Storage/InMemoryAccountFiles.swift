public import Domain
import Synchronization

/// Files of exports and imports that are kept in memory.
public final class InMemoryAccountFiles: AccountFiles {
    private let state: Mutex<[String: Result<AccountArchive, AccountFileError>]>

    /// The gate in which calls wait while it is closed, open at first.
    public let gate = Gate()

    /// Creates files that can be read.
    ///
    /// - Parameter files: The archives, or the errors of reading them, by their paths.
    public init(_ files: [String: Result<AccountArchive, AccountFileError>] = [:]) {
        state = Mutex(files)
    }

    /// Stores an archive under a path that is not taken.
    public func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) {
        await gate.pass()
        let isNew = state.withLock { files in
            guard files[path] == nil else { return false }
            files[path] = .success(archive)
            return true
        }
        guard isNew else { throw .exists }
    }

    /// Returns the archive of a path.
    public func read(_ path: String) async throws(AccountFileError) -> AccountArchive {
        await gate.pass()
        guard let file = state.withLock({ $0[path] }) else { throw .notFound }
        return try file.get()
    }
}
