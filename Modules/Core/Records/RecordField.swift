/// A field of a kind of records, without the type of its values.
///
/// Fields are equal if they have the same name.
public struct RecordField<Root: Record>: Sendable {
    /// The name, the type and the limits.
    public let description: FieldDescription
    let path: any PartialKeyPath<Root> & Sendable
    private let value: @Sendable (Root) -> RecordValue
    private let stored: @Sendable (RecordValue) -> RecordValue?
    @usableFromInline let replacement: @Sendable (Root.ID) -> RecordValue
    private let replace: @Sendable (inout Root, RecordValue) -> Void

    init<Value: FieldValue>(_ field: Field<Root, Value>) {
        description = field.description
        path = field.path
        value = { [path = field.path] in $0[keyPath: path].recordValue }
        stored = { Value($0)?.recordValue }
        replacement = { [replacement = field.replacement] in replacement($0).recordValue }
        replace = { [path = field.path] record, value in
            if let value = Value(value) { record[keyPath: path] = value }
        }
    }

    /// Finds the field of a property.
    ///
    /// - Precondition: The property is a field of the kind.
    public init<Value: FieldValue>(_ path: any KeyPath<Root, Value> & Sendable) {
        guard let field = Root.kind.fields.first(where: { $0.path == path }) else {
            preconditionFailure(
                "\(path) is not a field of \(Root.kind.name). Add it to the declaration.")
        }
        self = field
    }

    /// Returns the value of a record.
    public func value(of record: Root) -> RecordValue { value(record) }

    /// Returns a value as a record stores it, such as a text without white space at its ends, or
    /// nil if the value breaks the rule of the field.
    public func valid(_ value: RecordValue) -> RecordValue? { stored(value) }

    /// Returns whether the value that replaces a damaged one in a record is valid.
    package func hasValidReplacement(for id: Root.ID) -> Bool { valid(replacement(id)) != nil }

    /// Replaces the value of a record with a valid one.
    func replace(_ value: RecordValue, in record: inout Root) { replace(&record, value) }
}

extension RecordField: Hashable {
    /// Returns whether two fields have the same name.
    public static func == (left: Self, right: Self) -> Bool {
        left.description.name == right.description.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description.name)
    }
}

extension RecordField: CaseIterable {
    /// The fields of the kind in their order.
    public static var allCases: [Self] { Root.kind.fields }
}
