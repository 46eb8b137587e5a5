public import Domain
import Synchronization

/// Files of exports and imports that are kept in memory.
public final class InMemoryAccountFiles: AccountFiles {
    private let state: Mutex<[String: Result<AccountFile, AccountFileError>]>

    /// The gate in which calls wait while it is closed, open at first.
    public let gate = Gate()

    /// Creates files that can be read.
    ///
    /// - Parameter files: The contents, or the errors of reading them, by their paths.
    public init(_ files: [String: Result<AccountFile, AccountFileError>] = [:]) {
        state = Mutex(files)
    }

    /// Stores an archive under a path that is not taken.
    @discardableResult
    public func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) -> AccountArchive {
        await gate.pass()
        let isNew = state.withLock { files in
            guard files[path] == nil else { return false }
            files[path] = .success(.archive(archive))
            return true
        }
        guard isNew else { throw .exists }
        return archive
    }

    /// Returns the content of a path. One of a path such as `list UTF-16` is the content after a choice.
    public func read(
        _ path: String, _ choices: ReadingChoices
    ) async throws(AccountFileError) -> AccountFile {
        await gate.pass()
        guard
            let file = state.withLock({ files in
                (choices.encoding ?? choices.table).flatMap { files["\(path) \($0)"] }
                    ?? files[path]
            })
        else { throw .notFound }
        return try file.get()
    }
}
