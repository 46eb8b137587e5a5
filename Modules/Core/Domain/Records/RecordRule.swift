public import Records

/// The rule that the records of a kind keep.
public struct RecordRule: Sendable {
    /// The name of the kind.
    public let kind: String
    /// The fields of the kind.
    package let fields: [FieldDescription]
    private let findFaults: @Sendable () -> [KindFault]
    private let isValid: @Sendable (ArchivedRecord) -> Bool

    /// Creates the rule of a kind.
    public init<Root: Record>(of type: Root.Type) where Root.ID: RecordIdentifier {
        kind = type.kind.name
        fields = type.kind.fields.map(\.description)
        findFaults = { type.kind.faults }
        isValid = { $0.isValid(as: type) }
    }

    /// The faults in the declaration of the kind alone.
    var faults: [KindFault] { findFaults() }

    /// Returns whether all values of a record are valid.
    package func allows(_ record: ArchivedRecord) -> Bool { isValid(record) }
}
