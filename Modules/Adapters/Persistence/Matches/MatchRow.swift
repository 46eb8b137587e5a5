import Domain
import Platform

/// Matches as they are stored.
enum MatchRow {
    private static let columns = """
        number, id, started_wall, started_uptime, started_boot, score_a, score_b
        """

    /// The match in progress.
    static func current(of user: Int64, _ database: Database) throws(StorageError) -> Match? {
        let found = try database.first(
            """
            SELECT \(columns), \(StoredClock.columns.joined(separator: ", "))
            FROM matches WHERE user = ? AND winner IS NULL
            """, .integer(user)
        ) { row throws(StorageError) in
            (try head(row), try StoredClock.clock(row, from: 7))
        }
        guard let (head, clock) = found else { return nil }
        return Match(
            id: head.id, startedAt: head.startedAt,
            lineUp: try StoredLineUp.lineUp(of: head.number, database), score: head.score,
            clock: clock)
    }

    /// Past matches, the newest first.
    static func finished(
        of user: Int64, limit: Int, _ database: Database
    ) throws(StorageError) -> [FinishedMatch] {
        let found = try database.all(
            """
            SELECT \(columns), ended_wall, ended_uptime, ended_boot FROM matches
            WHERE user = ? AND winner IS NOT NULL ORDER BY number DESC LIMIT ?
            """, .integer(user), .integer(Int64(max(0, limit)))
        ) { row throws(StorageError) in
            (try head(row), try StoredMoment.moment(row, from: 7))
        }
        var matches: [FinishedMatch] = []
        for (head, endedAt) in found {
            matches.append(
                FinishedMatch(
                    id: head.id, startedAt: head.startedAt, endedAt: endedAt,
                    lineUp: try StoredLineUp.lineUp(of: head.number, database), score: head.score))
        }
        return matches
    }

    /// Stores a match without score, its clock stopped.
    ///
    /// - Returns: its number.
    static func insert(
        _ id: UUID, of user: Int64, at now: Moment, _ database: Database
    ) throws(StorageError) -> Int64 {
        let values =
            [.blob(id.bytes), .integer(user)] + StoredMoment.values(now)
            + StoredClock(MatchClock()).values
        let sql = """
            INSERT INTO matches (id, user, started_wall, started_uptime, started_boot,
                \(StoredClock.columns.joined(separator: ", ")), score_a, score_b)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0) RETURNING number
            """
        var number: Int64?
        try database.each(sql, values) { row throws(StorageError) in number = try row.integer(0) }
        guard let number else { throw .unavailable }
        return number
    }

    /// Stores score and clock of the match in progress.
    ///
    /// - Throws: `.notFound` when it is another one.
    static func save(_ match: Match, of user: Int64, _ database: Database) throws(StorageError) {
        let values =
            [.integer(Int64(match.score.a)), .integer(Int64(match.score.b))]
            + StoredClock(match.clock).values + [.blob(match.id.bytes), .integer(user)]
        let sql = """
            UPDATE matches SET score_a = ?, score_b = ?,
                \(StoredClock.columns.map { "\($0) = ?" }.joined(separator: ", "))
            WHERE id = ? AND user = ? AND winner IS NULL
            """
        guard try database.run(sql, values) == 1 else { throw .notFound }
    }

    /// Ends the match in progress with the score that is stored.
    static func end(of user: Int64, at now: Moment, _ database: Database) throws(StorageError) {
        let winners = [Winner.teamA, .teamB, .none].map { SQLValue.text($0.rawValue) }
        let values = winners + StoredMoment.values(now) + [.integer(user)]
        let sql = """
            UPDATE matches SET
                winner = CASE WHEN score_a > score_b THEN ? WHEN score_a < score_b THEN ?
                    ELSE ? END,
                ended_wall = ?, ended_uptime = ?, ended_boot = ?
            WHERE user = ? AND winner IS NULL
            """
        try database.run(sql, values)
    }

    private struct Head {
        let number: Int64
        let id: UUID
        let startedAt: Moment
        let score: Score
    }

    private static func head(_ row: Row) throws(StorageError) -> Head {
        guard
            let id = UUID(bytes: try row.blob(1)),
            let score = Score(a: Int(try row.integer(5)), b: Int(try row.integer(6)))
        else { throw .damaged }
        return Head(
            number: try row.integer(0), id: id, startedAt: try StoredMoment.moment(row, from: 2),
            score: score)
    }
}
