import Domain

/// The line-up of a match as rows.
enum StoredLineUp {
    /// A player who was deleted meanwhile, or who is another user's, is stored by name only.
    static func insert(
        _ lineUp: LineUp, match: Int64, user: Int64, _ database: Database
    ) throws(StorageError) {
        for (place, entry) in lineUp.entries.enumerated() {
            try database.run(
                """
                INSERT INTO line_up_entries
                    (match_number, place, player_id, name, position, team)
                VALUES (?, ?, (SELECT id FROM players WHERE id = ? AND user = ?), ?, ?, ?)
                """, .integer(match), .integer(Int64(place)),
                .optional(entry.player?.number), .integer(user), .text(entry.name),
                .optional(entry.position?.rawValue), .text(entry.team.rawValue))
        }
    }

    static func lineUp(of match: Int64, _ database: Database) throws(StorageError) -> LineUp {
        let entries = try database.all(
            """
            SELECT player_id, name, position, team FROM line_up_entries
            WHERE match_number = ? ORDER BY place
            """, .integer(match), read: entry)
        guard let lineUp = LineUp(entries) else { throw .damaged }
        return lineUp
    }

    private static func entry(_ row: Row) throws(StorageError) -> LineUpEntry {
        guard let team = Team(rawValue: try row.text(3)) else { throw .damaged }
        var position: Position?
        if let stored = try row.optionalText(2) {
            position = Position(rawValue: stored)
            guard position != nil else { throw .damaged }
        }
        return LineUpEntry(
            player: try row.optionalInteger(0).map { PlayerID($0) }, name: try row.text(1),
            position: position, team: team)
    }
}
