import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The requests for players.
extension WebService {
    /// A statement that adds a player to a user who has fewer than the limit, with the next
    /// version. The account does not change between this statement and the one that counts the
    /// player.
    private static let playerInsertion: String = {
        let values = PlayerField.allCases.enumerated().map { index, field in
            field.description.expression(parameter: index + 1)
        }
        return """
            INSERT INTO players (\(StoredPlayers.columns), user_number, version)
            SELECT (SELECT id FROM next_player), \(values.joined(separator: ", ")), number, version + 1
            FROM users
            WHERE number = $\(values.count + 1) AND player_count < $\(values.count + 2)
            RETURNING id
            """
    }()

    func players(_ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            var json = JSONWriter()
            try json.array { json throws(StorageError) in
                try connection.run(
                    "SELECT \(StoredPlayers.columns) FROM players WHERE user_number = $1 ORDER BY id",
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
        let change = newChange(of: PlayerID(id))
        return write(request, PlayerBody.self, validate: Self.player) {
            connection, user, player throws(StorageError) in
            let stored = try StoredPlayers(user: user, connection: connection).row(PlayerID(id))
            guard let stored else { return .notFound }
            let new = ArchivedRecord(player).values
            var values: [String: ArchivedRecord.Value?] = [:]
            for name in PlayerField.allCases.map(\.description.name)
            where !new[name].isIdentical(to: stored.values[name]) {
                values[name] = .some(new[name])
            }
            // A repeated request must not look like a change.
            guard !values.isEmpty else { return .done }
            let changes = StoredRecordChanges(user: user, connection: connection)
            return try changes.add(change, values: values) ?? .done
        }
    }

    func deletePlayer(_ id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        let change = newChange(of: PlayerID(id))
        return write(request) { connection, user throws(StorageError) in
            let stored = try StoredPlayers(user: user, connection: connection).row(PlayerID(id))
            guard stored != nil else { return .notFound }
            let changes = StoredRecordChanges(user: user, connection: connection)
            return try changes.add(change, values: [:], isDeleted: true) ?? .done
        }
    }

    /// Returns a change without values, made before the transaction, which can run again.
    private func newChange(of player: PlayerID) -> RecordChange {
        RecordChange(
            counter: 0, device: player.uuid, wall: time.now().wall, kind: Player.kind.name,
            record: player.uuid, values: [:])
    }

    func players(ofGather id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            guard let gather = try PlainGather(id, of: user, connection) else { return .notFound }
            var json = JSONWriter()
            // SQLite uses no index for the term with a sign, so that the other players are not
            // read.
            try json.array { json throws(StorageError) in
                try connection.run(
                    """
                    SELECT \(StoredPlayers.columns), team FROM gather_players
                    JOIN players ON players.id = gather_players.player_id
                    WHERE gather_number = $1 AND +players.user_number = $2 ORDER BY id
                    """, [.integer(gather.number), .integer(user)]
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
