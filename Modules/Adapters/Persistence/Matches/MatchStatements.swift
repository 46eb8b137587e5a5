import Domain
import Platform

/// The columns of a match.
enum MatchColumn: Int32, ResultColumn {
    case number, id, startedWall, startedUptime, startedBoot, endedWall, endedUptime, endedBoot
    case scoreA, scoreB
    case clockState, clockDuration, clockRemaining, clockSinceWall, clockSinceUptime, clockSinceBoot

    var sql: String {
        switch self {
        case .number: "number"
        case .id: "id"
        case .startedWall: "started_wall"
        case .startedUptime: "started_uptime"
        case .startedBoot: "started_boot"
        case .endedWall: "ended_wall"
        case .endedUptime: "ended_uptime"
        case .endedBoot: "ended_boot"
        case .scoreA: "score_a"
        case .scoreB: "score_b"
        case .clockState: "clock_state"
        case .clockDuration: "clock_duration"
        case .clockRemaining: "clock_remaining"
        case .clockSinceWall: "clock_since_wall"
        case .clockSinceUptime: "clock_since_uptime"
        case .clockSinceBoot: "clock_since_boot"
        }
    }
}

private enum NumberColumn: Int32, ResultColumn {
    case number

    var sql: String { "number" }
}

/// The statements for the matches of a user.
enum MatchStatements {
    /// Returns the match in progress, or nil if there is none.
    ///
    /// - Throws: `.damaged` if it breaks the rules.
    static func current(of user: Int64, _ database: Database) throws(StorageError) -> Match? {
        let number = try database.integer(
            "SELECT number FROM matches WHERE user = ? AND winner IS NULL", [.integer(user)])
        guard let number else { return nil }
        let query = MatchColumn.select("FROM matches WHERE number = ?")
        return try database.first(query, [.integer(number)]) { row throws(StorageError) in
            let head = try SharedColumns(row, database)
            return Match(
                id: head.id, startedAt: head.startedAt, lineUp: head.lineUp, score: head.score,
                clock: try MatchClock(row))
        }
    }

    /// Returns the numbers of finished matches, the newest first.
    ///
    /// - Parameter limit: The largest number of matches, or nil for all.
    static func finishedNumbers(
        of user: Int64, limit: Int?, _ database: Database
    ) throws(StorageError) -> [Int64] {
        let query = NumberColumn.select(
            "FROM matches WHERE user = ? AND winner IS NOT NULL ORDER BY number DESC LIMIT ?")
        // SQLite reads a negative limit as none.
        let limit = limit.map { Int64(max(0, $0)) } ?? -1
        return try database.all(query, [.integer(user), .integer(limit)]) {
            row throws(StorageError) in try row.integer(.number)
        }
    }

    /// Returns a finished match.
    ///
    /// - Throws: `.damaged` if it breaks the rules.
    static func finished(
        _ number: Int64, _ database: Database
    ) throws(StorageError) -> FinishedMatch? {
        let query = MatchColumn.select("FROM matches WHERE number = ?")
        return try database.first(query, [.integer(number)]) { row throws(StorageError) in
            let head = try SharedColumns(row, database)
            return FinishedMatch(
                id: head.id, startedAt: head.startedAt,
                endedAt: try Moment(row, .endedWall, .endedUptime, .endedBoot),
                lineUp: head.lineUp, score: head.score)
        }
    }

    /// Stores a new match and returns its number.
    static func insert(
        _ id: UUID, of user: Int64, at now: Moment, _ database: Database
    ) throws(StorageError) -> Int64 {
        let row =
            [.id: .blob(id.bytes)] + now.columns(.startedWall, .startedUptime, .startedBoot)
            + Score().columns + MatchClock().columns
        let sql = """
            INSERT INTO matches (user, \(row.columns)) VALUES (?, \(row.parameters))
            RETURNING number
            """
        let number = try database.integer(sql, [.integer(user)] + row.values)
        guard let number else { throw .unavailable }
        return number
    }

    /// Stores a finished match.
    ///
    /// - Parameter number: A number that no stored match has.
    static func insert(
        _ match: FinishedMatch, as number: Int64, of user: Int64, _ database: Database
    ) throws(StorageError) {
        let row =
            [.number: .integer(number), .id: .blob(match.id.bytes)]
            + match.startedAt.columns(.startedWall, .startedUptime, .startedBoot)
            + match.endedAt.columns(.endedWall, .endedUptime, .endedBoot)
            + match.score.columns + MatchClock().columns
        let sql = """
            INSERT INTO matches (user, winner, \(row.columns)) VALUES (?, ?, \(row.parameters))
            """
        try database.run(sql, [.integer(user), .text(match.winner.rawValue)] + row.values)
    }

    /// Stores the score and the clock of the match in progress.
    ///
    /// - Throws: `.notFound` if `match` is not in progress.
    static func save(_ match: Match, of user: Int64, _ database: Database) throws(StorageError) {
        let row = match.score.columns + match.clock.columns
        let sql = """
            UPDATE matches SET \(row.assignments) WHERE id = ? AND user = ? AND winner IS NULL
            """
        let key = [SQLValue.blob(match.id.bytes), .integer(user)]
        guard try database.run(sql, row.values + key) == 1 else { throw .notFound }
    }

    /// Ends the match in progress with the stored score.
    static func end(of user: Int64, at now: Moment, _ database: Database) throws(StorageError) {
        let winners = [Winner.teamA, .teamB, .draw].map { SQLValue.text($0.rawValue) }
        let end = now.columns(.endedWall, .endedUptime, .endedBoot)
        let sql = """
            UPDATE matches SET
                winner = CASE WHEN score_a > score_b THEN ? WHEN score_a < score_b THEN ?
                    ELSE ? END, \(end.assignments)
            WHERE user = ? AND winner IS NULL
            """
        do throws(StorageError) {
            try database.run(sql, winners + end.values + [.integer(user)])
        } catch {
            // SQLite stores no row again that has a value of a wrong type.
            guard error == .damaged, database.isRepairing else { throw error }
            try database.run(
                "DELETE FROM matches WHERE user = ? AND winner IS NULL", [.integer(user)])
        }
    }

    /// The values that matches in progress and finished matches share.
    private struct SharedColumns {
        let id: UUID
        let startedAt: Moment
        let lineUp: LineUp
        let score: Score

        init(_ row: Row<MatchColumn>, _ database: Database) throws(StorageError) {
            let number = try row.integer(.number)
            guard
                let id = UUID(bytes: try row.blob(.id)),
                let lineUp = LineUp(try LineUpStatements.entries(of: number, database)),
                let score = Score(
                    a: Int(try row.integer(.scoreA)), b: Int(try row.integer(.scoreB)))
            else { throw .damaged }
            self.id = id
            startedAt = try Moment(row, .startedWall, .startedUptime, .startedBoot)
            self.lineUp = lineUp
            self.score = score
        }
    }
}

extension Score {
    fileprivate var columns: ColumnValues<MatchColumn> {
        [.scoreA: .integer(Int64(a)), .scoreB: .integer(Int64(b))]
    }
}
