import Domain
import Platform
import ServiceAPI

/// The requests for gathers.
extension WebService {
    func gathers(_ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            .json(
                try Self.gathers(
                    "WHERE gathers.user_number = $1 ORDER BY gathers.number", [.integer(user)],
                    connection))
        }
    }

    func gathers(ofPlayer id: Int64, _ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            guard try Self.hasPlayer(id, user, connection) else { return .notFound }
            return .json(
                try Self.gathers(
                    """
                    JOIN gather_players ON gather_players.gather_number = gathers.number
                    WHERE player_id = $1 ORDER BY gathers.number
                    """, [.integer(id)], connection))
        }
    }

    func createGather(_ request: HTTPRequest) -> HTTPAnswer {
        write(request, GatherBody.self, validate: GatherValues.init) {
            connection, user, values throws(StorageError) in
            let id = UUID()
            try connection.run(
                "INSERT INTO gathers (id, user_number, score, winner_team) VALUES ($1, $2, $3, $4)",
                [.text(id.uuidString), .integer(user)] + values.parameters)
            return .created(.updateGather(id))
        }
    }

    func updateGather(_ id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, GatherBody.self, validate: GatherValues.init) {
            connection, user, values throws(StorageError) in
            let count = try connection.run(
                """
                UPDATE gathers SET score = $1, winner_team = $2 WHERE id = $3 AND user_number = $4
                """, values.parameters + [.text(id.uuidString), .integer(user)])
            return count == 1 ? .done : .notFound
        }
    }

    func deleteGather(_ id: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request) { connection, user throws(StorageError) in
            let count = try connection.run(
                "DELETE FROM gathers WHERE id = $1 AND user_number = $2",
                [.text(id.uuidString), .integer(user)])
            return count == 1 ? .done : .notFound
        }
    }

    func addPlayer(_ player: Int64, to gather: UUID, _ request: HTTPRequest) -> HTTPAnswer {
        write(request, TeamBody.self, validate: Self.team) {
            connection, user, team throws(StorageError) in
            guard let gather = try Self.gather(gather, of: user, connection),
                try Self.hasPlayer(player, user, connection)
            else { return .notFound }
            let count = try connection.run(
                """
                INSERT INTO gather_players (gather_number, player_id, team) VALUES ($1, $2, $3)
                ON CONFLICT DO NOTHING
                """, [.integer(gather), .integer(player), .text(team)])
            return count == 1 ? HTTPResponse(status: 200) : .alreadyInGather
        }
    }

    /// Returns the number of a user's gather, or nil if the user has no such gather.
    static func gather(
        _ id: UUID, of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Int64? {
        try connection.integer(
            "SELECT number FROM gathers WHERE id = $1 AND user_number = $2",
            [.text(id.uuidString), .integer(user)])
    }

    private static func hasPlayer(
        _ id: Int64, _ user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> Bool {
        try connection.integer(
            "SELECT id FROM players WHERE id = $1 AND user_number = $2",
            [.integer(id), .integer(user)]) != nil
    }

    private static func gathers(
        _ clauses: String, _ parameters: [SQLParameter], _ connection: any SQLConnection
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

/// The values of a gather that follow the rules of `Domain`.
private struct GatherValues: Sendable {
    let parameters: [SQLParameter]

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
        parameters = [
            .optional(score.flatMap(\.self)?.text), .optional(winner.flatMap(\.self)?.rawValue),
        ]
    }

    private static func score(_ text: String) -> Score? {
        let goals = text.split(separator: "-", omittingEmptySubsequences: false).map {
            NumberEntry(String($0)).value
        }
        guard goals.count == 2, let a = goals[0], let b = goals[1] else { return nil }
        return Score(a: a, b: b)
    }
}
