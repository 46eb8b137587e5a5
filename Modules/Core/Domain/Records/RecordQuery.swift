public import Records

/// A search in the records of one kind, and the order of its result.
///
/// Numbers are ordered by their size and texts by their bytes in UTF-8. Records without a value
/// come first, and those with the same value are ordered by their identifiers. A value that is
/// missing or not valid is found and ordered as it is stored. Without a condition or an order by a
/// field with an index, all records are read.
public struct RecordQuery<Root: Record>: Hashable, Sendable {
    /// A value that the found records have in a field.
    package struct Condition: Hashable, Sendable {
        /// The field.
        package let field: RecordField<Root>
        /// The value.
        package let value: RecordValue
    }

    /// The field by which the records are ordered.
    package let orderField: RecordField<Root>
    /// True if the largest value comes first.
    package let isDescending: Bool
    /// The conditions, all of which hold for the found records.
    package private(set) var conditions: [Condition] = []

    /// Creates a query for all records in the order of a property.
    ///
    /// - Parameter isDescending: Whether the largest value comes first.
    /// - Precondition: The property is a field of the kind.
    public init<Value: FieldValue>(
        by path: any KeyPath<Root, Value> & Sendable, isDescending: Bool = false
    ) {
        orderField = RecordField(path)
        self.isDescending = isDescending
    }

    /// Returns the query for those of its records in which a property has a value.
    ///
    /// - Precondition: The property is a field of the kind.
    public func `where`<Value: FieldValue>(
        _ path: any KeyPath<Root, Value> & Sendable, is value: Value
    ) -> Self {
        var query = self
        query.conditions.append(
            Condition(field: RecordField(path), value: value.recordValue))
        return query
    }
}

/// The records at consecutive positions in the result of a query.
public typealias RecordPage<Root: Record> = ResultPage<RecordQuery<Root>, Root>
where Root.ID: Sendable
