import Domain
import SQLite

/// The columns of a player.
enum PlayerColumn: Int32, ResultColumn {
    case id, name, age, skill, position, favouriteTeam, searchKey

    var sql: String {
        switch self {
        case .id: "id"
        case .name: "name"
        case .age: "age"
        case .skill: "skill"
        case .position: "position"
        case .favouriteTeam: "favourite_team"
        case .searchKey: "name_key"
        }
    }
}

extension Player {
    init(_ row: Row<PlayerColumn>) throws(StorageError) {
        guard let name = PlayerName(try row.text(.name)) else { throw .damaged }
        self.init(
            id: PlayerID(try row.integer(.id)),
            name: name,
            age: try Self.value(try row.optionalInteger(.age)) { Age(Int($0)) },
            skill: try Self.value(try row.optionalText(.skill)) { Skill(rawValue: $0) },
            preferredPosition: try Self.value(try row.optionalText(.position)) {
                Position(rawValue: $0)
            },
            favouriteTeam: try Self.value(try row.optionalText(.favouriteTeam)) {
                FavouriteTeam($0)
            }
        )
    }

    /// Creates a player from the valid values of a damaged row.
    init(validValuesOf row: Row<PlayerColumn>) throws(StorageError) {
        let id = try row.integer(.id)
        let stored = try? row.text(.name)
        guard let name = stored.flatMap({ PlayerName($0) }) ?? PlayerName("Player \(id)") else {
            throw .damaged
        }
        self.init(
            id: PlayerID(id),
            name: name,
            age: (try? row.optionalInteger(.age)).flatMap { Age(Int($0)) },
            skill: (try? row.optionalText(.skill)).flatMap { Skill(rawValue: $0) },
            preferredPosition: (try? row.optionalText(.position)).flatMap {
                Position(rawValue: $0)
            },
            favouriteTeam: (try? row.optionalText(.favouriteTeam)).flatMap {
                FavouriteTeam($0)
            })
    }

    /// Converts a stored value, and throws `.damaged` if the domain rejects it. NULL is nil.
    private static func value<Stored, Value>(
        _ stored: Stored?, _ make: (Stored) -> Value?
    ) throws(StorageError) -> Value? {
        guard let stored else { return nil }
        guard let value = make(stored) else { throw .damaged }
        return value
    }
}
