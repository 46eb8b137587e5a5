/// The declaration of a field of a record.
public struct Field<Root: Record, Value: FieldValue>: Sendable {
    let description: FieldDescription
    let path: any WritableKeyPath<Root, Value> & Sendable
    let replacement: @Sendable (Root.ID) -> Value

    /// Declares a field that has a value in each record.
    ///
    /// - Parameters:
    ///   - name: The name in files and messages, in camel case.
    ///   - column: The column in databases; nil for the name in snake case.
    ///   - heading: The heading in tables and the name in links; nil for the column.
    ///   - isKey: Whether records are often found or ordered by the field, so that it has an index.
    ///   - replacement: Returns the value to show in place of one that is damaged.
    public init(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, column: String? = nil,
        heading: String? = nil, isKey: Bool = false,
        replacement: @escaping @Sendable (Root.ID) -> Value
    ) {
        self.init(name, path, column, heading, isKey, version: nil, replacement)
    }

    private init(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ column: String?,
        _ heading: String?, _ isKey: Bool, version: Int?,
        _ replacement: @escaping @Sendable (Root.ID) -> Value
    ) {
        let column = column ?? name.words(separatedBy: "_")
        description = FieldDescription(
            name: name, column: column, heading: heading ?? column, type: Value.fieldType,
            isOptional: Value.isOptional, isKey: isKey, version: version)
        self.path = path
        self.replacement = replacement
    }

    /// Declares a field that can be empty.
    ///
    /// - Parameters:
    ///   - name: The name in files and messages, in camel case.
    ///   - column: The column in databases; nil for the name in snake case.
    ///   - heading: The heading in tables and the name in links; nil for the column.
    ///   - isKey: Whether records are often found or ordered by the field, so that it has an index.
    ///   - version: For a field that was added to `Player`, the first version of the app's database
    ///     that has it, which is the next one. The migrations of the app and of the service follow
    ///     from it.
    public init<Wrapped: FieldValue>(
        _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, column: String? = nil,
        heading: String? = nil, isKey: Bool = false, since version: Int? = nil
    ) where Value == Wrapped? {
        self.init(name, path, column, heading, isKey, version: version) { _ in nil }
    }
}
