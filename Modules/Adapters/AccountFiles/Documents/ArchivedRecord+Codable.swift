import Domain
import Platform

extension ArchivedRecord: Codable {
    private enum CodingKeys: CodingKey {
        case id, kind, values
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(UUID.self, forKey: .id),
            kind: try container.decode(String.self, forKey: .kind),
            values: try container.decode([String: Value].self, forKey: .values))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(kind, forKey: .kind)
        try container.encode(values, forKey: .values)
    }
}

/// A number, a text, or an object with the `id` of a player in the document.
extension ArchivedRecord.Value: Codable {
    private struct Reference: Codable {
        let player: Int64
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .player(PlayerID(try container.decode(Reference.self).player))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .player(let player): try container.encode(Reference(player: player.number))
        }
    }
}
