import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The requests for gathers.
extension WebService {
    func gathers(_ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            .json(
                try Self.gathers(
                    "WHERE gathers.user_number = $1 AND is_deleted = 0 ORDER BY gathers.number",
                    [.integer(user)],
                    connection))
        }
    }

    func gathers(ofPlayer id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            guard try Self.hasPlayer(id, user, connection) else { return .notFound }
            // SQLite uses no index for the term with a sign, so that the other gathers are not
            // read.
            return .json(
                try Self.gathers(
                    """
                    JOIN gather_players ON gather_players.gather_number = gathers.number
                    WHERE player_id = $1 AND +gathers.user_number = $2 AND is_deleted = 0
                    ORDER BY gathers.number
                    """, [.integer(id), .integer(user)], connection))
        }
    }

    func createGather(_ request: HTTPRequest) -> HTTPAnswer {
        let (id, now) = (UUID(), time.now().wall)
        // The original app sends no body.
        return write(
            request, GatherBody.self, missing: GatherBody(), validate: GatherValues.init
        ) { connection, user, values throws(StorageError) in
            guard
                let version = try AccountChanges(user: user, connection: connection).addGather()
            else { return .tooMany("gathers", limit: AccountChanges.gatherLimit) }
            try connection.queue(
                """
                INSERT INTO gathers (id, user_number, version, created_at, score, winner_team)
                VALUES ($1, $2, $3, $4, $5, $6)
                """,
                [.text(id.uuidString), .integer(user), .integer(version), .integer(now)]
                    + values.parameters)
            return .created(.updateGather(id))
        }
    }

    func updateGather(_ id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, GatherBody.self, validate: GatherValues.init) {
            connection, user, values throws(StorageError) in
            guard let gather = try PlainGather(id, of: user, connection) else { return .notFound }
            guard !gather.hasEvents else { return .hasEvents }
            // A repeated request must not look like a change.
            guard gather.score != values.score || gather.winner != values.winner else {
                return .done
            }
            let version = try AccountChanges(user: user, connection: connection).nextVersion()
            try connection.queue(
                "UPDATE gathers SET score = $1, winner_team = $2, version = $3 WHERE number = $4",
                values.parameters + [.integer(version), .integer(gather.number)])
            return .done
        }
    }

    func deleteGather(_ id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request) { connection, user throws(StorageError) in
            let count = try connection.run(
                "DELETE FROM gathers WHERE id = $1 AND user_number = $2",
                [.text(id.uuidString), .integer(user)])
            guard count == 1 else { return .notFound }
            try AccountChanges(user: user, connection: connection).didDelete(gather: id)
            return .done
        }
    }

    func addPlayer(_ player: Int64, to gather: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, TeamBody.self, validate: Self.team) {
            connection, user, team throws(StorageError) in
            guard let gather = try PlainGather(gather, of: user, connection),
                try Self.hasPlayer(player, user, connection)
            else { return .notFound }
            guard !gather.hasEvents else { return .hasEvents }
            let count = try connection.run(
                """
                INSERT INTO gather_players (gather_number, player_id, team) VALUES ($1, $2, $3)
                ON CONFLICT DO NOTHING
                """, [.integer(gather.number), .integer(player), .text(team)])
            guard count == 1 else { return .alreadyInGather }
            let version = try AccountChanges(user: user, connection: connection).nextVersion()
            try connection.queue(
                "UPDATE gathers SET version = $1 WHERE number = $2",
                [.integer(version), .integer(gather.number)])
            return HTTPResponse(status: 200)
        }
    }

    private static func hasPlayer(
        _ id: Int64, _ user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Bool {
        try connection.integer(
            "SELECT id FROM players WHERE id = $1 AND user_number = $2",
            [.integer(id), .integer(user)]) != nil
    }

    private static func gathers(
        _ clauses: String, _ parameters: [RecordValue], _ connection: any SQLConnection
    ) throws(StorageError) -> JSONWriter {
        var json = JSONWriter()
        try json.array { json throws(StorageError) in
            try connection.run(
                """
                SELECT gathers.id, users.id, score, winner_team FROM gathers
                JOIN users ON users.number = gathers.user_number \(clauses)
                """, parameters
            ) { row throws(StorageError) in
                let (id, user) = (try row.utf8(0), try row.utf8(1))
                let (score, winner) = (try row.utf8(2), try row.utf8(3))
                json.object {
                    $0.field("id", utf8: id)
                    $0.field("userId", utf8: user)
                    $0.field("score", utf8: score)
                    $0.field("winnerTeam", utf8: winner)
                }
            }
        }
        return json
    }

    private static func team(_ body: TeamBody) throws(InvalidRequest) -> String {
        guard let team = Winner(rawValue: body.team), team != .draw else {
            throw InvalidRequest(response: .invalid("A team is Team A or Team B."))
        }
        return team.rawValue
    }
}

/// A gather that a client changes without events.
struct PlainGather {
    let number: Int64
    let hasEvents: Bool
    let score: String?
    let winner: String?

    /// Reads a gather; nil if the user has no such gather.
    init?(_ id: UUID, of user: Int64, _ connection: any SQLConnection) throws(StorageError) {
        let found = try connection.first(
            """
            SELECT number, has_events, score, winner_team FROM gathers
            WHERE id = $1 AND user_number = $2 AND is_deleted = 0
            """, [.text(id.uuidString), .integer(user)]
        ) { row throws(StorageError) in
            (
                number: try row.integer(0), hasEvents: try row.integer(1) == 1,
                score: try row.optionalText(2), winner: try row.optionalText(3)
            )
        }
        guard let found, let number = found.number else { return nil }
        self.number = number
        (hasEvents, score, winner) = (found.hasEvents, found.score, found.winner)
    }
}

/// The values of a gather that follow the rules of `Domain`.
private struct GatherValues: Sendable {
    let score: String?
    let winner: String?

    var parameters: [RecordValue] { [RecordValue(score), RecordValue(winner)] }

    init(_ body: GatherBody) throws(InvalidRequest) {
        let winner = body.winnerTeam.map { Winner(rawValue: $0) }
        guard winner != .some(nil) else {
            throw InvalidRequest(
                response: .invalid("A winner is Team A, Team B or None."))
        }
        let score = body.score.map { Self.score($0) }
        guard score != .some(nil) else {
            throw InvalidRequest(
                response: .invalid("A score is two numbers from 0 to 99, such as 3-1."))
        }
        self.score = score.flatMap(\.self)?.text
        self.winner = winner.flatMap(\.self)?.rawValue
    }

    private static func score(_ text: String) -> Score? {
        let goals = text.split(separator: "-", omittingEmptySubsequences: false).map {
            NumberEntry(String($0)).value
        }
        guard goals.count == 2, let a = goals[0], let b = goals[1] else { return nil }
        return Score(a: a, b: b)
    }
}
