import Domain

/// The import of archives into one user's data in the database.
struct SQLiteArchives: ArchiveRepository {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding

    @concurrent func preview(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary
    {
        let keyed = KeyedArchive(archive, folding)
        return try await queue.read { database throws(StorageError) in
            try ArchiveImport(keyed, into: access.user(database), database).summary
        }
    }

    @concurrent func add(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary {
        let keyed = KeyedArchive(archive, folding)
        return try await queue.write { database throws(StorageError) in
            let archiveImport = try ArchiveImport(keyed, into: access.user(database), database)
            try archiveImport.run(database)
            return archiveImport.summary
        }
    }
}
