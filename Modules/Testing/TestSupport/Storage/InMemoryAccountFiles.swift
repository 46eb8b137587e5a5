public import Domain
import Synchronization

/// Files of exports and imports that are kept in memory.
public final class InMemoryAccountFiles: AccountFiles {
    private let state: Mutex<[String: Result<AccountFile, AccountFileError>]>
    private let texts: [String: String]

    /// The gate in which calls wait while it is closed, open at first.
    public let gate = Gate()

    /// Creates files that can be read.
    ///
    /// - Parameters:
    ///   - files: The contents, or the errors of reading them, by their paths.
    ///   - texts: The contents of text files by their paths.
    public init(
        _ files: [String: Result<AccountFile, AccountFileError>] = [:],
        texts: [String: String] = [:]
    ) {
        state = Mutex(files)
        self.texts = texts
    }

    /// Stores an archive under a path that is not taken.
    @discardableResult
    public func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) -> AccountArchive {
        try await store(.archive(archive), as: path)
        return archive
    }

    private func store(_ file: AccountFile, as path: String) async throws(AccountFileError) {
        await gate.pass()
        let isNew = state.withLock { files in
            guard files[path] == nil else { return false }
            files[path] = .success(file)
            return true
        }
        guard isNew else { throw .exists }
    }

    /// Stores a table under a path that is not taken.
    public func write(_ rows: [[String]], to path: String) async throws(AccountFileError) {
        let rows = rows.enumerated().map { SquadList.Row(line: $0 + 1, values: $1) }
        let list = SquadList(format: .text(encoding: "UTF-8", separator: ","), rows: rows)
        try await store(.squad(list), as: path)
    }

    /// Returns the content of a path. One of a path such as `list UTF-16` is the content after a
    /// choice.
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

    /// Returns the text of a path.
    public func text(of path: String) async throws(AccountFileError) -> String {
        await gate.pass()
        guard let text = texts[path] else { throw .notFound }
        return text
    }
}
