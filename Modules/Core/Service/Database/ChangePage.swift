import Domain
import Records
import ServiceAPI

/// The changes of a user's rows in a range of versions. A version is in one page as a whole.
struct ChangePage {
    /// The number of changes, and the bytes of events and of changes of records, after which a page
    /// ends.
    private static let limit = (rows: Int64(500), bytes: Int64(256 * 1_024))

    private let user: Int64
    private let first: Int64
    private let last: Int64
    private let hasMore: Bool

    /// Finds the end of a page.
    ///
    /// - Parameters:
    ///   - version: The version before the page.
    ///   - account: The current version of the account.
    init(
        after version: Int64, account: Int64, of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) {
        var (rows, bytes) = (Int64(0), Int64(0))
        var last = version
        try connection.run(
            """
            SELECT version, 0 FROM players
                WHERE user_number = $1 AND version > $2 AND has_changes = 0
            UNION ALL SELECT version, 0 FROM gathers WHERE user_number = $3 AND version > $4
            UNION ALL SELECT version, 0 FROM deletions WHERE user_number = $5 AND version > $6
            UNION ALL SELECT version, length(event) FROM gather_events
                WHERE user_number = $7 AND version > $8
            UNION ALL SELECT version, length(change) FROM record_changes
                WHERE user_number = $9 AND version > $10
            ORDER BY 1 LIMIT \(Self.limit.rows)
            """,
            [user, version, user, version, user, version, user, version, user, version]
                .map { .integer($0) }
        ) { row throws(StorageError) in
            rows += 1
            if bytes < Self.limit.bytes { last = try row.integer(0) ?? last }
            bytes += try row.integer(1) ?? 0
        }
        hasMore = rows == Self.limit.rows || bytes >= Self.limit.bytes
        self.user = user
        first = version
        self.last = hasMore ? last : account
    }

    /// Returns the rows as JSON.
    func json(epoch: Int64, _ connection: any SQLConnection) throws(StorageError) -> JSONWriter {
        let parameters: [RecordValue] = [.integer(user), .integer(first), .integer(last)]
        var json = JSONWriter()
        try json.object { json throws(StorageError) in
            json.field("version", ChangeVersion(epoch: epoch, number: last).description)
            json.field("more", hasMore)
            try writeGathers(&json, parameters, connection)
            try writeEvents(&json, parameters, connection)
            try writeDeletions(&json, parameters, connection)
            try json.array("records") { json throws(StorageError) in
                try connection.run(
                    """
                    SELECT \(StoredPlayers.columns) FROM players
                    WHERE has_changes = 0 AND \(Self.range(of: "players"))
                    """, parameters
                ) { row throws(StorageError) in try json.firstChange(row) }
                try connection.run(
                    """
                    SELECT change FROM record_changes WHERE \(Self.range(of: "record_changes"))
                    """, parameters
                ) { row throws(StorageError) in json.value(json: try row.text(0)) }
            }
        }
        return json
    }

    private static func range(of table: String) -> String {
        """
        \(table).user_number = $1 AND \(table).version > $2 AND \(table).version <= $3
        ORDER BY \(table).version
        """
    }

    /// Writes the gathers without events.
    private func writeGathers(
        _ json: inout JSONWriter, _ parameters: [RecordValue], _ connection: any SQLConnection
    ) throws(StorageError) {
        var players: [String: [(id: Int64, team: String)]] = [:]
        try connection.run(
            """
            SELECT gathers.id, player_id, team FROM gathers
            JOIN gather_players ON gather_number = number
            WHERE has_events = 0 AND \(Self.range(of: "gathers")), player_id
            """, parameters
        ) { row throws(StorageError) in
            players[try row.text(0), default: []].append(
                (try row.integer(1) ?? 0, try row.text(2)))
        }
        try json.array("gathers") { json throws(StorageError) in
            try connection.run(
                """
                SELECT id, score, winner_team, created_at FROM gathers
                WHERE has_events = 0 AND \(Self.range(of: "gathers"))
                """, parameters
            ) { row throws(StorageError) in
                let (id, createdAt) = (try row.text(0), try row.integer(3))
                let (score, winner) = (try row.utf8(1), try row.utf8(2))
                json.object {
                    $0.field("id", id)
                    $0.field("score", utf8: score)
                    $0.field("winnerTeam", utf8: winner)
                    $0.field("createdAt", createdAt)
                    $0.array("players") { json in
                        for player in players[id] ?? [] {
                            json.object {
                                $0.field("id", player.id)
                                $0.field("team", player.team)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Writes the events by gather.
    private func writeEvents(
        _ json: inout JSONWriter, _ parameters: [RecordValue], _ connection: any SQLConnection
    ) throws(StorageError) {
        var ids: [String] = []
        var events: [String: [String]] = [:]
        try connection.run(
            """
            SELECT gathers.id, event FROM gather_events JOIN gathers ON number = gather_number
            WHERE \(Self.range(of: "gather_events"))
            """, parameters
        ) { row throws(StorageError) in
            let id = try row.text(0)
            if events[id] == nil { ids.append(id) }
            events[id, default: []].append(try row.text(1))
        }
        json.array("matches") { json in
            for id in ids {
                json.object {
                    $0.field("id", id)
                    $0.array("events") { json in
                        for event in events[id] ?? [] { json.value(json: event) }
                    }
                }
            }
        }
    }

    private func writeDeletions(
        _ json: inout JSONWriter, _ parameters: [RecordValue], _ connection: any SQLConnection
    ) throws(StorageError) {
        try json.array("deletedGathers") { json throws(StorageError) in
            try connection.run(
                """
                SELECT gather_id FROM deletions
                WHERE gather_id IS NOT NULL AND \(Self.range(of: "deletions"))
                """, parameters
            ) { row throws(StorageError) in json.value(try row.text(0)) }
        }
    }
}
