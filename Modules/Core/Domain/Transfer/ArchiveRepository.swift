/// The storage of the signed-in user, as archives are exported from it and imported into it.
///
/// A player of the archive is known if the squad has a player with the same name, regardless of
/// case. Of players with equal names, the first ones are known. A match is known if its identifier
/// is stored, and so is a record.
public protocol ArchiveRepository: Sendable {
    /// Returns the players, the finished matches with their events, and the records of features.
    func archive() async throws(StorageError) -> (archive: AccountArchive, summary: ExportSummary)

    /// Returns the effect of an import without importing.
    func preview(_ archive: any PagedArchive) async throws(StorageError) -> ImportSummary

    /// Adds the players, matches and records that are not known, and the events that known matches
    /// do not have, in one transaction. Known players get values that they do not have, or stay as
    /// they are. A known match with another start and a known record stay as they are. The matches
    /// that are stored already count as newer than the added ones.
    ///
    /// - Throws: `.matchInProgress` if a match would continue while another one is in progress, or
    ///   `.fileChanged` if the file of the archive has changed.
    func add(
        _ archive: any PagedArchive, fillingIn: Bool
    ) async throws(StorageError) -> ImportedRecords

    /// Stores the rows of a table in one transaction. A row whose record was deleted since it was
    /// read, or was erased, is left out.
    func store(_ rows: [TableRow]) async throws(StorageError) -> ImportedRecords

    /// Removes what an import added, in one transaction, and keeps what was changed or used since.
    /// Records that were removed meanwhile are left out. Matches of an account on a server are
    /// deleted with a trace, and known ones keep the events that were added.
    ///
    /// - Returns: The numbers of records that are kept.
    func remove(_ records: ImportedRecords) async throws(StorageError) -> KeptRecords
}

extension ArchiveRepository {
    /// Adds an archive to known players that stay as they are.
    public func add(_ archive: any PagedArchive) async throws(StorageError) -> ImportedRecords {
        try await add(archive, fillingIn: false)
    }
}
