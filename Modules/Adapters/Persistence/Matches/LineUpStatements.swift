import Domain
import SQLite

private enum LineUpColumn: Int32, ResultColumn {
    case playerID, name, position, team

    var sql: String {
        switch self {
        case .playerID: "player_id"
        case .name: "name"
        case .position: "position"
        case .team: "team"
        }
    }
}

private enum PlayerIDColumn: Int32, ResultColumn {
    case value

    var sql: String { "value" }
}

private enum MatchNumberColumn: Int32, ResultColumn {
    case number

    var sql: String { "match_number" }
}

/// The statements for the line-up of a match.
enum LineUpStatements {
    static let copy = RowCopy(
        table: "line_up_entries",
        columns: ["match_number", "place"] + LineUpColumn.allCases.map(\.sql))

    /// Stores a line-up. The identifier of a deleted or another user's player becomes NULL.
    static func insert(
        _ lineUp: LineUp, match: Int64, user: Int64, _ database: Database
    ) throws(StorageError) {
        for (place, entry) in lineUp.entries.enumerated() {
            try database.run(
                """
                INSERT INTO line_up_entries
                    (match_number, place, player_id, name, position, team)
                VALUES (?, ?, (SELECT id FROM players WHERE id = ? AND user = ?), ?, ?, ?)
                """,
                [
                    .integer(match), .integer(Int64(place)), .optional(entry.playerID?.number),
                    .integer(user), .text(entry.name), .optional(entry.position?.rawValue),
                    .text(entry.team.rawValue),
                ])
        }
    }

    /// Replaces the line-up of a match.
    static func replace(
        _ lineUp: LineUp, match: Int64, user: Int64, _ database: Database
    ) throws(StorageError) {
        try database.run(
            "DELETE FROM line_up_entries WHERE match_number = ?", [.integer(match)])
        try insert(lineUp, match: match, user: user, database)
    }

    /// Stores the identifiers of new players in the line-ups in which they already are, because
    /// they were deleted before or came later than the matches.
    static func addReferences(
        to players: Set<PlayerID>, of user: Int64, _ database: Database
    ) throws(StorageError) {
        guard !players.isEmpty else { return }
        // The events name all players. The text of a damaged one may not be valid JSON.
        let query = MatchNumberColumn.select(
            """
            FROM match_events JOIN matches ON number = match_number
            WHERE user = ? AND number IN (
                SELECT match_number FROM line_up_entries WHERE player_id IS NULL)
            AND instr(change, '"player"') AND CASE WHEN json_valid(change) THEN EXISTS (
                SELECT 1 FROM json_tree(change)
                WHERE key = 'player' AND atom IN (SELECT value FROM json_each(?))) END
            GROUP BY match_number
            """)
        let numbers = try database.all(query, [.integer(user), .text(Array(players).json)]) {
            row throws(StorageError) in try row.integer(.number)
        }
        for number in numbers {
            guard let match = try DamagedMatches.match(number, of: user, database) else {
                continue
            }
            try replace(match.lineUp, match: number, user: user, database)
        }
    }

    /// Returns the identifiers that are not those of a user's players.
    static func unknown(
        _ players: [PlayerID], of user: Int64, _ database: Database
    ) throws(StorageError) -> Set<PlayerID> {
        let query = PlayerIDColumn.select(
            """
            FROM json_each(?)
            WHERE NOT EXISTS (SELECT 1 FROM players WHERE id = value AND user = ?)
            """)
        let unknown = try database.all(query, [.text(players.json), .integer(user)]) {
            row throws(StorageError) in PlayerID(try row.integer(.value))
        }
        return Set(unknown)
    }

    /// Throws `.damaged` if a player is not stored, but has a copy.
    static func verify(
        _ players: [PlayerID], of user: Int64, _ database: Database
    ) throws(StorageError) {
        let unknown = try unknown(players, of: user, database)
        guard !unknown.isEmpty else { return }
        let copied = try database.integer(
            """
            SELECT 1 FROM players INDEXED BY players_copy
            WHERE user = ? AND id IN (SELECT value FROM json_each(?))
            """, [.integer(user), .text(Array(unknown).json)])
        guard copied == nil else { throw .damaged }
    }

    /// Returns the entries of the line-up of a match.
    static func entries(
        of match: Int64, _ database: Database
    ) throws(StorageError) -> [LineUpEntry] {
        let query = LineUpColumn.select(
            "FROM line_up_entries WHERE match_number = ? ORDER BY place")
        return try database.all(query, [.integer(match)]) { row throws(StorageError) in
            try entry(row)
        }
    }

    private static func entry(_ row: Row<LineUpColumn>) throws(StorageError) -> LineUpEntry {
        guard let team = Team(rawValue: try row.text(.team)) else { throw .damaged }
        var position: Position?
        if let stored = try row.optionalText(.position) {
            position = Position(rawValue: stored)
            guard position != nil else { throw .damaged }
        }
        return LineUpEntry(
            playerID: try row.optionalInteger(.playerID).map { PlayerID($0) },
            name: try row.text(.name), position: position, team: team)
    }
}

extension [PlayerID] {
    /// The identifiers as a list in JSON.
    fileprivate var json: String { "[\(map { String($0.number) }.joined(separator: ","))]" }
}
