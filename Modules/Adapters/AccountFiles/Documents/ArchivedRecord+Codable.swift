import Domain
import FoundationEssentials

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
