import Domain
import Platform
import Records
import ServiceAPI

/// The requests for players.
extension WebService {
    /// The identifier and the fields in their order.
    static let playerColumns = "id, \(fieldColumns.joined(separator: ", "))"
    private static let fieldColumns = PlayerField.allCases.map(\.description.column)

    /// A statement that adds a player to a user who has fewer than the limit, with the next version. The account
    /// does not change between this statement and the one that counts the player.
    private static let playerInsertion: String = {
        let values = PlayerField.allCases.enumerated().map { index, field in
            field.description.expression(parameter: index + 1)
        }
        return """
            INSERT INTO players (user_number, version, \(fieldColumns.joined(separator: ", ")))
            SELECT number, version + 1, \(values.joined(separator: ", ")) FROM users
            WHERE number = $\(values.count + 1) AND player_count < $\(values.count + 2)
            RETURNING id
            """
    }()

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
        write(request, PlayerBody.self, validate: Self.player) {
            connection, user, player throws(StorageError) in
            let id = try connection.integer(
                Self.playerInsertion,
                player.values + [.integer(user), .integer(AccountChanges.playerLimit)])
            guard let id else { return .tooMany("players", limit: AccountChanges.playerLimit) }
            try AccountChanges(user: user, connection: connection).didAddPlayer()
            return .created(.updatePlayer(id))
        }
    }

    func updatePlayer(_ id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, PlayerBody.self, validate: Self.player) {
            connection, user, player throws(StorageError) in
            let stored = try connection.first(
                "SELECT \(Self.playerColumns) FROM players WHERE id = $1 AND user_number = $2",
                [.integer(id), .integer(user)]
            ) { row throws(StorageError) in
                var reader = SQLRowReader(row: row, column: 1)
                let values = try PlayerField.allCases.map { field throws(StorageError) in
                    try reader.value(of: field.description)
                }
                return zip(values, player.values).allSatisfy { $0.isIdentical(to: $1) }
            }
            guard let stored else { return .notFound }
            // A repeated request must not look like a change.
            guard !stored else { return .done }
            let version = try AccountChanges(user: user, connection: connection).nextVersion()
            let columns = ["version"] + Self.fieldColumns
            let assignments = columns.enumerated().map { "\($1) = $\($0 + 1)" }
            try connection.queue(
                """
                UPDATE players SET \(assignments.joined(separator: ", "))
                WHERE id = $\(columns.count + 1)
                """, [.integer(version)] + player.values + [.integer(id)])
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
                    try json.player(row, team: try row.utf8(Int32(PlayerField.allCases.count) + 1))
                }
            }
            return .json(json)
        }
    }
}

extension WebService {
    /// Returns the player of a body. The database assigns the identifier of a new one.
    private static func player(_ body: PlayerBody) throws(InvalidRequest) -> Player {
        do throws(InvalidFieldError) {
            return try body.record(PlayerID(0))
        } catch {
            throw InvalidRequest(response: .invalid(error.field.rule))
        }
    }
}

extension Player {
    /// The values of the fields in their order.
    fileprivate var values: [RecordValue] { PlayerField.allCases.map { $0.value(of: self) } }
}

extension RecordValue {
    /// Returns whether two values have the same bytes. Equal texts can have different ones.
    fileprivate func isIdentical(to other: Self) -> Bool {
        if case .text(let text) = self, case .text(let otherText) = other {
            return text.utf8.elementsEqual(otherText.utf8)
        }
        return self == other
    }
}

extension FieldDescription {
    /// Returns the expression for a value of a query. A parameter without a type would be a text.
    fileprivate func expression(parameter: Int) -> String {
        switch type {
        case .text, .choice: "$\(parameter)"
        case .integer, .reference: "CAST($\(parameter) AS BIGINT)"
        }
    }

    /// The rule as a sentence.
    fileprivate var rule: String {
        let article = words.first.map("aeiou".contains) == true ? "An" : "A"
        let limits =
            switch type {
            case .text(let maximum): "has 1 to \(maximum) characters"
            case .integer(let range): "is from \(range.lowerBound) to \(range.upperBound)"
            case .choice(let options): "is \(options.joined(separator: ", "))"
            case .reference(let kind): "is the number of a \(kind)"
            }
        return "\(article) \(words) \(limits)."
    }
}

/// Reads the values of fields from consecutive columns of a row.
private struct SQLRowReader {
    let row: any SQLRow
    /// The column of the next field.
    var column: Int32

    mutating func value(of field: FieldDescription) throws(StorageError) -> RecordValue {
        defer { column += 1 }
        if case .integer = field.type {
            return try row.integer(column).map(RecordValue.integer) ?? .null
        }
        return try row.utf8(column).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
    }
}

/// A member of a player's object, and its column in `playerColumns`. Made once, because a list has many.
private struct PlayerMember {
    static let all = PlayerField.allCases.enumerated().map { index, field in
        let isNumber = if case .integer = field.description.type { true } else { false }
        return Self(name: field.description.name, column: Int32(index + 1), isNumber: isNumber)
    }

    let name: String
    let column: Int32
    let isNumber: Bool
}

extension JSONWriter {
    /// Writes a row with `playerColumns`.
    mutating func player(
        _ row: any SQLRow, team: UnsafeBufferPointer<UInt8>? = nil
    ) throws(StorageError) {
        let id = try row.integer(0)
        try object { json throws(StorageError) in
            json.field("id", id)
            for field in PlayerMember.all {
                if field.isNumber {
                    json.field(field.name, try row.integer(field.column))
                } else {
                    json.field(field.name, utf8: try row.utf8(field.column))
                }
            }
            json.field("team", utf8: team)
        }
    }
}
