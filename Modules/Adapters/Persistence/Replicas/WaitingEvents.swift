import Domain
import FoundationEssentials
import SQLite

private enum WaitingColumn: Int32, ResultColumn {
    case device, sequence

    var sql: String { "\(self)" }
}

private enum WaitingMatchColumn: Int32, ResultColumn {
    case number

    var sql: String { "match_number" }
}

/// The events of matches that a server does not have yet.
enum WaitingEvents {
    /// Marks an event of a replica of a server's account. The server checks the passwords of such
    /// accounts, so they are stored without one.
    static func add(
        _ id: MatchEvent.ID, of match: Int64, _ database: Database
    ) throws(StorageError) {
        try database.run(
            """
            INSERT OR IGNORE INTO waiting_events
            SELECT matches.number, ?, ?, 'waiting' FROM matches
            JOIN users ON users.number = user AND password_hash = '' WHERE matches.number = ?
            """, [.blob(id.device.bytes), .integer(id.sequence), .integer(match)])
    }

    /// Removes the marks of events that the server has.
    static func remove(
        _ events: [MatchEvent], of match: Int64, _ database: Database
    ) throws(StorageError) {
        for event in events {
            try database.run(
                """
                DELETE FROM waiting_events WHERE match_number = ? AND device = ? AND sequence = ?
                """,
                [.integer(match), .blob(event.id.device.bytes), .integer(event.id.sequence)])
        }
    }

    /// Removes the marks of a match.
    static func removeAll(of match: Int64, _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM waiting_events WHERE match_number = ?", [.integer(match)])
    }

    /// Marks all events of the matches that are not results of the server without events. Such a
    /// result has the identifier of its match as the device, and one moment.
    static func addAll(of user: Int64, _ database: Database) throws(StorageError) {
        try database.run(
            """
            INSERT OR IGNORE INTO waiting_events
            SELECT match_number, device, sequence, 'waiting' FROM match_events
            WHERE match_number IN (
                SELECT number FROM match_events JOIN matches ON number = match_number
                WHERE user = ?1
                    AND (device <> id OR started_boot <> '' OR ended_wall IS NOT started_wall)
                UNION SELECT number FROM waiting_events JOIN matches ON number = match_number
                WHERE user = ?1)
            """, [.integer(user)])
    }

    /// Returns whether events of a match have marks.
    static func hasMarks(_ match: Int64, _ database: Database) throws(StorageError) -> Bool {
        try database.integer(
            "SELECT 1 FROM waiting_events WHERE match_number = ? LIMIT 1", [.integer(match)]) != nil
    }

    /// Returns the numbers of matches with events that wait, those in progress last.
    static func matches(of user: Int64, _ database: Database) throws(StorageError) -> [Int64] {
        let query = WaitingMatchColumn.select(
            """
            FROM waiting_events JOIN matches ON number = match_number
            WHERE user = ? AND state = 'waiting'
            GROUP BY match_number ORDER BY winner IS NULL, match_number
            """)
        return try database.all(query, [.integer(user)]) {
            row throws(StorageError) in try row.integer(.number)
        }
    }

    /// Returns those of the events of a match that wait or were refused.
    static func events(
        among events: [MatchEvent], of number: Int64, _ database: Database
    ) throws(StorageError) -> [MatchEvent] {
        let query = WaitingColumn.select("FROM waiting_events WHERE match_number = ?")
        let ids = try database.all(query, [.integer(number)]) {
            row throws(StorageError) -> MatchEvent.ID? in
            guard let device = UUID(bytes: try row.blob(.device)) else { return nil }
            return MatchEvent.ID(device: device, sequence: try row.integer(.sequence))
        }
        let waiting = Set(ids.compactMap(\.self))
        return events.filter { waiting.contains($0.id) }
    }

    /// Marks events of a match that wait as refused.
    static func refuse(
        _ events: [MatchEvent], of match: Int64, _ database: Database
    ) throws(StorageError) {
        for event in events {
            try database.run(
                """
                UPDATE waiting_events SET state = 'refused'
                WHERE match_number = ? AND device = ? AND sequence = ?
                """,
                [.integer(match), .blob(event.id.device.bytes), .integer(event.id.sequence)])
        }
    }

    /// Lets the events of a user that were refused wait again.
    static func retry(of user: Int64, _ database: Database) throws(StorageError) {
        try database.run(
            """
            UPDATE waiting_events SET state = 'waiting' WHERE state = 'refused'
            AND match_number IN (SELECT number FROM matches WHERE user = ?)
            """, [.integer(user)])
    }

    /// Returns the number of events in a state.
    static func count(
        _ state: ExchangeState, of user: Int64, _ database: Database
    ) throws(StorageError) -> Int {
        let count = try database.integer(
            """
            SELECT count(*) FROM waiting_events JOIN matches ON number = match_number
            WHERE user = ? AND state = ?
            """, [.integer(user), .text(state.rawValue)])
        return Int(count ?? 0)
    }
}
