public import FoundationEssentials
import Records

/// A record in an archive, of a kind that the program has or does not have.
public struct ArchivedRecord: Hashable, Sendable {
    /// A value of a field.
    public enum Value: Hashable, Sendable {
        case integer(Int64)
        case text(String)
        /// A reference to a player of the archive. A number that is not positive is that of a
        /// player whom the account does not have.
        case player(PlayerID)
    }

    /// The largest number of fields of a kind in a file.
    public static let fieldLimit = 100

    /// The identifier.
    public let id: UUID
    /// The name of the kind.
    public let kind: String
    /// The values that are not empty, by the names of the fields.
    public let values: [String: Value]

    /// Creates a record.
    public init(id: UUID, kind: String, values: [String: Value]) {
        self.id = id
        self.kind = kind
        self.values = values
    }

    /// Returns the kind and the identifier of a record, without values.
    package static func key(_ kind: String, _ id: UUID) -> Self {
        Self(id: id, kind: kind, values: [:])
    }

    /// Returns the kind and the identifier of a player, without values.
    package static func key(_ player: PlayerID) -> Self { key(Player.kind.name, player.uuid) }

    /// True if the record is a player.
    package var isPlayer: Bool { kind == Player.kind.name }

    /// Returns whether a kind can have a name: a letter in lower case and up to 39 letters and
    /// digits, which do not end as the name of a copy does.
    package static func isKindName(_ name: String) -> Bool {
        isName(name) && !name.hasSuffix("Copy")
    }

    /// Returns whether a field can have a name: a letter in lower case and up to 39 letters and
    /// digits, but not the name of a column that each table has.
    package static func isFieldName(_ name: String) -> Bool {
        isName(name) && !["id", "user", "rowid", "oid"].contains(name)
    }

    private static func isName(_ name: String) -> Bool {
        name.wholeMatch(of: /[a-z][A-Za-z0-9]{0,39}/) != nil
    }

    /// Returns the same record with another identifier and other identifiers of players.
    package func identified(as id: UUID, player: (PlayerID) -> PlayerID) -> Self {
        let values = values.mapValues { value in
            guard case .player(let id) = value else { return value }
            return .player(player(id))
        }
        return Self(id: id, kind: kind, values: values)
    }
}

extension ArchivedRecord.Value? {
    /// Returns whether two values have the same bytes. Equal texts can have different ones.
    package func isIdentical(to other: Self) -> Bool {
        if case .text(let text) = self, case .text(let otherText) = other {
            return text.utf8.elementsEqual(otherText.utf8)
        }
        return self == other
    }
}
