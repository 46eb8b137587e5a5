import Domain
import FoundationEssentials
import Records

/// The changes of the records of one kind in memory, with a minute between each two of them.
struct InMemoryChanges<Root: Record> where Root.ID: RecordIdentifier {
    private let device = UUID()
    private let otherDevice = UUID()
    private var changes: [Root.ID: [RecordChange]] = [:]
    private var lastCounter: Int64 = 0

    /// Adds the values of a record that is older than its changes, unless it has changes.
    mutating func begin(with record: Root) {
        guard changes[record.id] == nil else { return }
        add(ArchivedRecord(record).values, to: record.id, counter: 0)
    }

    /// Adds the difference of a record from the known one, if there is any.
    ///
    /// - Parameter isOwn: Whether this device makes the change.
    mutating func save(_ record: Root, isOwn: Bool = true) {
        let known = history(of: record.id)
        let new = ArchivedRecord(record).values
        var values: [String: ArchivedRecord.Value?] = [:]
        for name in Root.kind.fields.map(\.description.name)
        where known.values[name] != new[name] {
            values[name] = .some(new[name])
        }
        guard !values.isEmpty || known.isDeleted || known.changes.isEmpty else { return }
        add(values, known.isDeleted ? false : nil, to: record.id, isOwn: isOwn)
    }

    /// Adds a deletion.
    mutating func delete(_ id: Root.ID, isOwn: Bool = true) {
        add([:], true, to: id, isOwn: isOwn)
    }

    /// Removes all values of a deleted record and its history.
    ///
    /// - Returns: `false` if the record is not deleted.
    mutating func erase(_ id: Root.ID) -> Bool {
        let history = history(of: id)
        guard history.isDeleted, !history.isErased else { return false }
        add(history.erasedValues(Root.kind.fields.map(\.description.name)), true, to: id)
        let forgettable = self.history(of: id).forgettable
        changes[id]?.removeAll(where: forgettable.contains)
        return true
    }

    private mutating func add(
        _ values: [String: ArchivedRecord.Value?], _ isDeleted: Bool? = nil, to id: Root.ID,
        counter: Int64? = nil, isOwn: Bool = true
    ) {
        lastCounter += 1
        changes[id, default: []].append(
            RecordChange(
                counter: counter ?? lastCounter, device: isOwn ? device : otherDevice,
                wall: 1_700_000_000_000 + lastCounter * 60_000, kind: Root.kind.name,
                record: id.uuid, values: values, isDeleted: isDeleted))
    }

    /// Returns whether the values of a record were removed, so that it cannot be stored again.
    func isErased(_ id: Root.ID) -> Bool { history(of: id).isErased }

    private func history(of id: Root.ID) -> RecordHistory { RecordHistory(changes[id] ?? []) }

    /// The deleted records, the last deleted first.
    var deleted: [Root] { changes.values.map(RecordHistory.init).deletedRecords() }

    /// Returns a deleted record; nil if it is not deleted.
    func deletedRecord(_ id: Root.ID) -> Root? {
        let history = history(of: id)
        return history.isDeleted && !history.isErased ? history.record?.record() : nil
    }

    /// Returns the versions of a record, the oldest first.
    func versions(of id: Root.ID) -> [RecordVersion<Root>] {
        history(of: id).versions(on: device)
    }
}
