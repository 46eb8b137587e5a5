public import Domain
import FoundationEssentials
public import Records
import Synchronization

/// A repository that keeps the records of one kind of one user in memory.
public final class InMemoryRecords<Root: Record>: RecordRepository where Root.ID == RecordID<Root> {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case all, record, page, save, update, delete, deleted, restore, erase, versions
    }

    private struct State {
        var records: [Root] = []
        var damaged: Set<RecordID<Root>> = []
        var changes = InMemoryChanges<Root>()

        mutating func store(_ record: Root) {
            changes.save(record)
            damaged.remove(record.id)
            if let index = records.firstIndex(where: { $0.id == record.id }) {
                records[index] = record
            } else {
                records.append(record)
            }
        }

        /// Deletes a record; false if it is not stored.
        mutating func delete(_ id: RecordID<Root>) -> Bool {
            guard let index = records.firstIndex(where: { $0.id == id }) else { return false }
            records.remove(at: index)
            damaged.remove(id)
            changes.delete(id)
            return true
        }
    }

    /// The control over the calls of this repository.
    public let calls = CallControl<Call>()
    private let state: Mutex<State>
    private weak let repositories: InMemoryRecordRepositories?

    /// Creates a repository with these records, which no others know.
    public convenience init(_ records: [Root] = []) {
        self.init(records, among: nil)
    }

    /// - Parameter repositories: The records of all kinds, which refer to each other.
    init(_ records: [Root], among repositories: InMemoryRecordRepositories?) {
        self.repositories = repositories
        var state = State()
        for record in records { state.store(record) }
        self.state = Mutex(state)
    }

    /// The records in the order in which they were added. Reading them does not count as a call.
    public var records: [Root] { state.withLock { $0.records } }

    /// Marks a record as damaged until it is changed.
    public func damage(_ id: RecordID<Root>) {
        state.withLock { _ = $0.damaged.insert(id) }
    }

    /// Returns all records in the order in which they were added.
    public func all() async throws(StorageError) -> StoredRecords<Root> {
        try await calls.enter(.all)
        return state.withLock { StoredRecords($0.records, damaged: $0.damaged) }
    }

    /// Returns a record, or nil if it is not stored.
    public func record(_ id: RecordID<Root>) async throws(StorageError) -> Root? {
        try await calls.enter(.record)
        return state.withLock { $0.records.first { $0.id == id } }
    }

    /// Returns the records at consecutive positions in the result of a query.
    public func page(
        _ range: Range<Int>, of query: RecordQuery<Root>
    ) async throws(StorageError) -> RecordPage<Root> {
        try await calls.enter(.page)
        let (stored, damaged) = state.withLock { ($0.records, $0.damaged) }
        let found = query.results(in: stored)
        let part = RecordPage<Root>.clamp(range, to: found.count)
        let items = Array(found[part])
        return RecordPage(
            of: query, count: found.count, start: part.lowerBound, items: items,
            damaged: damaged.intersection(items.map(\.id)), isRepositoryEmpty: stored.isEmpty)
    }

    /// Stores new records, or all fields of those that are stored, and deletes others.
    public func save(
        _ records: [Root], deleting ids: [RecordID<Root>]
    ) async throws(StorageError) {
        try await calls.enter(.save)
        let deleted = state.withLock { state -> [RecordID<Root>]? in
            guard !records.contains(where: { state.changes.isErased($0.id) }) else { return nil }
            let deleted = ids.filter { state.delete($0) }
            records.forEach { state.store($0) }
            return deleted
        }
        guard let deleted else { throw .notFound }
        for id in deleted { repositories?.removeReferences(to: id.recordValue, in: kindName) }
    }

    /// Stores fields of a record and returns the record.
    public func update(
        _ changes: [FieldChange<Root>], of id: RecordID<Root>
    ) async throws(StorageError) -> Root {
        try await calls.enter(.update)
        let changed = state.withLock { state -> Root? in
            guard let stored = state.records.first(where: { $0.id == id }) else { return nil }
            let record = changes.applied(to: stored)
            state.store(record)
            return record
        }
        guard let changed else { throw .notFound }
        return changed
    }

    /// Deletes a record, if it still exists.
    public func delete(_ id: RecordID<Root>) async throws(StorageError) {
        try await calls.enter(.delete)
        guard state.withLock({ $0.delete(id) }) else { return }
        repositories?.removeReferences(to: id.recordValue, in: kindName)
    }

    /// Returns the records that are deleted.
    public func deleted() async throws(StorageError) -> [Root] {
        try await calls.enter(.deleted)
        return state.withLock { $0.changes.deleted }
    }

    /// Stores a deleted record again.
    public func restore(_ id: RecordID<Root>) async throws(StorageError) {
        try await calls.enter(.restore)
        guard let deleted = state.withLock({ $0.changes.deletedRecord(id) }) else {
            throw .notFound
        }
        let removal = deleted.removal { repositories?.contains($0, in: $1) == false }
        let isStored = state.withLock { state in
            // The record may have been erased meanwhile.
            guard removal != .ofRecord, state.changes.deletedRecord(id) == deleted else {
                return false
            }
            state.store(deleted.without(removal))
            return true
        }
        guard isStored else { throw .notFound }
    }

    /// Removes all values of a deleted record and its history.
    public func erase(_ id: RecordID<Root>) async throws(StorageError) {
        try await calls.enter(.erase)
        guard state.withLock({ $0.changes.erase(id) }) else { throw .notFound }
    }

    /// Returns the versions of a record, the oldest first.
    public func versions(
        of id: RecordID<Root>
    ) async throws(StorageError) -> [RecordVersion<Root>] {
        try await calls.enter(.versions)
        return state.withLock { $0.changes.versions(of: id) }
    }
}

extension InMemoryRecords: ReferringRecords {
    var kindName: String { Root.kind.name }

    func removeReferences(to deleted: RecordValue, in kind: String) {
        // One after the other, because two of the records can refer to each other.
        for id in records.map(\.id) {
            let isDeleted = state.withLock { state in
                guard let record = state.records.first(where: { $0.id == id }) else { return false }
                switch record.removal(where: { $0 == deleted && $1 == kind }) {
                case .ofRecord: return state.delete(id)
                case .ofReferences(let fields) where fields.isEmpty: return false
                case let removal:
                    state.store(record.without(removal))
                    return false
                }
            }
            if isDeleted { repositories?.removeReferences(to: id.recordValue, in: kindName) }
        }
    }

    func contains(_ id: RecordValue) -> Bool {
        state.withLock { $0.records.contains { $0.id.recordValue == id } }
    }
}

/// The part of a record that is removed because another record was deleted.
private enum Removal: Equatable {
    /// The whole record, which belongs to the deleted one.
    case ofRecord
    /// The references in these fields.
    case ofReferences(Set<String>)
}

extension Record where ID: RecordIdentifier {
    /// Returns the part that is removed when some records are deleted.
    fileprivate func removal(
        where isRemoved: (_ id: RecordValue, _ kind: String) -> Bool
    ) -> Removal {
        var fields: Set<String> = []
        for field in Self.kind.fields {
            let value = field.value(of: self)
            guard case .reference(let kind) = field.description.type, value != .null,
                isRemoved(value, kind)
            else { continue }
            guard field.description.isOptional else { return .ofRecord }
            fields.insert(field.description.name)
        }
        return .ofReferences(fields)
    }

    /// Returns the record without the values of fields.
    fileprivate func without(_ removal: Removal) -> Self {
        guard case .ofReferences(let fields) = removal, !fields.isEmpty else { return self }
        let values = ArchivedRecord(self).values.filter { !fields.contains($0.key) }
        return ArchivedRecord(id: id.uuid, kind: Self.kind.name, values: values).record() ?? self
    }
}

extension RecordQuery where Root.ID == RecordID<Root> {
    fileprivate func results(in records: [Root]) -> [Root] {
        records.filter { record in
            conditions.allSatisfy { condition in
                let value = condition.field.value(of: record)
                return !value.isOrdered(before: condition.value)
                    && !condition.value.isOrdered(before: value)
            }
        }.sorted { first, second in
            let (left, right) = isDescending ? (second, first) : (first, second)
            let (value, other) = (orderField.value(of: left), orderField.value(of: right))
            if value.isOrdered(before: other) { return true }
            return !other.isOrdered(before: value) && left.id.uuid < right.id.uuid
        }
    }
}

extension RecordValue {
    fileprivate func isOrdered(before other: RecordValue) -> Bool {
        switch (self, other) {
        case (.integer(let number), .integer(let other)): number < other
        case (.text(let text), .text(let other)): text.utf8.lexicographicallyPrecedes(other.utf8)
        case (.null, _), (.integer, .text): other != .null
        default: false
        }
    }
}
