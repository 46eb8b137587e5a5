import FoundationEssentials

/// A change with a kind that this version of the program does not know. It keeps all its values.
///
/// Lists and objects have at most 16 levels.
public struct UnknownChange: Hashable, Sendable, Codable {
    private let values: [String: JSONValue]

    /// Decodes an object.
    public init(from decoder: any Decoder) throws {
        values = try [String: JSONValue](from: decoder)
        guard values.values.allSatisfy({ $0.levels <= 16 }) else {
            throw DecodingError.tooDeep(decoder)
        }
    }

    /// Encodes the object.
    public func encode(to encoder: any Encoder) throws {
        try values.encode(to: encoder)
    }
}

/// Any value of a JSON document.
private enum JSONValue: Hashable, Sendable, Codable {
    case null
    case boolean(Bool)
    /// A decimal has 38 digits, and a `Double` has 15.
    case decimal(Decimal)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        // The time of `JSONDecoder` grows with the third power of the depth. In a file, a change is
        // at the depth 5.
        guard decoder.codingPath.count <= 22 else { throw DecodingError.tooDeep(decoder) }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .decimal(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The number of lists and objects in each other.
    var levels: Int {
        switch self {
        case .list(let values): 1 + (values.lazy.map(\.levels).max() ?? 0)
        case .object(let values): 1 + (values.values.lazy.map(\.levels).max() ?? 0)
        default: 0
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension DecodingError {
    fileprivate static func tooDeep(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "The value is too deep."))
    }
}
