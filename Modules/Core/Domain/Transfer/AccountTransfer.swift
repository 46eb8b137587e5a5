/// Exports and imports the account of the signed-in user.
public struct AccountTransfer: Sendable {
    /// A file that was read and can be imported.
    public struct PreparedImport: Sendable {
        let archive: AccountArchive
        /// The effect of the import.
        public let summary: ImportSummary
    }

    private let archives: any ArchiveRepository
    private let files: any AccountFiles

    /// Creates a transfer between the storage of a user and files.
    public init(archives: any ArchiveRepository, files: any AccountFiles) {
        self.archives = archives
        self.files = files
    }

    /// Writes all players and finished matches to a new file. A match in progress is not exported.
    @discardableResult
    @concurrent public func export(to path: String) async throws(TransferError) -> ExportSummary {
        let archive: AccountArchive
        let summary: ExportSummary
        do throws(StorageError) {
            (archive, summary) = try await archives.archive()
        } catch {
            throw .storage(error)
        }
        do throws(AccountFileError) {
            try await files.write(archive, to: path)
        } catch {
            throw .file(error)
        }
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
