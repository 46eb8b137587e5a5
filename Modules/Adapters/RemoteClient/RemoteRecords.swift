import Domain
import Records

/// The records of every kind of a server's user. They are in the copy, and are sent in the background.
struct RemoteRecordRepositories: RecordRepositories {
    let account: RemoteAccount
    /// The records in the copy.
    let base: any RecordRepositories

    func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> {
        RemoteRecords(account: account, base: base.repository(of: kind))
    }
}

private struct RemoteRecords<Root: Record>: RecordRepository where Root.ID == RecordID<Root> {
    let account: RemoteAccount
    let base: any RecordRepository<Root>

    func all() async throws(StorageError) -> StoredRecords<Root> {
        try await account.refreshIfNeeded()
        return try await base.all()
    }

    func save(_ record: Root) async throws(StorageError) {
        try await base.save(record)
        account.didChange()
    }

    func update(
        _ change: FieldChange<Root>, of id: RecordID<Root>
    ) async throws(StorageError) -> Root {
        let record = try await base.update(change, of: id)
        account.didChange()
        return record
    }

    func delete(_ id: RecordID<Root>) async throws(StorageError) {
        try await base.delete(id)
        account.didChange()
    }

    func deleted() async throws(StorageError) -> [Root] { try await base.deleted() }

    func restore(_ id: RecordID<Root>) async throws(StorageError) {
        try await base.restore(id)
        account.didChange()
    }

    func versions(of id: RecordID<Root>) async throws(StorageError) -> [RecordVersion<Root>] {
        try await base.versions(of: id)
    }
}
