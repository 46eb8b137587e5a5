/// The values of the fields of a record as an object of JSON, by the names of the fields.
///
/// Members that are no fields are ignored.
public struct RecordObject<Root: Record>: Codable, Hashable, Sendable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads the values in the order of the fields.
    private struct Reader: RecordReader {
        var values: ArraySlice<RecordValue>

        mutating func value(
            of field: FieldDescription
        ) throws(InvalidFieldError) -> RecordValue { values.popFirst() ?? .null }

        func error(for value: RecordValue, of field: FieldDescription) -> InvalidFieldError {
            InvalidFieldError(field: field, value: value)
        }
    }

    /// The values in the order of the fields, valid or not.
    private let values: [RecordValue]

    /// Creates an object of a record.
    public init(_ record: Root) {
        values = Root.kind.fields.map { $0.value(of: record) }
    }

    /// Reads the members that are fields.
    ///
    /// - Throws: An error for a member of another type than its field.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        values = try Root.kind.fields.map { field in
            let key = Key(stringValue: field.description.name)
            if field.description.isOptional,
                try !container.contains(key) || container.decodeNil(forKey: key)
            {
                return .null
            }
            return switch field.description.type {
            case .integer, .reference: .integer(try container.decode(Int64.self, forKey: key))
            case .choice: .text(try container.decode(String.self, forKey: key))
            case .text:
                Self.text(try container.decode(String.self, forKey: key), of: field.description)
            }
        }
    }

    /// Returns the value of a text. The original app clears a text with an empty one.
    private static func text(_ text: String, of field: FieldDescription) -> RecordValue {
        field.isOptional && text.isEmpty ? .null : .text(text)
    }

    /// Writes the values that are not empty.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (field, value) in zip(Root.kind.fields, values) {
            let key = Key(stringValue: field.description.name)
            switch value {
            case .null: break
            case .integer(let number): try container.encode(number, forKey: key)
            case .text(let text): try container.encode(text, forKey: key)
            }
        }
    }

    /// Returns the record with an identifier.
    ///
    /// - Throws: The first field whose value breaks a rule.
    public func record(_ id: Root.ID) throws(InvalidFieldError) -> Root {
        var reader = Reader(values: values[...])
        return try Root.kind.record(id, from: &reader)
    }
}

/// A value that breaks the rule of its field.
public struct InvalidFieldError: Error, Hashable {
    /// The field.
    public let field: FieldDescription
    /// The value.
    public let value: RecordValue
}
