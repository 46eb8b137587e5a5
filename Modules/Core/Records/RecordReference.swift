import FoundationEssentials

/// A reference to a record, stored as the text of the identifier.
extension RecordID: FieldValue where Root: Record {
    /// A reference to a record of the kind.
    public static var fieldType: FieldType { .reference(to: Root.kind.name) }

    /// Creates the identifier with a text, or returns nil if the text is no identifier.
    public init?(_ value: RecordValue) {
        guard case .text(let text) = value, let uuid = UUID(uuidString: text),
            uuid.uuidString == text
        else { return nil }
        self.init(uuid)
    }

    /// The identifier as text in upper case.
    public var recordValue: RecordValue { .text(uuid.uuidString) }
}
