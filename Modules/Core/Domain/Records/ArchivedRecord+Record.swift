package import Records

extension ArchivedRecord {
    /// Creates a record with the values of one of a known kind that are not empty.
    package init<Root: Record>(_ record: Root) where Root.ID: RecordIdentifier {
        var values: [String: Value] = [:]
        for field in Root.kind.fields {
            values[field.description.name] = Value(
                field.value(of: record), of: field.description.type)
        }
        self.init(id: record.id.uuid, kind: Root.kind.name, values: values)
    }

    /// Returns the record of a known kind, with replacements for values that are not valid; nil if
    /// the kind has no such identifiers.
    package func record<Root: Record>() -> Root? where Root.ID: RecordIdentifier {
        guard let id = Root.ID(uuid: id) else { return nil }
        var reader = Reader(values: values)
        return Root.kind.record(id, fromValid: &reader)
    }

    /// Returns whether the identifier and the values are valid for a kind. A value can be missing,
    /// because the record can be older than its field, on this or another device.
    func isValid<Root: Record>(as type: Root.Type) -> Bool where Root.ID: RecordIdentifier {
        guard let record: Root = record() else { return false }
        return replacedFields(in: record).allSatisfy { values[$0.description.name] == nil }
    }

    /// Returns the fields whose values in a record of this one are replacements.
    func replacedFields<Root: Record>(
        in record: Root
    ) -> Set<RecordField<Root>> where Root.ID: RecordIdentifier {
        let valid = ArchivedRecord(record).values
        return Set(
            Root.kind.fields.filter {
                !values[$0.description.name].isIdentical(to: valid[$0.description.name])
            })
    }
}

extension ArchivedRecord.Value {
    /// Creates the value of a field, or returns nil for one that is empty.
    init?(_ value: RecordValue, of type: FieldType) {
        switch value {
        case .null: return nil
        case .integer(let number) where type == PlayerID.fieldType:
            self = .player(PlayerID(number))
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        }
    }
}

private struct Reader: RecordReader {
    /// The error of a value that is not valid, which is replaced.
    struct Failure: Error {}

    let values: [String: ArchivedRecord.Value]

    mutating func value(of field: FieldDescription) throws(Failure) -> RecordValue {
        switch values[field.name] {
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        case .player(let player): .integer(player.number)
        case nil: .null
        }
    }

    func error(for value: RecordValue, of field: FieldDescription) -> Failure { Failure() }
}
