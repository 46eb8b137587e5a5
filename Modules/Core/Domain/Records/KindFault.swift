import FoundationEssentials
import Records

/// A fault in the declaration of a kind that the compiler does not find.
package struct KindFault: Hashable, Sendable {
    /// The fault.
    package enum Reason: String, Sendable {
        case invalidName = "cannot be stored under this name"
        case repeatedName = "has the name of another one"
        case tooManyFields = "has too many fields"
        case invalidReplacement = "has a replacement that breaks its rule"
        case otherOrder = "is not the parameter of the initializer at its place"
        case unknownReference = "refers to a kind that no feature stores"
    }

    /// The name of the kind.
    package let kind: String
    /// The name of the field; nil for a fault of the kind.
    package let field: String?
    /// The fault.
    package let reason: Reason
}

extension KindFault: CustomStringConvertible {
    /// A sentence for the developer.
    package var description: String {
        "\(field.map { "The field \($0) of the kind" } ?? "The kind") \(kind) \(reason.rawValue)."
    }
}

extension RecordRule {
    /// Returns the faults in the declarations of all kinds.
    package static func faults(in rules: [RecordRule]) -> [KindFault] {
        let names = rules.map(\.kind)
        return rules.enumerated().flatMap { index, rule in
            var faults = rule.faults
            if names[..<index].contains(rule.kind) {
                faults.append(KindFault(kind: rule.kind, field: nil, reason: .repeatedName))
            }
            for field in rule.fields {
                guard case .reference(let target) = field.type, !names.contains(target) else {
                    continue
                }
                faults.append(
                    KindFault(kind: rule.kind, field: field.name, reason: .unknownReference))
            }
            return faults
        }
    }
}

extension RecordKind where Root.ID: RecordIdentifier {
    /// The faults of this kind alone.
    var faults: [KindFault] {
        let fault = { KindFault(kind: name, field: $0, reason: $1) }
        var faults: [KindFault] = []
        if !ArchivedRecord.isKindName(name) { faults.append(fault(nil, .invalidName)) }
        if fields.count > ArchivedRecord.fieldLimit { faults.append(fault(nil, .tooManyFields)) }
        var known: Set<String> = []
        for field in fields.map(\.description) {
            // Players have a table of their own, with an older name of a column.
            let isColumn =
                name == Player.kind.name || field.column == field.name.words(separatedBy: "_")
            if !ArchivedRecord.isFieldName(field.name) || !isColumn {
                faults.append(fault(field.name, .invalidName))
            }
            if !known.insert(field.column).inserted {
                faults.append(fault(field.name, .repeatedName))
            }
        }
        guard faults.isEmpty, let id = Root.ID(uuid: UUID()) ?? Root.ID(uuid: PlayerID(1).uuid)
        else { return faults }
        for field in fields where !field.hasValidReplacement(for: id) {
            faults.append(fault(field.description.name, .invalidReplacement))
        }
        return faults.isEmpty ? fieldsInOtherOrder(id).map { fault($0, .otherOrder) } : faults
    }

    /// Returns the names of the fields whose values a record has in other fields. The initializer
    /// only stores its arguments.
    private func fieldsInOtherOrder(_ id: Root.ID) -> [String] {
        let samples = fields.map(\.samples)
        return fields.indices.filter { index in
            // One field has another value than the fields of its type.
            var values: [String: ArchivedRecord.Value] = [:]
            for (other, field) in fields.enumerated() {
                let sample = other == index ? samples[other].last : samples[other].first
                values[field.description.name] = sample.flatMap {
                    ArchivedRecord.Value($0, of: field.description.type)
                }
            }
            let record: Root? = ArchivedRecord(id: id.uuid, kind: name, values: values).record()
            let read = record.map { ArchivedRecord($0).values } ?? [:]
            return zip(fields, samples).contains { field, samples in
                let name = field.description.name
                return !samples.isEmpty && read[name] != values[name]
            }
        }.map { fields[$0].description.name }
    }
}

extension RecordField {
    /// Two valid values; fewer if only the type of the field knows them.
    fileprivate var samples: [RecordValue] {
        let candidates: [RecordValue] =
            switch description.type {
            case .text: [.text("A"), .text("B")]
            case .integer(let range): [.integer(range.lowerBound), .integer(range.upperBound)]
            case .choice(let options): options.prefix(2).map { .text($0) }
            case .reference:
                [.integer(1), .integer(2)] + (0..<2).map { _ in .text(UUID().uuidString) }
            }
        let valid = candidates.compactMap(valid)
        return description.isOptional ? [.null] + valid.prefix(1) : valid
    }
}
