/// The storage that archives are imported into, for the signed-in user.
///
/// A player of the archive is known if the squad has a player with the same name, regardless of
/// case. Of players with equal names, the first ones are known. A match is known if its identifier
/// is stored.
public protocol ArchiveRepository: Sendable {
    /// Returns the effect of an import without importing.
    func preview(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary

    /// Adds the players and matches that are not known, in one transaction. The matches that are
    /// stored already count as newer than the added ones.
    func add(_ archive: AccountArchive) async throws(StorageError) -> ImportSummary
}
