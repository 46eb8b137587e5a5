/// A new value of one field of a record.
public struct FieldChange<Root: Record>: Hashable, Sendable {
    /// The field.
    public let field: RecordField<Root>
    /// The value, which keeps the rule of the field.
    public let value: RecordValue

    /// Creates a change of a property.
    ///
    /// - Precondition: The property is a field of the kind.
    public init<Value: FieldValue>(_ path: any KeyPath<Root, Value> & Sendable, _ value: Value) {
        field = RecordField(path)
        self.value = value.recordValue
    }

    /// Creates a change of a field, or returns nil if the value breaks the rule of the field.
    public init?(_ field: RecordField<Root>, _ value: RecordValue) {
        guard let value = field.valid(value) else { return nil }
        self.field = field
        self.value = value
    }

    /// The change that empties the field, or this change if the field cannot be empty.
    public var removal: Self { Self(field, .null) ?? self }

    /// Returns a copy of `record` with the new value.
    public func applied(to record: Root) -> Root {
        var record = record
        field.replace(value, in: &record)
        return record
    }
}

extension Sequence {
    /// Returns a copy of `record` with the new values.
    public func applied<Root: Record>(to record: Root) -> Root where Element == FieldChange<Root> {
        reduce(record) { $1.applied(to: $0) }
    }
}
