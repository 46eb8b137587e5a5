/// The declaration of a kind of records.
public protocol RecordKind<Root>: Sendable {
    /// The type of the records.
    associatedtype Root: Record

    /// The name in messages and in stored data, in camel case, which never changes.
    var name: String { get }
    /// The fields in their order.
    var fields: [RecordField<Root>] { get }

    /// Creates a record of the values of a reader.
    ///
    /// - Throws: The reader's error for a value that cannot be read or that breaks a rule.
    func record<Reader: RecordReader>(
        _ id: Root.ID, from reader: inout Reader
    ) throws(Reader.Failure) -> Root

    /// Creates a record of the valid values of a reader. Other fields are empty, or have their
    /// replacements.
    func record<Reader: RecordReader>(_ id: Root.ID, fromValid reader: inout Reader) -> Root
}
