import Domain
import Records
import SQLite

/// The columns of a player: the identifier, the fields in their order, and the name key.
struct PlayerColumn: ResultColumn {
    let rawValue: Int32

    static let id = Self(rawValue: 0)
    static let nameKey = Self(rawValue: Int32(PlayerField.allCases.count + 1))
    static let allCases = (id.rawValue...nameKey.rawValue).map(Self.init)

    /// The columns of the fields, and those of the keys that are made of the name.
    static let stored =
        PlayerField.allCases.map(\.description.column) + ["name_key", "identity_key"]

    /// Returns a SELECT of the players of all users in a database of any version. Columns that the
    /// version does not have are NULL.
    static func selectAll(_ database: Database) throws(StorageError) -> Query<Self> {
        let known = try database.columns(of: "players")
        let list = allCases.map { known.contains($0.sql) ? $0.sql : "NULL" }.sqlList
        return Query(sql: "SELECT \(list) FROM players NOT INDEXED")
    }

    var sql: String {
        switch self {
        case .id: "id"
        case .nameKey: "name_key"
        default: Self.stored[Int(rawValue) - 1]
        }
    }
}

extension KeyedPlayer {
    /// The values of `PlayerColumn.stored`.
    var values: [SQLValue] {
        PlayerField.allCases.map { SQLValue($0.value(of: player)) }
            + [.text(nameKey), .text(identityKey)]
    }
}

extension Player {
    /// - Throws: `.damaged` for a row with a value that is not valid.
    init(_ row: Row<PlayerColumn>) throws(StorageError) {
        var reader = RowReader(row, from: 1)
        self = try Self.kind.record(PlayerID(try row.integer(.id)), from: &reader)
    }

    /// Creates a player from the valid values of a damaged row.
    init(validValuesOf row: Row<PlayerColumn>) throws(StorageError) {
        var reader = RowReader(row, from: 1)
        self = Self.kind.record(PlayerID(try row.integer(.id)), fromValid: &reader)
    }
}
