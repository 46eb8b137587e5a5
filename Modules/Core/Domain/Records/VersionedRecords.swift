public import Records

/// The records of one kind that the signed-in user has, with their earlier versions and those that
/// are deleted.
public protocol VersionedRecords<Root>: Sendable {
    /// The type of the records.
    associatedtype Root: Record where Root.ID: RecordIdentifier

    /// Stores fields of a record as one change and leaves the other fields unchanged.
    ///
    /// - Returns: The record as stored, with replacements for values that are not valid.
    /// - Throws: `.notFound` if the record was deleted, or one to which a new value refers.
    func update(_ changes: [FieldChange<Root>], of id: Root.ID) async throws(StorageError) -> Root

    /// Deletes a record, if it still exists. It can be restored. Line-ups of past matches keep the
    /// name of a player.
    func delete(_ id: Root.ID) async throws(StorageError)

    /// Returns the records that are deleted and can be restored, the last deleted first.
    func deleted() async throws(StorageError) -> [Root]

    /// Stores a deleted record again, with the values that other devices have given it since.
    ///
    /// - Throws: `.notFound` if the record is not deleted.
    func restore(_ id: Root.ID) async throws(StorageError)

    /// Removes all values of a deleted record and its history, on all devices. Line-ups of past
    /// matches keep the name and the position of a player.
    ///
    /// - Throws: `.notFound` if the record is not deleted.
    func erase(_ id: Root.ID) async throws(StorageError)

    /// Returns the versions of a record, the oldest first and the current one last. Of the changes
    /// that no longer count, only the last ones are remembered. To take a change back, store the
    /// earlier values.
    func versions(of id: Root.ID) async throws(StorageError) -> [RecordVersion<Root>]
}

extension VersionedRecords {
    /// Stores one field of a record and leaves the other fields unchanged.
    ///
    /// - Returns: The record with all fields as stored.
    /// - Throws: `.notFound` if the record was deleted, or one to which the new value refers.
    public func update(
        _ change: FieldChange<Root>, of id: Root.ID
    ) async throws(StorageError) -> Root {
        try await update([change], of: id)
    }
}
