import Domain
import Platform
import ServiceAPI

/// The requests for players.
extension WebService {
    static let playerColumns = "id, name, age, skill, position, favourite_team"

    func players(_ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            var json = JSONWriter()
            try json.array { json throws(StorageError) in
                try connection.run(
                    "SELECT \(Self.playerColumns) FROM players WHERE user_number = $1 ORDER BY id",
                    [.integer(user)]
                ) { row throws(StorageError) in try json.player(row) }
            }
            return .json(json)
        }
    }

    func createPlayer(_ request: HTTPRequest) -> HTTPAnswer {
        write(request, PlayerBody.self, validate: PlayerValues.init) {
            connection, user, values throws(StorageError) in
            guard
                let version = try AccountChanges(user: user, connection: connection).addPlayer()
            else { return .tooMany("players", limit: AccountChanges.playerLimit) }
            let id = try connection.integer(
                """
                INSERT INTO players (
                    user_number, version, name, age, skill, position, favourite_team
                ) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id
                """, [.integer(user), .integer(version)] + values.parameters)
            guard let id else { throw .damaged }
            return .created(.updatePlayer(id))
        }
    }

    func updatePlayer(_ id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, PlayerBody.self, validate: PlayerValues.init) {
            connection, user, values throws(StorageError) in
            let stored = try connection.first(
                "SELECT \(Self.playerColumns) FROM players WHERE id = $1 AND user_number = $2",
                [.integer(id), .integer(user)]
            ) { row throws(StorageError) in try values.areStored(in: row) }
            guard let stored else { return .notFound }
            // A repeated request must not look like a change.
            guard !stored else { return .done }
            let version = try AccountChanges(user: user, connection: connection).nextVersion()
            try connection.run(
                """
                UPDATE players SET name = $1, age = $2, skill = $3, position = $4,
                    favourite_team = $5, version = $6
                WHERE id = $7
                """, values.parameters + [.integer(version), .integer(id)])
            return .done
        }
    }

    func deletePlayer(_ id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        write(request) { connection, user throws(StorageError) in
            let count = try connection.run(
                "DELETE FROM players WHERE id = $1 AND user_number = $2",
                [.integer(id), .integer(user)])
            guard count == 1 else { return .notFound }
            try AccountChanges(user: user, connection: connection).didDelete(player: id)
            return .done
        }
    }

    func players(ofGather id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            guard let gather = try PlainGather(id, of: user, connection) else { return .notFound }
            var json = JSONWriter()
            try json.array { json throws(StorageError) in
                try connection.run(
                    """
                    SELECT \(Self.playerColumns), team FROM gather_players
                    JOIN players ON players.id = gather_players.player_id
                    WHERE gather_number = $1 ORDER BY id
                    """, [.integer(gather.number)]
                ) { row throws(StorageError) in
                    try json.player(row, team: try row.utf8(6))
                }
            }
            return .json(json)
        }
    }
}

/// The values of a player that follow the rules of `Domain`.
private struct PlayerValues: Sendable {
    let parameters: [SQLParameter]

    init(_ body: PlayerBody) throws(InvalidRequest) {
        func check<Value>(_ text: String, _ value: Value?) throws(InvalidRequest) -> Value {
            guard let value else { throw InvalidRequest(response: .invalid(text)) }
            return value
        }
        let name = try check(
            "A name has 1 to \(PlayerName.maximumLength) characters.", PlayerName(body.name))
        var (age, team): (Age?, FavouriteTeam?)
        var (skill, position): (Skill?, Position?)
        if let years = body.age {
            let allowed = Age.allowed
            age = try check(
                "An age is from \(allowed.lowerBound) to \(allowed.upperBound).", Age(years))
        }
        if let text = body.skill {
            skill = try check("A skill is \(Self.list(Skill.self)).", Skill(rawValue: text))
        }
        if let text = body.preferredPosition {
            position = try check(
                "A position is \(Self.list(Position.self)).", Position(rawValue: text))
        }
        // The original app clears a team with an empty text.
        if let text = body.favouriteTeam, !text.isEmpty {
            team = try check(
                "A favourite team has 1 to \(FavouriteTeam.maximumLength) characters.",
                FavouriteTeam(text))
        }
        parameters = [
            .text(name.text), .optional(age?.years), .optional(skill?.rawValue),
            .optional(position?.rawValue), .optional(team?.text),
        ]
    }

    /// Returns whether a row with `playerColumns` has these values.
    func areStored(in row: any SQLRow) throws(StorageError) -> Bool {
        for (column, parameter) in zip(Int32(1)..., parameters) {
            switch parameter {
            case .integer(let number): guard try row.integer(column) == number else { return false }
            case .text(let text):
                guard let stored = try row.utf8(column), stored.elementsEqual(text.utf8)
                else { return false }
            case .null:
                let isNull = try column == 2 ? row.integer(2) == nil : row.utf8(column) == nil
                guard isNull else { return false }
            }
        }
        return true
    }

    private static func list<Value: CaseIterable & RawRepresentable<String>>(
        _: Value.Type
    ) -> String {
        Value.allCases.map(\.rawValue).joined(separator: ", ")
    }
}

extension JSONWriter {
    /// Writes a row with `playerColumns`.
    mutating func player(
        _ row: any SQLRow, team: UnsafeBufferPointer<UInt8>? = nil
    ) throws(StorageError) {
        let (id, age) = (try row.integer(0), try row.integer(2))
        let (name, skill) = (try row.utf8(1), try row.utf8(3))
        let (position, favourite) = (try row.utf8(4), try row.utf8(5))
        object {
            $0.field("id", id)
            $0.field("name", utf8: name)
            $0.field("age", age)
            $0.field("skill", utf8: skill)
            $0.field("preferredPosition", utf8: position)
            $0.field("favouriteTeam", utf8: favourite)
            $0.field("team", utf8: team)
        }
    }
}
