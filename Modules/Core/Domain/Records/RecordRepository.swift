public import Records

/// The records of one kind that the signed-in user has, without those of other users.
public protocol RecordRepository<Root>: Sendable {
    /// The type of the records.
    associatedtype Root: Record where Root.ID == RecordID<Root>

    /// Returns all records in the order in which they were added.
    func all() async throws(StorageError) -> StoredRecords<Root>

    /// Stores a new record, or all fields of one that is stored.
    ///
    /// - Throws: `.notFound` if the record was erased.
    func save(_ record: Root) async throws(StorageError)

    /// Stores one field of a record and leaves the other fields unchanged.
    ///
    /// - Returns: The record with all fields as stored.
    /// - Throws: `.notFound` if the record was deleted.
    func update(
        _ change: FieldChange<Root>, of id: RecordID<Root>
    ) async throws(StorageError) -> Root

    /// Deletes a record, if it still exists. It can be restored.
    func delete(_ id: RecordID<Root>) async throws(StorageError)

    /// Returns the records that are deleted and can be restored, the last deleted first.
    func deleted() async throws(StorageError) -> [Root]

    /// Stores a deleted record again, with the values that other devices have given it since.
    ///
    /// - Throws: `.notFound` if the record is not deleted.
    func restore(_ id: RecordID<Root>) async throws(StorageError)

    /// Removes all values of a deleted record and its history, on all devices.
    ///
    /// - Throws: `.notFound` if the record is not deleted.
    func erase(_ id: RecordID<Root>) async throws(StorageError)

    /// Returns the versions of a record, the oldest first and the current one last. Of the changes that no
    /// longer count, only the last ones are remembered. To take a change back, save an earlier version.
    func versions(of id: RecordID<Root>) async throws(StorageError) -> [RecordVersion<Root>]
}

/// All records of a kind.
public struct StoredRecords<Root: Record>: Hashable, Sendable {
    /// The records. A value that cannot be read is empty, or the replacement of its field.
    public let records: [Root]
    /// The identifiers of the records with a value that may be wrong. A save of a record corrects it.
    public let damaged: Set<Root.ID>

    /// Creates the result of a repository.
    public init(_ records: [Root], damaged: Set<Root.ID> = []) {
        self.records = records
        self.damaged = damaged
    }
}

/// The records of every kind that the signed-in user has.
public protocol RecordRepositories: Sendable {
    /// Returns the records of a kind.
    func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root>
}
