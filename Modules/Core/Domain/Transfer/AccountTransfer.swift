/// Exports and imports the account of the signed-in user.
public struct AccountTransfer: Sendable {
    /// A file that was read and can be imported.
    public struct PreparedImport: Sendable {
        let archive: AccountArchive
        /// The effect of the import.
        public let summary: ImportSummary
    }

    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let archives: any ArchiveRepository
    private let files: any AccountFiles

    /// Creates a transfer between repositories of the same user and files.
    public init(
        players: any PlayerRepository, matches: any MatchRepository,
        archives: any ArchiveRepository, files: any AccountFiles
    ) {
        self.players = players
        self.matches = matches
        self.archives = archives
        self.files = files
    }

    /// Writes all players and finished matches to a new file. A match in progress is not exported.
    @discardableResult
    @concurrent public func export(to path: String) async throws(TransferError) -> ExportSummary {
        var summary = ExportSummary()
        let archive: AccountArchive
        do throws(StorageError) {
            let squad = try await players.squad()
            archive = AccountArchive(
                squad.players, finished: try await matches.finished(limit: nil))
            summary.damagedPlayers = squad.damaged.count
            summary.damagedMatches = try await matches.damagedCount(limit: nil)
        } catch {
            throw .storage(error)
        }
        do throws(AccountFileError) {
            try await files.write(archive, to: path)
        } catch {
            throw .file(error)
        }
        summary.players = archive.players.count
        summary.matches = archive.matches.count
        return summary
    }

    /// Reads a file and returns the effect of its import. Nothing is stored yet.
    public func prepareImport(of path: String) async throws(TransferError) -> PreparedImport {
        let archive: AccountArchive
        do throws(AccountFileError) {
            archive = try await files.read(path)
        } catch {
            throw .file(error)
        }
        do throws(StorageError) {
            return PreparedImport(
                archive: archive, summary: try await archives.preview(archive))
        } catch {
            throw .storage(error)
        }
    }

    /// Imports everything in a file or, after an error, nothing.
    ///
    /// - Returns: The effect, which can differ from the preview if the storage has changed.
    public func run(_ prepared: PreparedImport) async throws(TransferError) -> ImportSummary {
        do throws(StorageError) {
            return try await archives.add(prepared.archive)
        } catch {
            throw .storage(error)
        }
    }
}
