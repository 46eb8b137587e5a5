import Domain

/// A repository that reports the end of the session when a call throws `.sessionExpired`.
struct SessionExpiringArchiveRepository: ArchiveRepository {
    let base: any ArchiveRepository
    let expiry: SessionExpiry

    func archive() async throws(StorageError)
        -> (archive: AccountArchive, summary: ExportSummary)
    {
        try await expiry.reporting { () async throws(StorageError) in try await base.archive() }
    }

    func preview(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.preview(archive)
        }
    }

    func add(_ archive: AccountArchive) async throws(StorageError) -> ImportedRecords {
        try await expiry.reporting { () async throws(StorageError) in try await base.add(archive) }
    }

    func remove(_ records: ImportedRecords) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.remove(records)
        }
    }
}
