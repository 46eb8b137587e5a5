/// The known changes of one record and their result.
///
/// A field has the value of the last change that sets it, and a deletion counts like a field. So
/// the result depends only on the set of changes, and not on the order in which they arrive. An
/// edit of a deleted record is kept for its restoration. An erasure counts for ever: no other
/// change of the record does.
public struct RecordHistory: Hashable, Sendable {
    /// The largest number of changes that are remembered although no part of them counts.
    package static let supersededLimit = 20

    /// The changes in their order. Each identifier occurs once.
    public let changes: [RecordChange]
    /// The values that are not empty, by the names of the fields.
    public let values: [String: ArchivedRecord.Value]
    /// True if the record is deleted.
    public let isDeleted: Bool
    /// True if the values were removed, so that the record cannot be restored.
    package let isErased: Bool

    /// Creates a history of changes in any order.
    public init(_ changes: some Sequence<RecordChange>) {
        var known: Set<RecordChange.ID> = []
        self.changes = changes.sorted().filter { known.insert($0.id).inserted }
        isErased = self.changes.contains(where: \.isErasure)
        guard !isErased else {
            values = [:]
            isDeleted = true
            return
        }
        var values: [String: ArchivedRecord.Value] = [:]
        var isDeleted = false
        for change in self.changes {
            for (field, value) in change.values { values[field] = value }
            isDeleted = change.isDeleted ?? isDeleted
        }
        self.values = values
        self.isDeleted = isDeleted
    }

    /// The changes of which no part counts, because later ones set the same fields, or all except
    /// the first erasure. Without them, the result is the same, whichever changes arrive later.
    public var superseded: [RecordChange] {
        if let erasure = changes.first(where: \.isErasure) {
            return changes.filter { $0 != erasure }
        }
        var fields: Set<String> = []
        var hasDeletion = false
        return changes.reversed().filter { change in
            let isSuperseded =
                change.values.keys.allSatisfy(fields.contains)
                && (change.isDeleted == nil || hasDeletion)
            fields.formUnion(change.values.keys)
            hasDeletion = hasDeletion || change.isDeleted != nil
            return isSuperseded
        }.reversed()
    }

    /// The changes that need not be remembered.
    package var forgettable: Set<RecordChange> {
        Set(isErased ? superseded : superseded.dropLast(Self.supersededLimit))
    }

    /// The values of a change that erases the record.
    ///
    /// - Parameter fields: The names of the fields of its kind. Newer versions of the app can have
    ///   others.
    package func erasedValues(
        _ fields: some Sequence<String>
    ) -> [String: ArchivedRecord.Value?] {
        let names = Set(fields).union(changes.flatMap(\.values.keys))
        return Dictionary(uniqueKeysWithValues: names.map { ($0, .none) })
    }
}

extension RecordChange {
    /// True for a deletion that removes the values.
    package var isErasure: Bool {
        isDeleted == true && !values.isEmpty && values.values.allSatisfy { $0 == nil }
    }
}
