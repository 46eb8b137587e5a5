import Foundation

/// A JSON schema with the keywords that the document uses.
final class Schema: Decodable, Sendable {
    private let type: OneOrMore?
    private let reference: String?
    let properties: [String: Schema]?
    let required: [String]?
    private let additionalProperties: AdditionalProperties?
    private let alternatives: [Schema]?
    private let items: Schema?
    let values: [JSONValue]?
    private let constant: JSONValue?
    let minimum, maximum: Double?
    let minLength, maxLength: Int?
    private let pattern, format: String?
    let description: String?
    var types: Set<String>? { type.map { Set($0.names) } }

    private enum CodingKeys: String, CodingKey {
        case reference = "$ref"
        case values = "enum"
        case constant = "const"
        case alternatives = "anyOf"
        case type, properties, required, additionalProperties, items, minimum, maximum
        case minLength, maxLength, pattern, format, description
    }

    /// Returns what is wrong with a value, or nil if it is valid.
    func error(in value: JSONValue, _ schemas: [String: Schema]) -> String? {
        if let reference {
            guard let name = reference.split(separator: "/").last,
                let schema = schemas[String(name)]
            else { return "\(reference) is missing" }
            return schema.error(in: value, schemas)
        }
        if let type, value.types.isDisjoint(with: type.names) {
            return "\(value) is no \(type.names)"
        }
        if let alternatives, alternatives.allSatisfy({ $0.error(in: value, schemas) != nil }) {
            return "\(value) is none of the alternatives"
        }
        if let values, !values.contains(value) { return "\(value) is none of \(values)" }
        if let constant, value != constant { return "\(value) is not \(constant)" }
        switch value {
        case .number(let number):
            let isAllowed = number >= minimum ?? -.infinity && number <= maximum ?? .infinity
            return isAllowed ? nil : "\(number) is out of range"
        case .text(let text): return error(in: text)
        case .array(let elements):
            return elements.lazy.compactMap { self.items?.error(in: $0, schemas) }.first
        case .object(let fields): return error(in: fields, schemas)
        case .null, .boolean: return nil
        }
    }

    private func error(in text: String) -> String? {
        guard ((minLength ?? 0)...(maxLength ?? .max)).contains(text.unicodeScalars.count) else {
            return "“\(text)” is too short or too long"
        }
        if let pattern, text.range(of: pattern, options: .regularExpression) == nil {
            return "“\(text)” does not match \(pattern)"
        }
        if format == "uuid", UUID(uuidString: text) == nil { return "“\(text)” is no UUID" }
        return nil
    }

    private func error(in fields: [String: JSONValue], _ schemas: [String: Schema]) -> String? {
        if let missing = required?.first(where: { fields[$0] == nil }) {
            return "\(missing) is missing"
        }
        for (name, value) in fields {
            guard let property = properties?[name] ?? additionalProperties?.schema else {
                if additionalProperties?.isAllowed == false {
                    return "\(name) is not in the document"
                }
                continue
            }
            if let error = property.error(in: value, schemas) { return "\(name): \(error)" }
        }
        return nil
    }
}

/// The schema of members that are not named, or whether there can be such members.
private struct AdditionalProperties: Decodable {
    let isAllowed: Bool
    let schema: Schema?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let isAllowed = try? container.decode(Bool.self)
        schema = try isAllowed == nil ? container.decode(Schema.self) : nil
        self.isAllowed = isAllowed ?? true
    }
}

/// The name of a type, or those of several.
private struct OneOrMore: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        names = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }
}
