/// A declaration of a kind of records by the initializer of their type and a field for each of its
/// parameters.
///
/// The compiler rejects a declaration whose fields have other types than the parameters, or a
/// different number of fields.
public struct Kind<Root: Record, each Value: FieldValue>: RecordKind {
    /// The name in messages and in stored data, in camel case, which never changes.
    public let name: String
    /// The fields in their order.
    public let fields: [RecordField<Root>]
    @usableFromInline let initializer: @Sendable (Root.ID, repeat each Value) -> Root

    /// Declares a kind.
    ///
    /// - Parameters:
    ///   - name: The name in messages and in stored data, in camel case.
    ///   - initializer: The initializer with the identifier and the values of all fields.
    ///   - field: The fields, in the order of the parameters.
    public init(
        _ name: String, _ initializer: @escaping @Sendable (Root.ID, repeat each Value) -> Root,
        _ field: repeat Field<Root, each Value>
    ) {
        self.name = name
        self.initializer = initializer
        var fields: [RecordField<Root>] = []
        repeat fields.append(RecordField(each field))
        self.fields = fields
    }

    /// Creates a record of the values of a reader.
    @inlinable public func record<Reader: RecordReader>(
        _ id: Root.ID, from reader: inout Reader
    ) throws(Reader.Failure) -> Root {
        let stored = try reader.values(of: fields)
        var index = 0
        do throws(FieldRuleViolation) {
            return initializer(id, repeat try (each Value).read(stored, &index))
        } catch {
            throw reader.error(for: stored[index], of: fields[index].description)
        }
    }

    /// Creates a record of the valid values of a reader.
    @inlinable public func record<Reader: RecordReader>(
        _ id: Root.ID, fromValid reader: inout Reader
    ) -> Root {
        var index = 0
        return initializer(id, repeat (each Value).readValid(of: id, fields, &index, &reader))
    }
}

extension RecordReader {
    /// Returns the values of all fields.
    @inlinable mutating func values<Root>(
        of fields: [RecordField<Root>]
    ) throws(Failure) -> [RecordValue] {
        var values: [RecordValue] = []
        values.reserveCapacity(fields.count)
        // A copy of each field would retain all its closures.
        for index in fields.indices { values.append(try value(of: fields[index].description)) }
        return values
    }
}

extension FieldValue {
    /// Creates the value of the stored form at an index, and moves the index to the next field.
    ///
    /// Only `Self` is generic, because a list reads many values, and a generic reader and its error
    /// would be looked up at run time for each of them.
    @inlinable static func read(
        _ stored: [RecordValue], _ index: inout Int
    ) throws(FieldRuleViolation) -> Self {
        let value = try make(from: stored[index])
        index += 1
        return value
    }

    /// Reads the value of the field at an index, or returns the replacement of the field if the
    /// value cannot be read or breaks the rule.
    @inlinable static func readValid<Root, Reader: RecordReader>(
        of id: Root.ID, _ fields: [RecordField<Root>], _ index: inout Int, _ reader: inout Reader
    ) -> Self {
        let field = fields[index]
        index += 1
        if let stored = try? reader.value(of: field.description), let value = Self(stored) {
            return value
        }
        guard let value = Self(field.replacement(id)) else {
            preconditionFailure("The replacement of \(field.description) breaks its rule.")
        }
        return value
    }
}
