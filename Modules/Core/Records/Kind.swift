/// A declaration of a kind of records by the initializer of their type and a field for each of its
/// parameters.
///
/// The compiler rejects a declaration whose fields have other types than the parameters, or another
/// number.
public struct Kind<Root: Record, each Value: FieldValue>: RecordKind {
    /// The name in databases, files and messages.
    public let name: String
    /// The fields in their order.
    public let fields: [RecordField<Root>]
    private let initializer: @Sendable (Root.ID, repeat each Value) -> Root
    private let typedFields: (repeat Field<Root, each Value>)

    /// Declares a kind.
    ///
    /// - Parameters:
    ///   - name: The name in databases, files and messages.
    ///   - initializer: The initializer with the identifier and the values of all fields.
    ///   - field: The fields, in the order of the parameters.
    public init(
        _ name: String, _ initializer: @escaping @Sendable (Root.ID, repeat each Value) -> Root,
        _ field: repeat Field<Root, each Value>
    ) {
        self.name = name
        self.initializer = initializer
        typedFields = (repeat each field)
        var fields: [RecordField<Root>] = []
        repeat fields.append(RecordField(each field))
        self.fields = fields
    }

    /// Creates a record of the values of a reader.
    public func record<Reader: RecordReader>(
        _ id: Root.ID, from reader: inout Reader
    ) throws(Reader.Failure) -> Root {
        initializer(id, repeat try (each typedFields).read(&reader))
    }

    /// Creates a record of the valid values of a reader.
    public func record<Reader: RecordReader>(
        _ id: Root.ID, fromValid reader: inout Reader
    ) -> Root {
        initializer(id, repeat (each typedFields).readValid(&reader, of: id))
    }

    /// Returns a copy of a record with another identifier.
    public func copy(of record: Root, id: Root.ID) -> Root {
        initializer(id, repeat record[keyPath: (each typedFields).path])
    }
}
