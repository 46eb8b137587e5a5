import Domain
import FoundationEssentials
import Records

/// An account as a JSON document, with one line for each player, match and record.
///
/// The keys of an object are sorted and missing values are left out, so that the same account
/// always results in the same bytes.
enum AccountDocument {
    static let format = "football-gather-account"
    /// A document with records has version 2, because earlier versions of the program would leave
    /// them out.
    static let currentVersion = 2

    /// The lists in the order in which they are read: other ones refer to players.
    enum List: String, CaseIterable {
        case players, matches, records
    }

    struct PlayerRow: Codable {
        private enum CodingKeys: CodingKey {
            case id
        }

        let id: Int64
        let values: RecordObject<Player>

        init(_ player: Player) {
            id = player.id.number
            values = RecordObject(player)
        }

        init(from decoder: any Decoder) throws {
            id = try decoder.container(keyedBy: CodingKeys.self).decode(Int64.self, forKey: .id)
            values = try RecordObject(from: decoder)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try values.encode(to: encoder)
        }
    }

    struct MatchRow: Codable {
        struct Entry: Codable {
            /// The `id` of a player in the document; nil for a deleted player.
            let player: Int64?
            let name: String
            let position: String?
            let team: String
        }

        let id: UUID
        let startedAt: String
        let endedAt: String
        let scoreA: Int
        let scoreB: Int
        let lineUp: [Entry]
        /// nil in a document of an older version of the program, which has only the result.
        let events: [MatchEvent]?
    }

    /// The part of a document that does not depend on the version.
    struct Header: Decodable {
        let format: String
        let version: Int
    }
}

extension AccountDocument {
    /// Writes an archive in parts, so that a large one needs little memory.
    static func write(
        _ archive: AccountArchive, append: ([UInt8]) throws(AccountFileError) -> Void
    ) throws(AccountFileError) {
        try append(Array("{\n\"format\": \"\(format)\",\n\"matches\": [".utf8))
        try writeRows(archive.matches, as: MatchRow.init, append)
        try append(Array("],\n\"players\": [".utf8))
        try writeRows(archive.players, as: PlayerRow.init, append)
        if !archive.records.isEmpty {
            try append(Array("],\n\"records\": [".utf8))
            try writeRows(archive.records, as: \.self, append)
        }
        let version = archive.records.isEmpty ? 1 : currentVersion
        try append(Array("],\n\"version\": \(version)\n}\n".utf8))
    }

    private static func writeRows<Value, Row: Encodable>(
        _ values: [Value], as row: (Value) -> Row,
        _ append: ([UInt8]) throws(AccountFileError) -> Void
    ) throws(AccountFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var bytes: [UInt8] = []
        for (index, value) in values.enumerated() {
            bytes.append(contentsOf: (index == 0 ? "\n" : ",\n").utf8)
            // Rows of texts and numbers can always be encoded.
            guard let encoded = try? encoder.encode(row(value)) else { throw .unavailable }
            bytes.append(contentsOf: encoded)
            guard bytes.count > 100_000 else { continue }
            try append(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
        if !values.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        try append(bytes)
    }

    /// Decodes a part of a document.
    ///
    /// - Parameter path: The path of the part.
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ bytes: [UInt8], at path: String
    ) throws(AccountFileError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw .invalid([ImportIssue(.path(error.path(in: path)), .invalidJSON)])
        } catch {
            throw .unavailable
        }
    }
}

extension DecodingError {
    /// Returns the path of the invalid value, such as `players[3].age`.
    fileprivate func path(in part: String) -> String {
        let keys =
            switch self {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context),
                .dataCorrupted(let context):
                context.codingPath
            @unknown default: [any CodingKey]()
            }
        let path = keys.reduce(part) { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
        return path.isEmpty ? "document" : path
    }
}
