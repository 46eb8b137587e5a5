import Domain
import FoundationEssentials
import SQLite

/// The columns of a match. All except the first two are computed from its events.
enum MatchColumn: Int32, ResultColumn {
    case number, id, startedWall, startedUptime, startedBoot, endedWall, endedUptime, endedBoot
    case scoreA, scoreB, winner, isDeleted
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
        case .winner: "winner"
        case .isDeleted: "is_deleted"
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
    static let copy = RowCopy(
        table: "matches", columns: ["user"] + MatchColumn.allCases.map(\.sql))
    /// A condition for finished matches that were not deleted, as in the indexes of `matches`.
    static let isFinished = "winner IS NOT NULL AND is_deleted = 0"

    /// Returns the number of the match in progress, or nil if there is none.
    static func currentNumber(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> Int64? {
        let values = [SQLValue.integer(user)]
        let indexed = try database.integer(
            "SELECT number FROM matches WHERE user = ? AND winner IS NULL", values)
        if let indexed { return indexed }
        // A damaged index can have lost the match, which is one of the newest.
        return try database.integer(
            """
            SELECT number FROM matches NOT INDEXED
            WHERE number > (SELECT max(number) FROM matches) - 20 AND user = ? AND winner IS NULL
            """, values)
    }

    /// Returns the number of a match, or nil if the user has no such match.
    static func number(
        of id: Match.ID, of user: Int64, _ database: Database
    ) throws(StorageError) -> Int64? {
        try database.integer(
            "SELECT number FROM matches WHERE id = ? AND user = ?",
            [.blob(id.bytes), .integer(user)])
    }

    /// Returns the identifier with which a user has a match of another database. It is another one
    /// if an earlier version imported the match while another user had it.
    static func id(
        _ id: Match.ID, for user: Int64, _ userID: [UInt8], _ database: Database
    ) throws(StorageError) -> Match.ID {
        let combined = id.combined(with: userID)
        guard try number(of: id, of: user, database) == nil,
            try number(of: combined, of: user, database) != nil
        else { return id }
        return combined
    }

    /// Returns the identifiers of all matches.
    static func ids(of user: Int64, _ database: Database) throws(StorageError) -> [Match.ID] {
        let query = IDColumn.select("FROM matches WHERE user = ? ORDER BY number")
        return try database.all(query, [.integer(user)]) { row throws(StorageError) in
            UUID(bytes: try row.blob(.id))
        }.compactMap(\.self)
    }

    /// Returns the numbers of all matches.
    static func numbers(of user: Int64, _ database: Database) throws(StorageError) -> [Int64] {
        try database.all(NumberColumn.select("FROM matches WHERE user = ?"), [.integer(user)]) {
            row throws(StorageError) in try row.integer(.number)
        }
    }

    /// Returns the numbers of finished matches that were not deleted, the newest first.
    ///
    /// - Parameter limit: The largest number of matches, or nil for all.
    static func finishedNumbers(
        of user: Int64, limit: Int?, _ database: Database
    ) throws(StorageError) -> [Int64] {
        let limit = max(0, limit ?? .max)
        func read(_ index: String) throws(StorageError) -> [Int64] {
            let query = NumberColumn.select(
                """
                FROM matches \(index) WHERE user = ? AND \(isFinished) ORDER BY number DESC LIMIT ?
                """)
            return try database.all(query, [.integer(user), .integer(Int64(limit))]) {
                row throws(StorageError) in try row.integer(.number)
            }
        }
        let numbers = try read("")
        let size = try StoredSize.value("history_sizes", of: user, database)
        // A damaged index can have lost matches.
        return numbers.count < min(limit, size ?? 0) ? try read("NOT INDEXED") : numbers
    }

    /// Returns a match of a user, or nil if there is none with this number.
    ///
    /// - Parameter isCopy: Whether to read the copies of the events.
    /// - Throws: `.damaged` if the events break the rules.
    static func match(
        _ number: Int64, of user: Int64, isCopy: Bool = false, _ database: Database
    ) throws(StorageError) -> Match? {
        let query = MatchColumn.select("FROM matches WHERE number = ?")
        return try database.first(query, [.integer(number)]) { row throws(StorageError) in
            guard let id = UUID(bytes: try row.blob(.id)),
                let log = MatchLog(
                    try EventStatements.events(of: number, isCopy: isCopy, database),
                    device: try EventDevice.id(database))
            else { throw .damaged }
            let players = log.state.participants.compactMap(\.entry.playerID)
            return Match(
                id: id, log: log,
                deletedPlayers: try LineUpStatements.unknown(players, of: user, database))
        }
    }

    /// Returns a finished match that was not deleted from its columns, without reading its events.
    ///
    /// - Throws: `.damaged` if it breaks the rules.
    static func finished(
        _ number: Int64, _ database: Database
    ) throws(StorageError) -> FinishedMatch? {
        let query = MatchColumn.select("FROM matches WHERE number = ? AND \(isFinished)")
        return try database.first(query, [.integer(number)]) { row throws(StorageError) in
            guard
                let id = UUID(bytes: try row.blob(.id)),
                let lineUp = LineUp(try LineUpStatements.entries(of: number, database)),
                let score = Score(
                    a: Int(try row.integer(.scoreA)), b: Int(try row.integer(.scoreB)))
            else { throw .damaged }
            return FinishedMatch(
                id: id, startedAt: try Moment(row, .startedWall, .startedUptime, .startedBoot),
                endedAt: try Moment(row, .endedWall, .endedUptime, .endedBoot),
                lineUp: lineUp, score: score)
        }
    }

    /// Stores a new match with its events.
    ///
    /// - Parameter number: A number that no stored match has, or nil for the next one.
    static func insert(
        _ match: Match, as number: Int64? = nil, of user: Int64, _ database: Database
    ) throws(StorageError) {
        let row = [.number: .optional(number), .id: .blob(match.id.bytes)] + match.columns
        let sql = """
            INSERT INTO matches (user, \(row.columns)) VALUES (?, \(row.parameters))
            RETURNING number
            """
        let assigned = try database.integer(sql, [.integer(user)] + row.values)
        guard let assigned else { throw .unavailable }
        try LineUpStatements.insert(match.lineUp, match: assigned, user: user, database)
        for event in match.log.events {
            _ = try EventStatements.insert(event, into: assigned, database)
        }
    }

    /// Stores an event and the values that it changes. If other events were stored since the match
    /// was read, the event gets the next identity.
    ///
    /// - Returns: The stored match with the event.
    static func append(
        _ event: MatchEvent, to match: Match, of user: Int64, _ database: Database
    ) throws(StorageError) -> Match {
        guard let number = try number(of: match.id, of: user, database) else { throw .notFound }
        var (match, event) = (match, event)
        if try EventStatements.count(of: number, database) != match.log.events.count {
            guard let stored = try Self.match(number, of: user, database) else { throw .notFound }
            if stored.log.events.contains(event) { return stored }
            match = stored
            event = stored.log.next(event.kind, at: event.moment)
        }
        guard try EventStatements.insert(event, into: number, database) else { throw .notFound }
        let next = match.adding(event)
        try checkProgress(of: next, after: match, number, of: user, database)
        try update(next, as: number, database)
        if next.lineUp != match.lineUp {
            try LineUpStatements.replace(next.lineUp, match: number, user: user, database)
        }
        return next
    }

    /// Throws the reason why a match cannot be in progress.
    static func checkProgress(
        of match: Match, after previous: Match? = nil, _ number: Int64, of user: Int64,
        _ database: Database
    ) throws(StorageError) {
        try match.state.checkProgress(
            after: previous?.state,
            isAlone: (try currentNumber(of: user, database) ?? number) == number
        ) { () throws(StorageError) in
            try database.integer(
                """
                SELECT 1 FROM matches WHERE user = ? AND \(isFinished) AND (started_wall, number) >
                (SELECT started_wall, number FROM matches WHERE number = ?) LIMIT 1
                """, [.integer(user), .integer(number)]) == nil
        }
    }

    /// Ends the match in progress.
    static func end(of user: Int64, at now: Moment, _ database: Database) throws(StorageError) {
        guard let number = try currentNumber(of: user, database) else { return }
        if let match = try DamagedMatches.match(number, of: user, database) {
            _ = try append(match.log.next(.ended, at: now), to: match, of: user, database)
        } else {
            try endDamaged(number, at: now, database)
        }
    }

    /// Ends a match in progress whose events are damaged with the score that was stored last.
    ///
    /// - Parameter end: The end, or nil if it is not known: then the match ends at its start.
    static func endDamaged(
        _ number: Int64, at end: Moment?, _ database: Database
    ) throws(StorageError) {
        let winners = [Winner.teamA, .teamB, .draw].map { SQLValue.text($0.rawValue) }
        let end: [SQLValue] = [
            .optional(end?.wall), .optional(end?.uptime), .optional(end?.boot),
        ]
        let sql = """
            UPDATE matches SET
                winner = CASE WHEN score_a > score_b THEN ? WHEN score_a < score_b THEN ?
                    ELSE ? END,
                ended_wall = ifnull(?, started_wall), ended_uptime = ifnull(?, started_uptime),
                ended_boot = ifnull(?, started_boot)
            WHERE number = ? AND winner IS NULL
            """
        do throws(StorageError) {
            try database.run(sql, winners + end + [.integer(number)])
        } catch {
            // SQLite stores no row again that has a value of a wrong type.
            guard error == .damaged, database.isRepairing else { throw error }
            try delete(number, database)
        }
    }

    /// Returns whether the columns and the line-up of a match agree with its events.
    static func isUpToDate(
        _ match: Match, as number: Int64, _ database: Database
    ) throws(StorageError) -> Bool {
        let row = match.columns
        let found = try database.integer(
            "SELECT 1 FROM matches NOT INDEXED WHERE number = ? AND \(row.condition)",
            [.integer(number)] + row.values)
        guard found != nil else { return false }
        let entries = try DamagedMatches.skipping { () throws(StorageError) in
            try LineUpStatements.entries(of: number, database)
        }
        return entries == match.lineUp.entries
    }

    /// Stores the columns and the line-up of a match again.
    static func refresh(
        _ match: Match, as number: Int64, of user: Int64, _ database: Database
    ) throws(StorageError) {
        try update(match, as: number, database)
        try LineUpStatements.replace(match.lineUp, match: number, user: user, database)
    }

    static func delete(_ number: Int64, _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM matches WHERE number = ?", [.integer(number)])
    }

    private static func update(
        _ match: Match, as number: Int64, _ database: Database
    ) throws(StorageError) {
        let row = match.columns
        try database.run(
            "UPDATE matches SET \(row.assignments) WHERE number = ?",
            row.values + [.integer(number)])
    }
}

extension Match {
    /// The columns that are computed from the events. The clock is that of a match in progress.
    fileprivate var columns: ColumnValues<MatchColumn> {
        let end = state.endedAt
        var clock = clock
        if end != nil { clock.reset() }
        return startedAt.columns(.startedWall, .startedUptime, .startedBoot)
            + [
                .endedWall: .optional(end?.wall), .endedUptime: .optional(end?.uptime),
                .endedBoot: .optional(end?.boot), .scoreA: .integer(Int64(score.a)),
                .scoreB: .integer(Int64(score.b)),
                .winner: .optional(end == nil ? nil : score.winner.rawValue),
                .isDeleted: .integer(state.isDeleted ? 1 : 0),
            ] + clock.columns
    }
}
