import FoundationEssentials

/// A change is coded as an object. Deletions have the member `deleted`.
extension RecordChange: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, counter, device, wall, kind, record, values
        case isDeleted = "deleted"
    }

    /// The end of the range of counters, above which other programs cannot represent all numbers.
    private static let counterEnd = Int64(1) << 53

    /// Decodes a change.
    ///
    /// - Throws: `DecodingError` if a value is missing or has another type, or
    ///   `InvalidRecordChangeError`.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try object.decode(UUID.self, forKey: .id),
            counter: try object.decode(Int64.self, forKey: .counter),
            device: try object.decode(UUID.self, forKey: .device),
            wall: try object.decode(Int64.self, forKey: .wall),
            kind: try object.decode(String.self, forKey: .kind),
            record: try object.decode(UUID.self, forKey: .record),
            values: try object.decode([String: ArchivedRecord.Value?].self, forKey: .values),
            isDeleted: object.contains(.isDeleted)
                ? try object.decode(Bool.self, forKey: .isDeleted) : nil)
        guard 0..<Self.counterEnd ~= counter, ArchivedRecord.isKindName(kind),
            values.count <= ArchivedRecord.fieldLimit,
            values.keys.allSatisfy(ArchivedRecord.isFieldName)
        else { throw InvalidRecordChangeError() }
    }

    /// Encodes the change.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(id, forKey: .id)
        try object.encode(counter, forKey: .counter)
        try object.encode(device, forKey: .device)
        try object.encode(wall, forKey: .wall)
        try object.encode(kind, forKey: .kind)
        try object.encode(record, forKey: .record)
        try object.encode(values, forKey: .values)
        try object.encodeIfPresent(isDeleted, forKey: .isDeleted)
    }
}

/// The error of a change with a counter that is out of range, with too many fields, or with the
/// name of a kind or field that a database cannot have.
public struct InvalidRecordChangeError: Error {}

/// A number, a text, or an object with the identifier of a player.
extension ArchivedRecord.Value: Codable {
    private struct Reference: Codable {
        let player: Int64
    }

    /// Decodes a value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .player(PlayerID(try container.decode(Reference.self).player))
        }
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .player(let player): try container.encode(Reference(player: player.number))
        }
    }
}
