import Domain
import SQLite

/// The statements for the matches of one player.
enum PlayerMatchStatements {
    /// Returns the matches of a player that started last, without those that are damaged.
    static func matches(
        of player: PlayerID, user: Int64, limit: Int, _ database: Database
    ) throws(StorageError) -> [PlayerMatch] {
        let values = [SQLValue.integer(user), .integer(player.number)]
        let entries =
            "FROM line_up_entries INDEXED BY line_up_entries_by_player WHERE player_id = ?2"
        // The matches of a player with many are found sooner among the newest of all players.
        let isFrequent = try database.integer(
            "SELECT count(*) > 1000 FROM (SELECT ?1 \(entries) LIMIT 1001)", values)
        let source =
            isFrequent == 1
            ? """
            INDEXED BY matches_by_start WHERE EXISTS (
                SELECT 1 FROM line_up_entries WHERE match_number = number AND player_id = ?2)
            """ : "NOT INDEXED WHERE number IN (SELECT match_number \(entries))"
        let query = MatchSummaryColumn.select(
            """
            FROM matches \(source) AND user = ?1 AND \(MatchStatements.isFinished)
            ORDER BY started_wall DESC, number DESC LIMIT ?3
            """)
        let matches = try database.all(query, values + [.integer(Int64(max(0, limit)))]) {
            row throws(StorageError) in (try row.integer(.number), try? MatchSummary(row))
        }
        var found: [PlayerMatch] = []
        for case (let number, let match?) in matches {
            let team = try database.text(
                """
                SELECT team FROM line_up_entries WHERE match_number = ? AND player_id = ?
                    AND NOT \(LineUpStatements.copy.isDifferent)
                """, [.integer(number), .integer(player.number)])
            if let team = team.flatMap({ Team(rawValue: $0) }) {
                found.append(PlayerMatch(match, team: team))
            }
        }
        return found
    }
}
