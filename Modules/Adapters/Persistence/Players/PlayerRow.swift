import Domain

/// Players as they are stored.
enum PlayerRow {
    /// What `player` reads, in this order.
    static let columns = "id, name, age, skill, position, favourite_team"

    static func player(_ row: Row) throws(StorageError) -> Player {
        guard let name = PlayerName(try row.text(1)) else { throw .damaged }
        return Player(
            id: PlayerID(try row.integer(0)),
            name: name,
            age: try value(row, 2, row.optionalInteger) { Age(Int($0)) },
            skill: try value(row, 3, row.optionalText) { Skill(rawValue: $0) },
            preferredPosition: try value(row, 4, row.optionalText) { Position(rawValue: $0) },
            favouriteTeam: try value(row, 5, row.optionalText) { TeamName($0) }
        )
    }

    /// NULL is no value; a value that the domain refuses is none of ours.
    private static func value<Stored, Value>(
        _ row: Row, _ column: Int32, _ read: (Int32) throws(StorageError) -> Stored?,
        _ make: (Stored) -> Value?
    ) throws(StorageError) -> Value? {
        guard let stored = try read(column) else { return nil }
        guard let value = make(stored) else { throw .damaged }
        return value
    }
}
