public import FoundationEssentials
public import Records

/// The record after one of its changes.
public struct RecordVersion<Root: Record>: Hashable, Sendable, Identifiable
where Root.ID: RecordIdentifier {
    /// The identifier of the change.
    public let id: UUID
    /// The values after the change. A value that is not valid is empty, or the replacement of its
    /// field.
    public let record: Root
    /// The fields whose values cannot be stored again. They are missing, are not valid, such as a
    /// choice that only a newer version of the app knows, or refer to a deleted record.
    public package(set) var unavailableFields: Set<RecordField<Root>>
    /// The fields that the change sets.
    public let changedFields: Set<RecordField<Root>>
    /// True if the record is deleted after the change.
    public let isDeleted: Bool
    /// The time of the change in milliseconds since 1970, by the clock of its device; nil for the
    /// values of a record that is older than its changes.
    public let wall: Int64?
    /// True if this device made the change.
    public let isOwn: Bool
}

extension RecordHistory {
    /// Returns the versions of a record of a known kind, the oldest first. An erased record has
    /// none.
    ///
    /// - Parameter device: This device.
    package func versions<Root: Record>(
        on device: UUID
    ) -> [RecordVersion<Root>] where Root.ID: RecordIdentifier {
        guard !isErased else { return [] }
        return changes.indices.compactMap { index in
            let change = changes[index]
            let state = RecordHistory(changes[...index])
            let archived = state.archived(as: change)
            guard let record: Root = archived.record() else { return nil }
            return RecordVersion(
                id: change.id, record: record,
                unavailableFields: archived.replacedFields(in: record),
                changedFields: Set(
                    Root.kind.fields.filter { change.values[$0.description.name] != nil }),
                isDeleted: state.isDeleted, wall: change.counter == 0 ? nil : change.wall,
                isOwn: change.device == device)
        }
    }

    /// The record with the values of all changes; nil if there are no changes.
    package var record: ArchivedRecord? { changes.first.map(archived) }

    private func archived(as change: RecordChange) -> ArchivedRecord {
        ArchivedRecord(id: change.record, kind: change.kind, values: values)
    }
}

extension Sequence<RecordHistory> {
    /// Returns the records of a known kind that are deleted, the last deleted first.
    package func deletedRecords<Root: Record>() -> [Root] where Root.ID: RecordIdentifier {
        filter { $0.isDeleted && !$0.isErased }.compactMap { history in
            history.changes.last { $0.isDeleted == true }.map { (deletion: $0, history.record) }
        }
        .sorted { $0.deletion > $1.deletion }
        .compactMap { $0.1?.record() }
    }
}
