public import Records

/// The records of one kind that the signed-in user has, without those of other users.
public protocol RecordRepository<Root>: VersionedRecords where Root.ID == RecordID<Root> {
    /// Returns all records in the order in which they were added.
    func all() async throws(StorageError) -> StoredRecords<Root>

    /// Returns a record, or nil if it is not stored. A value that cannot be read is empty, or the
    /// replacement of its field, so `update` changes the record, and not `save`.
    func record(_ id: Root.ID) async throws(StorageError) -> Root?

    /// Returns the records at consecutive positions in the result of a query.
    ///
    /// - Parameter range: The positions. A range beyond the end is moved to the last records.
    func page(
        _ range: Range<Int>, of query: RecordQuery<Root>
    ) async throws(StorageError) -> RecordPage<Root>

    /// Stores new records, or all fields of those that are stored, and deletes others. All of it is
    /// stored, or after an error nothing.
    ///
    /// - Parameter ids: The records to delete, if they still exist.
    /// - Throws: `.notFound` if a record was erased.
    func save(_ records: [Root], deleting ids: [Root.ID]) async throws(StorageError)
}

extension RecordRepository {
    /// Stores a new record, or all fields of one that is stored.
    ///
    /// - Throws: `.notFound` if the record was erased.
    public func save(_ record: Root) async throws(StorageError) {
        try await save([record], deleting: [])
    }
}

/// All records of a kind.
public struct StoredRecords<Root: Record>: Hashable, Sendable {
    /// The records. A value that cannot be read is empty, or the replacement of its field.
    public let records: [Root]
    /// The identifiers of the records with a value that may be wrong. A save of a record corrects
    /// it.
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
