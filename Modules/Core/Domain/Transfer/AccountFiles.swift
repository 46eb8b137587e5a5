/// The files that accounts are exported to and imported from.
public protocol AccountFiles: Sendable {
    /// Writes an archive to a new file that only the user can read. After an error, there is no
    /// file.
    ///
    /// - Parameter path: A path, absolute or relative to the working directory. A path that starts
    ///   with `~/` is relative to the home directory.
    /// - Returns: The part of the archive that is in the file. A table has players only.
    @discardableResult
    func write(
        _ archive: AccountArchive, to path: String
    ) async throws(AccountFileError) -> AccountArchive

    /// Writes a table to a new file that only the user can read. After an error, there is no file.
    ///
    /// - Parameters:
    ///   - rows: The texts of the rows, beginning with the headings.
    ///   - path: A path, absolute or relative to the working directory or, with `~/`, to the home
    ///     directory.
    func write(_ rows: [[String]], to path: String) async throws(AccountFileError)

    /// Reads an exported archive, or a squad list of another program.
    ///
    /// - Parameter choices: The choices of the user for a squad list.
    func read(
        _ path: String, _ choices: ReadingChoices
    ) async throws(AccountFileError) -> AccountFile

    /// Returns the text of a file of at most 1 MB, in the encoding that is recognized.
    func text(of path: String) async throws(AccountFileError) -> String
}

extension AccountFiles {
    /// Reads a file as it is recognized.
    public func read(_ path: String) async throws(AccountFileError) -> AccountFile {
        try await read(path, ReadingChoices())
    }
}
